import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  /// Adds the screens that a coordinator showed by raw UIKit calls to its records; this runs around
  /// every hook and delegate call, and mostly finds nothing to do.
  func adoptRawChanges() {
    guard let context, context.isRunning, let coordinator = context.coordinator else { return }
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
      // A reading skips what is in an embedded screen.
      if let screen, screen.parent?.isContainer == false {
        engine.reconciler.hierarchies.setNeedsReading(around: screen)
      }
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
    let owner = child(withScreen: root) ?? self
    let place = ScreenPlace(.root, in: window)
    Adoption(owner: owner, place: place, event: "setRoot").perform(for: root)
  }

  /// The child whose own screen is this screen, which a raw call of this coordinator showed.
  func child(withScreen screen: UIViewController) -> ScreenOwner? {
    for child in context?.children ?? [] where child.ownScreen === screen {
      let owner = child.context.screenOwner
      // A child that has just stopped stays in the list until its delegates are notified.
      if engine.reconciler.parent(of: owner.id) === self { return owner }
    }
    return nil
  }

  /// Takes over the own screen of a coordinator that was just started, if its parent adopted it.
  func takeOwnScreen(of coordinator: any Coordinator) {
    guard let screen = coordinator.ownScreen, let record = screen.screenRecord, record.isAdopted,
      let former = record.owner, former !== self, former.context === context?.parentContext,
      record.pendingRequests == 0, record.isInUI, record.presenter == nil,
      !coordinator.isShared(screen)
    else { return }
    claim(screen, at: record.place).noteShown()
  }
}

/// The new owner of a screen that no verb has shown, and the screen's place.
@MainActor
struct Adoption {
  let owner: ScreenOwner
  let place: ScreenPlace
  /// The journal's name for the arrival of the screen; nil if the arrival is not news.
  let event: String?

  func perform(for screen: UIViewController) {
    let record = owner.claim(screen, at: place)
    // The screen may belong to a child that starts later.
    record.isAdopted = true
    record.noteShown()
    if place.kind == .presented { record.notePresented() }
    if let event { owner.context?.journalObserved(event, record.name) }
  }
}
