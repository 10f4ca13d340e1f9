import UIKitShim

// Screens that lie in another one, which may be another coordinator's, or nobody's any more.
extension ScreenRecord {
  /// Notes whether the screen in which this one is to lie has an owner, or has had one.
  func noteOuterOwner() {
    guard case .embedded(let reference) = place, let outer = reference.object else { return }
    hadOuterOwner =
      ScreenOwner.record(of: outer) != nil || LeftBehind.contains(outer) || outer.isLingering
  }

  /// Whether the screen in which this one lies, or is to lie, has left the UI.
  ///
  /// One that was never shown has not: a hierarchy without a window is legal.
  func hasLeft(_ outer: UIViewController) -> Bool {
    if let record = ScreenOwner.record(of: outer) {
      hadOuterOwner = true
      return !record.isInUI
    }
    let isLoose =
      outer.parent == nil && outer.presentingViewController == nil && !outer.isRootOfItsWindow
    return isLoose && hadOuterOwner || DepartedContainers.contain(outer)
  }
}

extension ScreenRecord {
  /// Has the screen looked at whenever its owner's window is idle, if it lies on a stack that is not the
  /// owner's, and that may be freed with it.
  func noteIfUntold() {
    guard let container = stack, let owner, let coordinator = owner.context?.coordinator,
      coordinator.stackOfItsOwn(by: coordinator.kind) !== container
    else { return }
    owner.queue.noteUntold(self)
  }
}

extension UIViewController {
  /// Whether this is to leave a stack, since its coordinator has stopped.
  var isLingering: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return StackObserver.existing(of: stack)?.isLingering(self) == true
  }
}

extension TransitionQueue {
  /// Notes a screen that a request has put into another one, or onto a stack of somebody else's.
  func noteUntold(_ record: ScreenRecord) {
    var records: [ScreenRecord] = []
    for known in untold where known.isKept && known !== record { records.append(known) }
    records.append(record)
    untold = records
  }

  /// Looks at them now, and has those judged when the window is idle that have left.
  func untoldMayHaveLeft() {
    lookAtUntold()
    if !judged.isEmpty, isIdleButForJudgement { scheduleJudgement() }
  }

  /// Has those judged that have left with what they lay in: UIKit tells nobody where that was out of
  /// sight, and its view may be kept by somebody; of a stack that is freed nobody is told either.
  func lookAtUntold() {
    guard !untold.isEmpty else { return }
    var still: [ScreenRecord] = []
    for record in untold where record.isKept {
      switch record.place {
      case .embedded: still.append(record)
      case .stack(let container):
        still.append(record)
        // A stack that is there tells of its screens, but for the list of tabs.
        if let stack = container.object, !stack.isListOfMore { continue }
      case .presented, .tab, .column, .page, .root: continue
      }
      if record.isToBeJudged || record.isInUI { continue }
      guard let owner = record.owner else { continue }
      record.isToBeJudged = true
      judged = judged + [(owner, record)]
    }
    untold = still
  }
}
