import CoordinatorCore
import UIKitShim

// Submits a request to the queue of its window.
extension TransitionRequest {
  /// Finds the change that the transition makes, and submits the request to the queue of its
  /// window.
  ///
  /// - Parameter isRecorded: Whether the journal has the request already, because a guard was asked
  ///   before it was made.
  func submit(with reservation: TransitionRequest? = nil, isRecorded: Bool = false) {
    guard let context = requester else { return end(.rejected(.gone())) }
    if isRecorded {
      eventSource = context.eventSource
    } else {
      journal(.requested, from: context.eventSource)
    }
    guard let transition, let coordinator = context.coordinator else {
      return end(.rejected(.gone()))
    }
    guard context.isRunning, sequence?.run.isCurrent != false else {
      return end(.rejected(.ownerStopped()))
    }
    if transition.kind == .none { return end(.performed) }
    if transition.kind == .sequence {
      phase = .running
      if isCounted { context.screenOwner.countScreenToCome(1) }
      return TransitionSequence(self).advance()
    }
    let change: any ContainerChange
    do throws(TransitionRejection) {
      change = try coordinator.change(for: transition)
      self.change = change
      try change.noteRequest(by: coordinator)
    } catch {
      return end(.rejected(error))
    }
    let queue = queue(of: change, by: coordinator)
    // Screens that raw calls have presented get their owner first.
    if isPresentation, let hierarchy = queue.hierarchy {
      queue.engine.reconciler.adoptPresented(in: hierarchy)
    }
    // The window may have been read, which runs hooks, and these may have stopped the coordinator.
    guard context.isRunning else { return end(.rejected(.ownerStopped())) }
    phase = .ready
    context.whileRunning {
      claimExistingScreens(by: coordinator, context)
      queue.submit(self, with: reservation)
    }
  }

  /// Submits the request again after its guards have allowed it, to the queue of the window in
  /// which its container is now.
  func enterQueue() {
    guard let change, let coordinator = requester?.coordinator else {
      return end(.rejected(.gone()))
    }
    queue(of: change, by: coordinator).submit(self)
  }

  private func queue(
    of change: any ContainerChange, by coordinator: any Coordinator
  ) -> TransitionQueue {
    if let window = change.window(for: coordinator) {
      return NavigationEngine.of(window).queue(of: window)
    }
    // While a verb starts a child to show, a request that needs a window, by the verb's coordinator
    // or one below it, enters the queue in which the verb shows that child.
    let engine = coordinator.context.engine
    let start = (needsWindow ? engine.runningStarts : []).last { start in
      coordinator.selfAndAncestors.contains { $0.context === start.parent }
    }
    return start?.queue ?? engine.queue(of: nil)
  }

  /// Whether the request waits for a window if there is none.
  private var needsWindow: Bool { isPresentation || kind == .dismiss }
}

extension Coordinator {
  /// Returns the window whose queue runs a transition of this coordinator; nil if it is not known.
  func window(for transition: ScreenTransition) -> UIWindow? {
    (try? change(for: transition))?.window(for: self)
  }

  /// Returns the change that a transition makes when this coordinator performs it.
  func change(
    for transition: ScreenTransition
  ) throws(TransitionRejection) -> any ContainerChange {
    guard let adapter = ContainerAdapters.adapter(of: transition.kind) else {
      throw .noContainer("container", transition.description)
    }
    return try adapter.change(for: transition, by: self)
  }
}
