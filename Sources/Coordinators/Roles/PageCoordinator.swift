import CoordinatorCore
public import UIKitShim

/// A coordinator backed by a page view controller, whose children are the pages.
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
/// A person turns between the listed pages, one at a time, or two around a spine in the middle, unless
/// the page view controller has a data source of the app's own. A page that is turned away is kept, and
/// its coordinator stays active; that of a page that is no longer listed is stopped, whoever is the data
/// source. One that was never listed, and comes from the app's own data source, is kept, too.
@MainActor
public protocol PageCoordinator: ScreenCoordinator {
  /// The page view controller whose pages this coordinator lists.
  var pageViewController: UIPageViewController { get }
}

extension PageCoordinator {
  /// The coordinators of the listed pages, in order.
  public var pageCoordinators: [any ScreenCoordinator] {
    if context.use(by: self) { adoptRawChanges() }
    return PageObserver.of(pageViewController).coordinators
  }

  /// Lists the pages by their coordinators: the transition `setPages`.
  ///
  /// Each is started, if it is not running. The page that is shown stays, if it is among them; else
  /// the first one comes.
  ///
  /// - Parameters:
  ///   - pages: The coordinators of the pages.
  ///   - showsDots: Whether dots tell which page is shown, where the pages scroll from side to side
  ///     (UIKit: `presentationCount(for:)` of `UIPageViewControllerDataSource`). A data source of the
  ///     app's own decides by itself.
  @discardableResult
  public func setPages(
    _ pages: [any ScreenCoordinator], showsDots: Bool = false
  ) -> TransitionHandle {
    guard mayPerform("setPages"), context.isRunning else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return startThenShow(by: listing([], showsDots)) {
      var children: [(any ScreenCoordinator, wasRunning: Bool)] = []
      for page in pages {
        let base = page.unwrapped
        let wasRunning = hasChild(base)
        if !wasRunning { context.engine.startToShow { start(base) } }
        children.append((base, wasRunning))
      }
      return children
    } _: { children, place in
      var destinations: [ScreenDestination] = []
      // One may have ended inside a start, or is another coordinator's child.
      for (child, wasRunning) in children where hasChild(child) {
        destinations.append(.running(child, startedByVerb: !wasRunning))
      }
      return perform(listing(destinations, showsDots), in: place)
    }
  }

  /// Lists pages of this coordinator's own: the transition `setPages`.
  ///
  /// - Parameters:
  ///   - screens: The pages.
  ///   - showsDots: Whether dots tell which page is shown.
  @discardableResult
  public func setPages(
    screens: [UIViewController], showsDots: Bool = false
  ) -> TransitionHandle {
    perform(listing(screens.map { .made($0) }, showsDots))
  }

  private func listing(_ destinations: [ScreenDestination], _ showsDots: Bool) -> ScreenTransition {
    .setPages(destinations, in: pageViewController, showsDots: showsDots)
  }

  /// Turns to the page of a child, which is started if it is not running: the transition `turn`.
  ///
  /// Around a spine in the middle the listed page that faces it comes with it.
  /// If the transition is rejected, a child that this call started is stopped.
  @discardableResult
  public func turn(to child: some ScreenCoordinator, animated: Bool = true) -> TransitionHandle {
    showChild(child) { turning(to: $0, animated) }
  }

  /// Turns to the page of a flow, which is started if it is not running: the transition `turn`.
  ///
  /// - Returns: The flow's end and the transition's.
  @discardableResult
  public func turn<Flow: FlowCoordinator & ScreenCoordinator>(
    to flow: Flow, animated: Bool = true
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { turning(to: $0, animated) }
  }

  /// Turns to a page of this coordinator's own: the transition `turn`.
  @discardableResult
  public func turn(to screen: UIViewController, animated: Bool = true) -> TransitionHandle {
    perform(turning(to: .made(screen), animated))
  }

  /// Turns to two facing pages of this coordinator's own: the transition `turn`.
  ///
  /// Two are shown around a spine in the middle only; elsewhere the transition is rejected.
  @discardableResult
  public func turn(
    to left: UIViewController, facing right: UIViewController, animated: Bool = true
  ) -> TransitionHandle {
    perform(
      .turn(to: .made(left), facing: .made(right), in: pageViewController, animated: animated))
  }

  private func turning(to destination: ScreenDestination, _ animated: Bool) -> ScreenTransition {
    .turn([destination], pageViewController, animated)
  }
}
