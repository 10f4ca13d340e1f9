public import Foundation
public import HeadlessUIKit

/// Hears what a user does with a page of the web.
///
/// Every method is optional, which is said here by a default implementation.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called after a user has closed the screen by its button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called after the page was loaded; never here, since no page is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when another page was loaded instead; never.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
  /// Called before the page is opened in the browser; never.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
  /// The app's own activities for a page; never asked for.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity]
  /// The activities that are not offered for a page; never asked for.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
  ) -> [UIActivity.ActivityType]
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
  /// No activities.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity] { [] }
  /// All activities are offered.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
}
