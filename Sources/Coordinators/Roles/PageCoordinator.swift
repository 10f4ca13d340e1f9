import CoordinatorCore
public import UIKitShim

/// A coordinator that is backed by a page view controller, and whose children are the pages.
///
/// ```swift
/// final class TourCoordinator: PageCoordinator {
///   let context = CoordinatorContext()
///   let pageViewController = UIPageViewController(
///     transitionStyle: .scroll, navigationOrientation: .horizontal)
///
///   func start() {
///     setPages([Welcome.Coordinator(), Features.Coordinator(), Permissions.Coordinator()])
///   }
/// }
/// ```
///
/// The user turns between the listed pages, one at a time. If the page view controller has the
/// app's own data source, that data source decides instead. After a page turn the previous page is
/// kept, and its coordinator stays active. The coordinator of a page that is not listed is stopped.
/// If no pages are listed, the pages of the app's own data source are kept after they were shown.
@MainActor
public protocol PageCoordinator: ScreenCoordinator {
  /// The page view controller whose pages this coordinator lists.
  var pageViewController: UIPageViewController { get }
}

extension PageCoordinator {
  /// Lists the pages: the transition `setPages`.
  ///
  /// Each page is a screen, which belongs to this coordinator, or a child with its screen. Each
  /// child is started if it is not running. The page that is shown stays if it is among the new
  /// pages. Otherwise the first page is shown. An empty list is rejected while a page is shown,
  /// because UIKit has to show a page. This and ``turn(to:animated:fileID:line:)`` are rejected if
  /// the spine is in the middle, because two pages are shown then: set them with UIKit.
  ///
  /// If `showsDots` is true and the pages scroll horizontally, dots show the current page (UIKit:
  /// `presentationCount(for:)` of `UIPageViewControllerDataSource`). The app's own data source
  /// decides this itself.
  @discardableResult
  public func setPages(
    _ pages: [any Presentable], showsDots: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      showList(pages) { .setPages($0, in: pageViewController, showsDots: showsDots) }
    }
  }

  /// Turns to a page, or to that of a child: the transition `turn`.
  ///
  /// This coordinator owns the page from now on, or starts the child if it does not run yet. A
  /// child that this call has started is stopped if the transition is rejected.
  @discardableResult
  public func turn<Shown: Presentable>(
    to presentable: Shown, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> Shown.Handle {
    CallSite.track(fileID, line) {
      presentable._show(for: self) { .turn($0, pageViewController, animated) }
    }
  }
}
