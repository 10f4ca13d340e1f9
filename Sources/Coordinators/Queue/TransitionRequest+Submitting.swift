import CoordinatorCore
import UIKitShim

// The way of a request to the queue of its window.
extension TransitionRequest {
  /// Finds out what the transition means for the coordinator that performs it, and hands it to the queue.
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

  /// The same, where it is known who asks.
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

  /// Hands it to the queue of its window, whichever that is by now.
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

  /// Whether it waits for a window; that of a child that is being shown is the one into which that comes.
  private var needsWindow: Bool { isPresentation || kind == .dismiss }
}

extension Coordinator {
  /// The window in whose queue a transition of this coordinator's stands.
  func window(for transition: ScreenTransition) -> UIWindow? {
    (try? change(for: transition))?.window(for: self)
  }

  /// What a transition does when this coordinator performs it, on which container.
  func change(
    for transition: ScreenTransition
  ) throws(TransitionRejection) -> any ContainerChange {
    guard let adapter = ContainerAdapters.adapter(of: transition.kind) else {
      throw .noContainer("container", transition.description)
    }
    return try adapter.change(for: transition, by: self)
  }
}
