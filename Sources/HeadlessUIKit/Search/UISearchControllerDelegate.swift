public import Foundation

/// Shows what was found for the text in a search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a user begins to write in the search bar, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and the end of a search.
///
/// What begins with "will" and "did" is called for a presentation that the search controller makes by
/// itself, and not where an app presents or dismisses it.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search controller is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search controller was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search controller is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search controller was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller, which presents itself where this does not do it.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Leaves it to the search controller.
  public func presentSearchController(_ searchController: UISearchController) {}
}
