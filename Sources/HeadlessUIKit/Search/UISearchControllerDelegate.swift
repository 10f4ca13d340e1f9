public import Foundation

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when editing in the search bar begins, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of the presentation and dismissal of a search controller.
///
/// The "will" and "did" methods are called only if the search controller presents itself, not if
/// the app presents it.
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
  /// Presents the search controller; if this method does not, the search controller presents itself.
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
  /// Lets the search controller present itself.
  public func presentSearchController(_ searchController: UISearchController) {}
}
