import CoordinatorCore
import UIKitShim

extension Coordinator {
  func adoptRawChanges() {
    let context = context
    context.screenOwner.adoptRawChanges(of: self, context)
  }
}

extension ScreenOwner {
  /// Adds the screens that a coordinator showed by raw UIKit calls to its records; this runs around
  /// every hook and delegate call, and mostly finds nothing to do.
  func adoptRawChanges(of coordinator: any Coordinator, _ context: CoordinatorContext) {
    guard context.isRunning else { return }
    let kind = coordinator.kind
    guard kind.showsScreens else { return }
    context.whileRunning {
      let screen = coordinator.ownScreen(by: kind)
      for container in kind.containers {
        if let container = container(coordinator) { fill(container) }
      }
      // The root controller of a tab or of a scene may be a stack.
      if kind.stack == nil, let screen, screen.roles.contains(.stack) { fill(screen) }
      let window = kind.window?(coordinator)
      if let window { adoptRawRoot(of: window) }
      engine.reconciler.reconcile(around: screen ?? window?.rootViewController)
    }
  }

  /// Notes that this coordinator shows screens in a container.
  private func fill(_ container: UIViewController) {
    ContainerAdapters.observer(of: container)?.addContentOwner(self)
  }

  /// Adopts the root that a raw call gave to a window of this coordinator.
  func adoptRawRoot(of window: UIWindow) {
    guard let root = window.rootViewController, root.screenRecord == nil,
      !root.isOrphan
    else { return }
    var unowned = UnownedScreen(root.attachment.id)
    unowned.actor = id
    unowned.children = children(withScreen: root)
    let place = ScreenPlace(.root, in: window)
    _ = engine.reconciler.adopt(root, Adoption(unowned: unowned, place: place, event: "setRoot"))
  }
}

// Who owns the screens that raw calls showed, and when a child is the owner.
extension ScreenOwner {
  /// The children whose own screen is this screen, which a raw call of this coordinator showed.
  func children(withScreen screen: UIViewController) -> [OwnerID] {
    (context?.children ?? []).filter { $0.ownScreen === screen }.map { $0.context.screenOwner.id }
  }

  /// Makes this coordinator the owner of a screen that no verb showed.
  func adopt(_ screen: UIViewController, _ adoption: Adoption) {
    let record = claim(screen, at: adoption.place)
    // The screen may belong to a child that starts later.
    record.isAdopted = true
    record.noteShown()
    if adoption.place.kind == .presented { record.notePresented() }
    if let event = adoption.event { context?.journalObserved(event, record.name) }
  }

  /// Takes over the own screen of a coordinator that was just started, if its parent adopted it.
  func takeOwnScreen(of coordinator: any Coordinator) {
    guard let screen = coordinator.ownScreen, let record = screen.screenRecord, record.isAdopted,
      let former = record.owner, former !== self, former.context === context?.parentContext,
      record.pendingRequests == 0, record.isInUI, record.presenter == nil,
      !coordinator.isShared(screen)
    else { return }
    let place = record.place
    claim(screen, at: place).noteShown()
    if place.kind == .tab { engine.reconciler.reconcile(around: place.controller) }
  }
}
