import CoordinatorCore
import UIKitShim

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
