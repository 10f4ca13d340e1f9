import CoordinatorCore
import UIKitShim

// Whose what is that raw calls have shown, where it is the own screen of a child.
extension ScreenOwner {
  /// Who owns a screen that a raw call of this coordinator has shown: the child whose own screen it
  /// is, else this one.
  func ownerOfRaw(_ screen: UIViewController) -> ScreenOwner {
    for child in context?.children ?? [] where child.ownScreen === screen {
      return child.context.screenOwner
    }
    engine.hasAdoptedScreens = true
    return self
  }

  /// Makes this coordinator, which has just been started, the owner of its own screen where its parent
  /// has adopted that before.
  func takeOwnScreen(of coordinator: any Coordinator) {
    guard engine.hasAdoptedScreens, let screen = coordinator.ownScreen,
      let record = Self.record(of: screen),
      let former = record.owner, former !== self, former.context === context?.parentContext,
      record.pendingRequests == 0, record.isInUI, record.place.adapter.mayBelongToChild(record),
      !coordinator.isShared(screen)
    else { return }
    let place = record.place
    claim(screen, at: place).wasShown()
    if place.kind == .tab { engine.reconciler.look(around: place.controller) }
  }
}
