public import Foundation

/// Provides the pages that a user can turn to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; 0 by default.
  ///
  /// Called after code has set the pages or the data source.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current page among the dots; by default there are no dots.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// `NSNotFound`, which means that there are no dots.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// Is notified of page changes by a user; not called for changes by code.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before a user turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called after a page change by a user was completed or cancelled.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// The location of the spine of curling pages after a rotation; by default the current one.
  ///
  /// If the new location requires another number of pages, set the pages here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  private var forward: Forwarding<any UIPageViewControllerDelegate>? { Forwarding(from: self) }

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  /// The current location.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    forward?(pageViewController) {
      $0.pageViewController(pageViewController, spineLocationFor: orientation)
    } ?? pageViewController.spineLocation
  }

  /// The methods in the form of optional methods, `delegate.pageViewController?(...)`.
  @_disfavoredOverload
  public var pageViewController: OptionalCalls<any UIPageViewControllerDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UIPageViewControllerDelegate {
  /// Notifies the delegate that a user begins to turn to other pages.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Notifies the delegate that a page change by a user was completed or cancelled.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController,
      didFinishAnimating: finished,
      previousViewControllers: previousViewControllers,
      transitionCompleted: completed
    )
  }

  /// Returns the location of the spine.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}
