public import Foundation
public import HeadlessUIKit

/// Receives what a user does with a web page.
///
/// Every method is optional: each has a default implementation.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when a user taps the button that closes the screen, before it is dismissed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called after the first page was loaded; never called here, since no page is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the first page redirects to another URL; never called here.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
  /// Called before the page opens in Safari; never called here.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
  /// Returns the app's own activities for a page; never called here.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity]
  /// Returns the activities that are not offered for a page; never called here.
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
