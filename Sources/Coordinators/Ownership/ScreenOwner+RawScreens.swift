import CoordinatorCore
import UIKitShim

// Whose what is that raw calls have shown, where it is the own screen of a child.
extension ScreenOwner {
  /// The children whose own screen this is, which a raw call of this coordinator has shown.
  func hosts(of screen: UIViewController) -> [OwnerID] {
    (context?.children ?? []).filter { $0.ownScreen === screen }.map { $0.context.screenOwner.id }
  }

  /// Makes this coordinator the owner of a screen that nobody has shown by a verb.
  func adopt(_ screen: UIViewController, _ adoption: Adoption) {
    // It may be the screen of a child that starts later.
    engine.hasAdoptedScreens = true
    let record = claim(screen, at: adoption.place)
    record.wasShown()
    if adoption.place.kind == .presented { record.wasPresented() }
    if let event = adoption.event { context?.journalObserved(event, record.name) }
  }

  /// Makes this coordinator, which has just been started, the owner of its own screen where its parent
  /// has adopted that before.
  func takeOwnScreen(of coordinator: any Coordinator) {
    guard engine.hasAdoptedScreens, let screen = coordinator.ownScreen,
      let record = Self.record(of: screen),
      let former = record.owner, former !== self, former.context === context?.parentContext,
      record.pendingRequests == 0, record.isInUI, record.presenter == nil,
      !coordinator.isShared(screen)
    else { return }
    let place = record.place
    claim(screen, at: place).wasShown()
    if place.kind == .tab { engine.reconciler.reconcile(around: place.controller) }
  }
}
