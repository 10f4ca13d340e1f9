import CoordinatorCore
import UIKitShim

// Submits a request to the queue of its window.
extension TransitionRequest {
  /// Finds the change that the transition makes, and submits the request to the queue of its
  /// window.
  ///
  /// The request ends as `.rejected` if its coordinator cannot perform the transition.
  func submit() {
    guard let context = requester, let coordinator = context.coordinator else {
      if let context = requester { journal(.requested, by: context) }
      return end(.rejected(.gone()))
    }
    if let sequence, !sequence.isCurrent {
      journal(.requested, by: context)
      return end(.rejected(.ownerStopped()))
    }
    submit(by: coordinator, context)
  }

  /// Submits the request for a coordinator that the caller knows already.
  func submit(by coordinator: some Coordinator, _ context: CoordinatorContext) {
    journal(.requested, by: context)
    guard let transition else { return end(.rejected(.gone())) }
    guard context.isRunning else { return end(.rejected(.ownerStopped())) }
    if transition.kind == .none { return end(.performed) }
    if transition.kind == .sequence {
      countWhatIsToCome()
      return TransitionSequence(self).advance()
    }
    let change: any ContainerChange
    do throws(TransitionRejection) {
      change = try coordinator.change(for: transition)
    } catch {
      noteStarted()
      return end(.rejected(error))
    }
    self.change = change
    change.wasRequested(by: coordinator)
    context.whileRunning {
      claimWhatIsMade(by: coordinator, context)
      enterQueue(of: change, by: coordinator)
    }
  }

  /// Submits the request to the queue of the window in which its container is now.
  func enterQueue() {
    guard let change, let coordinator = requester?.coordinator else {
      return end(.rejected(.gone()))
    }
    enterQueue(of: change, by: coordinator)
  }

  private func enterQueue(of change: any ContainerChange, by coordinator: any Coordinator) {
    if let window = change.window(for: coordinator) {
      return TransitionQueue.of(window).submit(self)
    }
    let queue = needsWindow ? coordinator.context.engine.queuesOfStarts.last : nil
    (queue ?? TransitionQueue.of(nil)).submit(self)
  }

  /// Whether the request waits for a window if there is none.
  ///
  /// While a verb starts a child to show, such a request enters the queue in which the verb shows
  /// that child.
  private var needsWindow: Bool { isPresentation || kind == .dismiss }
}

extension Coordinator {
  /// Returns the window whose queue runs a transition of this coordinator; nil if it is not known.
  func window(for transition: ScreenTransition) -> UIWindow? {
    (try? change(for: transition))?.window(for: self)
  }

  /// Returns the change that a transition makes when this coordinator performs it.
  ///
  /// It throws the reason if this coordinator cannot perform the transition.
  func change(
    for transition: ScreenTransition
  ) throws(TransitionRejection) -> any ContainerChange {
    guard let adapter = ContainerAdapters.adapter(of: transition.kind) else {
      throw .noContainer("container", transition.description)
    }
    return try adapter.change(for: transition, by: self)
  }
}
