import CoordinatorCore
import UIKitShim

// Screens that raw calls have put onto the stack.
extension StackObserver {
  /// The record of a screen on the stack, made where a raw call has put it there.
  func record(
    of screen: UIViewController, in container: UINavigationController,
    ownerBelow: @autoclosure () -> ScreenOwner?
  ) -> ScreenRecord? {
    if let record = ScreenOwner.record(of: screen) {
      // One that a raw call has moved here; a request that is to show it elsewhere knows better.
      if record.pendingRequests == 0, !record.isOn(container), !record.isInColumn {
        record.place = place
      }
      return record
    }
    // Only UIKit puts a stack onto a stack: one that it has made for a column, while the columns are
    // collapsed.
    guard !(screen is UINavigationController), !DepartedContainers.contain(container),
      let owner = ownerOfRawScreen(below: ownerBelow())
    else { return nil }
    let record = owner.claim(screen, at: place)
    record.wasShown()
    owner.context?.journalObserved("push", record.name)
    return record
  }

  /// Who owns a screen that nobody showed by a verb: the coordinator whose hook or verb runs, if
  /// it is a user of this stack; else the owner of the screen below; else the latest user.
  private func ownerOfRawScreen(below: ScreenOwner?) -> ScreenOwner? {
    if let running = CoordinatorContext.running, running.isRunning,
      let coordinator = running.coordinator,
      coordinator.stackOfItsOwn(by: coordinator.kind) === container
    {
      return running.screenOwner
    }
    if let below, below.context?.isRunning == true { return below }
    for user in users.reversed() where user.object?.context?.isRunning == true {
      return user.object
    }
    return nil
  }
}
