public import CoordinatorCore
public import UIKitShim

/// A coordinator backed by a navigation controller.
///
/// ```swift
/// final class MainCoordinator: NavigationCoordinator {
///   let context = CoordinatorContext()
///   let navigationController: UINavigationController
///
///   init(navigationController: UINavigationController) {
///     self.navigationController = navigationController
///   }
///
///   func start() {
///     let screen = ArticleListViewController()
///     screen.coordinator = self
///     show(screen, animated: false)
///   }
/// }
/// ```
///
/// Many coordinators may share one navigation controller; each owns the screens that it showed.
/// A coordinator whose last screen has left the stack, by whatever way, is stopped.
@MainActor
public protocol NavigationCoordinator: ScreenCoordinator {
  /// The navigation controller on whose stack this coordinator shows its screens.
  var navigationController: UINavigationController { get }
}

extension NavigationCoordinator {
  /// The screens of this coordinator on the stack, bottom to top.
  ///
  /// - Complexity: O(*n*) in the number of screens that it owns.
  public var childViewControllers: [UIViewController] {
    if context.use(by: self) { adoptRawChanges() }
    return context.screenOwner.screens(on: navigationController)
  }

  /// Pushes a screen: the transition `push`.
  ///
  /// When no other transition runs or waits, the screen is on the stack when the call returns.
  ///
  /// - Parameters:
  ///   - screen: The screen; this coordinator owns it from now on.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func show(_ screen: UIViewController, animated: Bool = true) -> TransitionHandle {
    perform(push(of: .made(screen), animated))
  }

  /// Starts a child, if it is not running, and pushes its screen: the transition `push`.
  ///
  /// If the transition is rejected, a child that this call started is stopped.
  @discardableResult
  public func push(_ child: some ScreenCoordinator, animated: Bool = true) -> TransitionHandle {
    showChild(child) { push(of: $0, animated) }
  }

  /// Starts a flow, if it is not running, and pushes its screen: the transition `push`.
  ///
  /// - Returns: The flow's end and the transition's.
  @discardableResult
  public func push<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, animated: Bool = true
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { push(of: $0, animated) }
  }

  private func push(of destination: ScreenDestination, _ animated: Bool) -> ScreenTransition {
    ScreenTransition(
      .push, to: [destination], in: .stack(navigationController), animated: animated)
  }

  /// Pops the top screen of the navigation controller: the transition `pop`.
  ///
  /// At the bottom of the stack the transition is rejected.
  @discardableResult
  public func pop(animated: Bool = true) -> TransitionHandle {
    perform(ScreenTransition(.pop, in: .stack(navigationController), animated: animated))
  }

  /// Pops what is above a screen of the stack: the transition `popTo`.
  ///
  /// A screen that is not on the stack rejects the transition.
  @discardableResult
  public func popTo(_ screen: UIViewController, animated: Bool = true) -> TransitionHandle {
    perform(.popTo(screen, on: navigationController, animated: animated))
  }

  /// Pops what is above the stack's bottom screen: the transition `popToRoot`.
  ///
  /// At the bottom already, it is performed at once, and nothing changes.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> TransitionHandle {
    perform(.popToRoot(on: navigationController, animated: animated))
  }

  /// Replaces the stack: the transition `set`.
  ///
  /// - Parameters:
  ///   - screens: The new stack, bottom to top, each screen once. Those without an owner become
  ///     this coordinator's; those that are on the stack already keep theirs.
  ///   - animated: Whether the change of the top screen takes time.
  @discardableResult
  public func set(_ screens: [UIViewController], animated: Bool = true) -> TransitionHandle {
    perform(
      .set(screens.map { .made($0) }, on: navigationController, animated: animated))
  }
}
