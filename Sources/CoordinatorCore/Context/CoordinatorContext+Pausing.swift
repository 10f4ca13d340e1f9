extension CoordinatorContext {
  /// Pauses the coordinator and its active descendants, as its parent's `pause(child)` does.
  public func pause() { pause(.requested) }

  /// Ends the pause that ``pause()`` has begun, as its parent's `resume(child)` does.
  public func resume() { resume(.requested) }

  /// Adds causes of a pause, and pauses the coordinator if it is not paused.
  package func pause(_ causes: PauseCauses) {
    guard let coordinator else { return }
    perform(for: coordinator) { $0.pause(causes) }
  }

  /// Removes causes of a pause, and resumes the coordinator if none is left.
  package func resume(_ causes: PauseCauses) {
    guard let coordinator else { return }
    perform(for: coordinator) { $0.resume(causes) }
  }

  func pauseChildren(for coordinator: AnyCoordinator) {
    let revision = lifecycle.revision
    for child in childContexts.reversed() {
      guard lifecycle.revision == revision else { return }
      if child.parentContext === self { child.pause(.inherited) }
    }
    guard lifecycle.revision == revision else { return }
    perform(for: coordinator) { $0.childrenDidPause() }
  }

  func resumeChildren() {
    let revision = lifecycle.revision
    for child in childContexts {
      guard lifecycle.revision == revision else { return }
      if child.parentContext === self { child.resume(.inherited) }
    }
  }
}
