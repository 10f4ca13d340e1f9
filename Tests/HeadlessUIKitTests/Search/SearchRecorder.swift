import Foundation
import HeadlessUIKit

/// Records what a search controller and its bar tell.
final class SearchRecorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  let recorder: Recorder
  var allows = true
  /// What `presentSearchController(_:)` does besides.
  var present: (UISearchController) -> Void = { _ in }

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func updateSearchResults(for searchController: UISearchController) {
    recorder.note("update(\(searchController.searchBar.text ?? "nil"))")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    recorder.note("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    recorder.note("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    recorder.note("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    recorder.note("didDismiss")
  }
  func presentSearchController(_ searchController: UISearchController) {
    recorder.note("present")
    present(searchController)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    recorder.note("shouldBegin")
    return allows
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { recorder.note("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    recorder.note("shouldEnd")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { recorder.note("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    recorder.note("textDidChange(\(searchText))")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    recorder.note("shouldChange(\(range.location),\(range.length) \(text))")
    return allows
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { recorder.note("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { recorder.note("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    recorder.note("scope(\(scope))")
  }
}

/// A stack whose root has a search controller.
@MainActor
struct SearchStage {
  let stage = Stage()
  let navigation: UINavigationController
  let root: RecordedScreen
  let results: RecordedScreen
  let search: UISearchController
  let listener: SearchRecorder

  init() {
    let stage = stage
    let root = stage.screen("A")
    let results = stage.screen("R")
    self.root = root
    self.results = results
    results.recordsMoves = false
    search = stage.run { UISearchController(searchResultsController: results) }
    navigation = stage.run { UINavigationController(rootViewController: root) }
    listener = SearchRecorder(stage.recorder)
    stage.run { root.navigationItem.searchController = search }
    stage.show(navigation)
    search.searchResultsUpdater = listener
    search.delegate = listener
  }

  var bar: UISearchBar { search.searchBar }
  var top: VisibleHierarchy.Layer? { VisibleHierarchy(window: stage.window).top }

  func write(_ text: String) throws {
    try stage.input.replaceText(in: bar.searchTextField, with: text)
    stage.clock.drain()
  }

  func cancel() throws {
    try stage.input.tap(bar.cancelButton)
    stage.clock.drain()
  }
}
