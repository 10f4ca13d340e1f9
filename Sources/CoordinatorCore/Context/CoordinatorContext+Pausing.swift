extension CoordinatorContext {
  /// Pauses the coordinator of this context and its active descendants, as its parent's `pause(child)` does.
  public func pause() { pause(.requested) }

  /// Resumes the coordinator of this context and the descendants that its pause paused.
  public func resume() {
    resume(PauseCauses(rawValue: .max).subtracting(.inherited))
  }

  /// Pauses for one cause; it takes effect if it is the first.
  package func pause(_ causes: PauseCauses) {
    guard let coordinator else { return }
    perform(lifecycle.pause(causes), for: coordinator)
  }

  /// Takes causes away; the coordinator is resumed if none is left.
  package func resume(_ causes: PauseCauses) {
    guard let coordinator else { return }
    perform(lifecycle.resume(causes), for: coordinator)
  }

  func pauseChildren(for coordinator: AnyCoordinator) {
    let revision = lifecycle.revision
    for child in childContexts.reversed() {
      guard lifecycle.revision == revision else { return }
      if child.parentContext === self { child.pause(.inherited) }
    }
    guard lifecycle.revision == revision else { return }
    perform(lifecycle.childrenDidPause(), for: coordinator)
  }

  func resumeChildren() {
    let revision = lifecycle.revision
    for child in childContexts {
      guard lifecycle.revision == revision else { return }
      if child.parentContext === self { child.resume(.inherited) }
    }
  }
}
