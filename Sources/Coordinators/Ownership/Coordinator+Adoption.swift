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
      for container in kind.containers {
        if let container = container(coordinator) { fill(container) }
      }
      // A tab's root controller, or a scene's, may be a stack, too.
      if !roles.contains(.navigation), let screen, screen.roles.contains(.stack) { fill(screen) }
      let window = kind.window?(coordinator)
      if let window { adoptRawRoot(of: window) }
      engine.reconciler.reconcile(around: screen ?? window?.rootViewController)
    }
  }

  /// Notes that this coordinator shows screens in a container.
  private func fill(_ container: UIViewController) {
    ContainerAdapters.adapter(of: container).addUser(self, of: container)
  }

  /// Takes the root that a raw call has given a window of this coordinator into the record of screens.
  func adoptRawRoot(of window: UIWindow) {
    guard let root = window.rootViewController, Self.record(of: root) == nil,
      !root.isOrphan
    else { return }
    var newcomer = Newcomer(root.note.id)
    newcomer.actor = id
    newcomer.hosts = hosts(of: root)
    let place = ScreenPlace(.root, in: window)
    _ = engine.reconciler.adopt(root, Adoption(newcomer: newcomer, place: place, event: "root"))
    engine.reconciler.reconcile(window)
  }
}
