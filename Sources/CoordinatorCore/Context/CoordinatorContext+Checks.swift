extension CoordinatorContext {
  /// Tells whether a verb may be applied to a coordinator, and reports why not.
  func owns(_ child: some Coordinator, for verb: LifecycleHook, by parent: some Coordinator) -> Bool
  {
    guard bind(parent) else { return false }
    let childContext = child.context
    if childContext.parentContext === self { return true }
    // One that has ended is not a mistake: the code that stops it and the back gesture can race.
    if childContext.state != .inactive || !childContext.lifecycle.hasEverStarted {
      report(.notAChild(child, verb: verb, parent: parent))
    }
    return false
  }

  /// The default of a hook does nothing, so whoever calls it by hand expects something else.
  func defaultHookWasCalled(_ hook: LifecycleHook, on coordinator: some Coordinator) {
    CoordinatorContext.didNothing(coordinator)
    guard !hooksUnderWay.contains(LifecycleHooks(hook)), state != .inactive else { return }
    report(.hookCalledByHand(hook, on: coordinator, by: nil))
  }

  /// Reports a mistake that has to do with this coordinator, and writes it into its journal.
  package func report(_ diagnostic: Diagnostic) {
    record(.diagnostic(diagnostic))
    reportIssue(diagnostic)
  }
}
