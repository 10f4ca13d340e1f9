extension CoordinatorContext {
  /// Returns the context of a child, or reports a diagnostic and returns nil if the verb does not apply to it.
  func context(
    of child: some Coordinator, for verb: LifecycleHook, by parent: some Coordinator
  ) -> CoordinatorContext? {
    guard let parent = register(parent) else { return nil }
    let childContext = child.context
    if childContext.parentContext === self { return childContext }
    // A stopped coordinator is no mistake: the code that stops it and the back gesture can race.
    if childContext.state != .inactive || !childContext.lifecycle.hasEverStarted {
      report(.notAChild(child._represented, verb: verb, parent: parent))
    }
    return nil
  }

  /// Reports a direct call of a default hook: it does nothing, so the caller probably expects a verb.
  func defaultHookWasCalled(_ hook: LifecycleHook, on coordinator: some Coordinator) {
    if hook == runningHook {
      latestDefaultHook = hook
    } else if state != .inactive {
      report(.hookCalledByHand(hook, on: coordinator, by: nil))
    }
  }

  /// Reports a diagnostic about this coordinator, and records it in the journal.
  package func report(_ diagnostic: Diagnostic, at callSite: CallSite? = nil) {
    var diagnostic = diagnostic
    diagnostic.callSite = callSite ?? diagnostic.callSite ?? .current
    record(.diagnostic(diagnostic))
    reportIssue(diagnostic)
  }
}

/// Reports a diagnostic, and records it in the journal of its coordinator if there is one.
@MainActor
package func reportIssue(_ diagnostic: Diagnostic, of context: CoordinatorContext?) {
  if let context { context.report(diagnostic) } else { reportIssue(diagnostic) }
}
