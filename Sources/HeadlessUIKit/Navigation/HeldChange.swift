/// A change of a stack that waits for the end of a transition.
struct HeldChange {
  enum Kind {
    case push(UIViewController)
    case pop
    case popTo(UIViewController)
    case popToRoot
    case set([UIViewController])
  }

  let kind: Kind
  var animated: Bool
  /// The transactions that were open when the change was requested.
  let transactions: [OpenTransactions.Group]
  /// Stops the open transactions from waiting for this change.
  let ticket: (() -> Void)?
}

extension UINavigationController {
  /// Whether a change has to wait for a transition of this container or an animated presentation.
  ///
  /// An animated transition counts from its request, one without animation from its beginning.
  final var isHoldingBack: Bool {
    if !held.isEmpty { return true }
    if let transition, transition.isAnimated || transition.hasBegun { return true }
    return blockingPresentation != nil
  }

  /// The animated presentation or dismissal, of this container or an ancestor, that delays a change.
  final var blockingPresentation: PresentationTransition? {
    findOutward { current in
      // A stack outside a window changes immediately, unless it is about to be presented.
      guard let transition = current.presentationTransition, transition.isAnimated,
        transition.isInProgress, storedView?.window != nil || current.presenter != nil
      else { return nil }
      return transition
    }
  }

  final func hold(_ kind: HeldChange.Kind, animated: Bool) {
    let open = HeadlessDevice.current.transactions
    let change = HeldChange(
      kind: kind, animated: animated, transactions: open.groups, ticket: open.ticket())
    held = held + [change]
    waitForPresentation()
  }

  /// Makes the pending changes when the blocking presentation has ended.
  ///
  /// A transition makes them itself when it ends.
  private func waitForPresentation() {
    guard transition == nil else { return }
    blockingPresentation?.whenEnded { [weak self] in self?.releaseHeld() }
  }

  /// Makes the pending changes, up to and including the first animated one.
  final func releaseHeld() {
    if held.isEmpty { return }
    if device.policies.heldChanges == .together {
      var changes = held
      for index in changes.indices.dropLast() { changes[index].animated = false }
      held = changes
    }
    while !held.isEmpty {
      let waiting = held
      held = []
      if isHoldingBack {
        held = waiting
        return waitForPresentation()
      }
      let next = waiting[0]
      HeadlessDevice.current.transactions.reopen(next.transactions) { perform(next) }
      next.ticket?()
      held = Array(waiting.dropFirst()) + held
    }
  }

  private func perform(_ next: HeldChange) {
    switch next.kind {
    case .push(let controller):
      checkPushing(controller)
      performPush(controller, animated: next.animated)
    case .pop:
      _ = performPop(to: stack.count - 2, animated: next.animated)
    case .popTo(let controller):
      // An earlier pending change may have removed the controller.
      guard controller.parent === self, let index = index(of: controller) else { return }
      _ = performPop(to: index, animated: next.animated)
    case .popToRoot:
      _ = performPop(to: 0, animated: next.animated)
    case .set(let controllers):
      performSet(controllers, animated: next.animated)
    }
  }
}
