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
      // A tab's root controller, or a scene's, may be a stack, too.
      let stack =
        roles.contains(.navigation)
        ? kind.stack?(coordinator) : screen as? UINavigationController
      if let stack {
        let observer = StackObserver.of(stack)
        let isKnown = !observer.addUser(self) && observer.isStackKnown
        // Nothing is new where most look for it.
        if isKnown, roles.fillOneStack, !stack.presentsStrangers { return }
      }
      let window = kind.window?(coordinator)
      let root = window?.rootViewController
      if let window { adoptRawRoot(of: window) }
      if roles.contains(.tabBar) { use(tabsOf: coordinator, container) }
      if roles.contains(.split), let split = coordinator as? any SplitCoordinator {
        SplitObserver.of(split.splitViewController).addUser(self)
      }
      if roles.contains(.page), let page = coordinator as? any PageCoordinator {
        PageObserver.of(page.pageViewController).addUser(self)
      }
      engine.reconciler.look(around: screen ?? root)
    }
  }

  // What the own screen is as a rule is handed on, since a cast to a protocol is dear.

  private func use(tabsOf coordinator: any Coordinator, _ container: UIViewController?) {
    guard
      let container = container as? UITabBarController
        ?? (coordinator as? any TabBarCoordinator)?.tabBarController
    else { return }
    observer(of: container).addUser(self)
  }

  private func observer(of container: UITabBarController) -> TabObserver {
    if let tabObserver, tabObserver.container === container { return tabObserver }
    let observer = TabObserver.of(container)
    tabObserver = observer
    return observer
  }

  /// Takes the root that a raw call has given a window of this coordinator into the record of screens.
  func adoptRawRoot(of window: UIWindow) {
    guard let root = window.rootViewController, Self.record(of: root) == nil,
      !LeftBehind.contains(root)
    else { return }
    let owner = ownerOfRaw(root)
    let record = owner.claim(root, at: RootPlace(window))
    record.wasShown()
    engine.reconciler.look(at: window)
    owner.context?.journalObserved("root", record.name)
  }
}
