import UIKit

class OverridingSearchController: UISearchController {
  override var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { super.searchResultsUpdater }
    set { super.searchResultsUpdater = newValue }
  }
  override var delegate: (any UISearchControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var searchBar: UISearchBar { super.searchBar }
  override var searchResultsController: UIViewController? { super.searchResultsController }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override var showsSearchResultsController: Bool {
    get { super.showsSearchResultsController }
    set { super.showsSearchResultsController = newValue }
  }
  override var obscuresBackgroundDuringPresentation: Bool {
    get { super.obscuresBackgroundDuringPresentation }
    set { super.obscuresBackgroundDuringPresentation = newValue }
  }
  override func loadView() {
    super.loadView()
  }
}

class OverridingSearchBar: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var showsCancelButton: Bool {
    get { super.showsCancelButton }
    set { super.showsCancelButton = newValue }
  }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    super.setShowsCancelButton(showsCancelButton, animated: animated)
  }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

class OverridingTab: UITab {
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var viewController: UIViewController? { super.viewController }
  override var parent: UITabGroup? { super.parent }
}

class OverridingTabGroup: UITabGroup {
  override var children: [UITab] {
    get { super.children }
    set { super.children = newValue }
  }
  override func tab(forIdentifier identifier: String) -> UITab? {
    super.tab(forIdentifier: identifier)
  }
}
