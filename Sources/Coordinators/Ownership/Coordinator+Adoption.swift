import CoordinatorCore
import UIKitShim

extension Coordinator {
  /// Takes what this coordinator has shown by raw UIKit calls into the record of its screens.
  func adoptRawChanges() {
    let context = context
    context.screenOwner.adoptRawChanges(of: self, context)
  }
}

extension ScreenOwner {
  /// Takes what the coordinator has shown by raw UIKit calls into the record of its screens.
  ///
  /// It is called around every hook and delegate call, after most of which there is nothing to do.
  func adoptRawChanges(of coordinator: any Coordinator, _ context: CoordinatorContext) {
    guard context.isRunning else { return }
    let kind = coordinator.kind
    let roles = kind.roles
    guard roles.showScreens else { return }
    context.whileRunning {
      let screen = coordinator.ownScreen(by: kind)
      let container = roles.isContainer ? screen : nil
      if roles.contains(.navigation) {
        if let stack = kind.stack?(coordinator) { adopt(stack) }
      } else if let stack = screen as? UINavigationController {
        // A tab's root controller, or a scene's.
        adopt(stack)
      }
      let window = kind.window?(coordinator)
      let root = window?.rootViewController
      if let window { adoptRawRoot(of: window) }
      if roles.contains(.tabBar) { adoptTabs(of: coordinator, container) }
      if roles.contains(.split), let split = coordinator as? any SplitCoordinator {
        let observer = SplitObserver.of(split.splitViewController)
        observer.addUser(self)
        observer.columnsMayHaveChanged()
      }
      if roles.contains(.page), let page = coordinator as? any PageCoordinator {
        let observer = PageObserver.of(page.pageViewController)
        observer.addUser(self)
        observer.pagesMayHaveChanged()
      }
      if let shown = screen ?? root { adoptPresentations(over: shown) }
    }
  }

  // What the own screen is as a rule is handed on, since a cast to a protocol is dear.

  private func adopt(_ stack: UINavigationController) {
    let observer = StackObserver.of(stack)
    observer.addUser(self)
    observer.stackDidChange()
  }

  private func adoptTabs(of coordinator: any Coordinator, _ container: UIViewController?) {
    guard
      let container = container as? UITabBarController
        ?? (coordinator as? any TabBarCoordinator)?.tabBarController
    else { return }
    let observer = observer(of: container)
    observer.addUser(self)
    observer.tabsMayHaveChanged()
  }

  private func observer(of container: UITabBarController) -> TabObserver {
    if let tabObserver, tabObserver.container === container { return tabObserver }
    let observer = TabObserver.of(container)
    tabObserver = observer
    return observer
  }

  private func adoptPresentations(over screen: UIViewController) {
    var presented = screen.presentedBesideSearch
    while let screen = presented {
      // What leaves with its coordinator, which has stopped, is nobody's, nor is what lies above it.
      if screen.isBeingDismissed || queue.isToLeave(screen) { break }
      if Self.record(of: screen) == nil { ownerOfRaw(screen).adoptPresented(screen) }
      presented = screen.presentedBesideSearch
      if presented === screen { break }
    }
  }

  /// Takes the root that a raw call has given a window of this coordinator into the record of screens.
  func adoptRawRoot(of window: UIWindow) {
    guard let root = window.rootViewController, Self.record(of: root) == nil,
      !LeftBehind.contains(root)
    else { return }
    let owner = ownerOfRaw(root)
    let record = owner.claim(root, at: .root(WeakReference(window)))
    record.wasShown()
    engine.reconciler.look(at: window)
    owner.context?.journalObserved("root", record.name)
  }
}
