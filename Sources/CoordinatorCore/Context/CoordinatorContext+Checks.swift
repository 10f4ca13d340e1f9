extension CoordinatorContext {
  /// The context of a child to which a verb may be applied; reports why not, if it may not.
  func context(
    of child: some Coordinator, for verb: LifecycleHook, by parent: some Coordinator
  ) -> CoordinatorContext? {
    guard bind(parent) else { return nil }
    let childContext = child.context
    if isParent(of: child) { return childContext }
    // One that has ended is not a mistake: the code that stops it and the back gesture can race.
    if childContext.state != .inactive || !childContext.lifecycle.hasEverStarted {
      report(.notAChild(child._represented, verb: verb, parent: parent))
    }
    return nil
  }

  /// The default of a hook does nothing, so whoever calls it by hand expects something else.
  func defaultHookWasCalled(_ hook: LifecycleHook, on coordinator: some Coordinator) {
    if hook == hookUnderWay {
      latestDefaultHook = hook
    } else if state != .inactive {
      report(.hookCalledByHand(hook, on: coordinator, by: nil))
    }
  }

  /// Reports a mistake that has to do with this coordinator, and writes it into its journal.
  ///
  /// - Parameter callSite: The call that is to blame; nil for the one that runs.
  package func report(_ diagnostic: Diagnostic, at callSite: CallSite? = nil) {
    var diagnostic = diagnostic
    if let callSite { diagnostic.callSite = callSite }
    record(.diagnostic(diagnostic))
    reportIssue(diagnostic)
  }
}
