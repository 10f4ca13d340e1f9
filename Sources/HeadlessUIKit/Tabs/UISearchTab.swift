import Foundation

/// The tab for a search.
open class UISearchTab: UITab {
  /// Creates a tab with the system's title, image and identifier for a search.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.SearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab activates the search of its screen, and cancelling the search selects
  /// the previous tab again.
  open var automaticallyActivatesSearch = false

  /// The search controller in the bar of the tab's first screen.
  final var searchController: UISearchController? {
    let navigation = viewController as? UINavigationController
    return (navigation?.viewControllers.first ?? viewController)?.navigationItem.searchController
  }
}
