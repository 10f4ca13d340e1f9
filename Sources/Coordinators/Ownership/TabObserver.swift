import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one tab bar controller: the child in the selected tab is active, the others are paused.
///
/// It is the controller's delegate and forwards every call to the user's own.
@MainActor
final class TabObserver: NSObject, UITabBarControllerDelegate {
  private static var observers = WeakKeyTable<UITabBarController, TabObserver>()

  static func of(_ container: UITabBarController) -> TabObserver {
    if let observer = observers[container] { return observer }
    let observer = TabObserver(container)
    observers[container] = observer
    return observer
  }

  private weak var container: UITabBarController?
  private(set) weak var forwardee: (any UITabBarControllerDelegate)?

  /// The animation of the change that a request makes, until it has ended.
  var animation: TransitionAnimation?

  /// The animator that was made of it.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?

  private init(_ container: UITabBarController) {
    self.container = container
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    guard let container, container.delegate !== self else { return }
    forwardee = container.delegate
    container.delegate = self
  }

  /// Pauses the coordinators of the tabs that are not selected and resumes that of the one that is.
  func selectionDidChange() {
    guard let container else { return }
    install()
    let selected = container.selectedViewController
    for screen in container.viewControllers ?? [] where screen !== selected {
      context(of: screen)?.pause(.deselected)
    }
    if let selected { context(of: selected)?.resume(.deselected) }
  }

  private func context(of screen: UIViewController) -> CoordinatorContext? {
    guard let record = ScreenOwner.record(of: screen), case .tab = record.place else { return nil }
    return record.owner?.context
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forwardee?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forwardee?.tabBarController?(tabBarController, didSelect: viewController)
    selectionDidChange()
  }
}
