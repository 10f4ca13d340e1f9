import CoordinatorCore
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
///     push(screen, animated: false)
///   }
/// }
/// ```
///
/// Several coordinators may share one navigation controller. Each of them owns the screens that it
/// showed. The framework stops a coordinator when its last screen was removed from the stack,
/// whatever removed it.
@MainActor
public protocol NavigationCoordinator: ScreenCoordinator {
  /// The navigation controller whose stack shows this coordinator's screens.
  var navigationController: UINavigationController { get }
}

extension NavigationCoordinator {
  /// The screens of this coordinator on the stack, from bottom to top.
  ///
  /// Screens that raw calls have shown get their owners first, which may call hooks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens on the stack.
  public var childViewControllers: [UIViewController] {
    adoptRawChanges(among: navigationController.viewControllers)
    return context.screenOwner.screens(on: navigationController)
  }

  /// Pushes a screen, or a child with its screen: the transition `push`.
  ///
  /// When no other transition runs or waits, the screen is on the stack when the call returns.
  ///
  /// This coordinator owns the screen from now on, or starts the child if it does not run yet. A
  /// child that this call has started is stopped if the transition is rejected. This happens if the
  /// screen is already on the stack, is presented, or is a navigation controller or a split view
  /// controller, which UIKit cannot push.
  @discardableResult
  public func push<Shown: Presentable>(
    _ presentable: Shown, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> Shown.Handle {
    CallSite.track(fileID, line) {
      presentable._show(for: self) {
        ScreenTransition(.push, to: [$0], in: .stack(navigationController), animated: animated)
      }
    }
  }

  /// Pops the top screen of the navigation controller: the transition `pop`.
  ///
  /// The transition is rejected if the stack has only one screen.
  @discardableResult
  public func pop(animated: Bool = true, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) {
      request(ScreenTransition(.pop, in: .stack(navigationController), animated: animated))
    }
  }

  /// Pops the screens above a certain screen of the stack: the transition `popTo`.
  ///
  /// The transition is rejected if that screen is not on the stack.
  @discardableResult
  public func popTo(
    _ screen: UIViewController, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      request(.popTo(screen, on: navigationController, animated: animated))
    }
  }

  /// Pops the screens above the bottom of the stack: the transition `popToRoot`.
  ///
  /// If the stack has only one screen, the transition is performed at once and changes nothing.
  @discardableResult
  public func popToRoot(animated: Bool = true, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) {
      request(.popToRoot(on: navigationController, animated: animated))
    }
  }

  /// Replaces the stack: the transition `set`.
  ///
  /// The new stack has screens, and children with their screens, from bottom to top. Each screen
  /// may be there once. Screens that are already on the stack keep their owner. This coordinator
  /// becomes the owner of all others. A child is started if it does not run yet.
  @discardableResult
  public func set(
    _ screens: [any Presentable], animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      showList(screens) { .set($0, on: navigationController, animated: animated) }
    }
  }
}
