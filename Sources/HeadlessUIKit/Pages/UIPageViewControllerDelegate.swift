public import Foundation

/// Gives the pages to which a user can turn.
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
  /// The number of dots, asked for after pages were set by code; there are none by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot that stands for the page that is shown; by default there are no dots.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// `NSNotFound`, which means that there are no dots.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// Hears of the pages that a user turns; code that sets pages tells nobody.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before a user turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called after a user turned pages, or let go of them before they had turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// The place of the spine of curling pages after the device was turned; by default it stays.
  ///
  /// Set the pages here if there are to be as many as another place of the spine asks for.
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
  /// Leaves the spine where it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    forward?(pageViewController) {
      $0.pageViewController(pageViewController, spineLocationFor: orientation)
    } ?? pageViewController.spineLocation
  }

  /// The methods in the form `delegate.pageViewController?(...)`, which optional methods have.
  @_disfavoredOverload
  public var pageViewController: OptionalCalls<any UIPageViewControllerDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UIPageViewControllerDelegate {
  /// Tells that a user begins to turn to other pages.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Tells that a user turned pages, or let go of them.
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

  /// Asks for the place of the spine.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}
