import UIKitShim

@MainActor let searchMeasurements: [Measurement] = [
  .fact(
    "search.active", "search.cancel",
    expected: "willPresent didPresent active true willDismiss didDismiss active false"
  ) { stage in
    let search = await stage.shownSearch()
    search.isActive = true
    await stage.settle()
    stage.note("active \(search.isActive)")
    search.isActive = false
    await stage.settle()
    stage.note("active \(search.isActive)")
    return stage.trace.take("active", "Present", "Dismiss")
  },

  .fact("search.update", expected: "update() update(salt)") { stage in
    let search = await stage.shownSearch()
    search.searchBar.becomeFirstResponder()
    await stage.settle()
    search.searchBar.text = "salt"
    await stage.settle()
    let updates = stage.trace.take("update")
    search.isActive = false
    await stage.settle()
    return updates
  },

  .fact(
    "search.results",
    expected:
      "R.willAppear(false) R.didAppear(false) empty R.willDisappear(false) R.didDisappear(false)"
  ) { stage in
    let search = await stage.shownSearch()
    search.isActive = true
    await stage.settle()
    search.searchBar.text = "s"
    await stage.settle()
    stage.note("empty")
    search.searchBar.text = ""
    await stage.settle()
    let seen = stage.trace.take("R.willAppear", "R.didAppear", "R.willDis", "R.didDis", "empty")
    search.isActive = false
    await stage.settle()
    return seen
  },

  .fact("search.shows-results", expected: "shown true, by itself false") { stage in
    let search = await stage.shownSearch()
    search.showsSearchResultsController = true
    let isAutomatic = search.automaticallyShowsSearchResultsController
    search.isActive = true
    await stage.settle()
    let isShown = search.searchResultsController?.viewIfLoaded?.window != nil
    search.isActive = false
    await stage.settle()
    return "shown \(isShown), by itself \(isAutomatic)"
  },

  .fact("search.already-presenting", expected: "search, then search") { stage in
    let search = await stage.shownSearch()
    let presenter = (stage.window.rootViewController as? UINavigationController)?.topViewController
    search.isActive = true
    await stage.settle()
    let presented = label(presenter?.presentedViewController)
    presenter?.present(stage.screen("M"), animated: false)
    await stage.settle()
    let after = label(presenter?.presentedViewController)
    search.isActive = false
    await stage.settle()
    return "\(presented), then \(after)"
  },
]

extension ProbeStage {
  /// A screen A with a search in a stack, and R for its results.
  fileprivate func shownSearch() async -> UISearchController {
    let search = UISearchController(searchResultsController: screen("R"))
    let delegate = trace.keep(ProbeDelegate(trace))
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    let stack = stack("A")
    stack.topViewController?.navigationItem.searchController = search
    await show(stack)
    return search
  }
}
