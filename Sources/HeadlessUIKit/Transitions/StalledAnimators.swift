extension HeadlessDevice {
  /// The custom animators that have not completed their transition, with the transition.
  ///
  /// Until an animator completes, its container runs no other transition, as on a device.
  public var unfinishedAnimators: [String] {
    unfinishedContexts.map { "\($0.animatorName) in \($0.summary)" }
  }

  private var unfinishedContexts: [TransitionContext] {
    animatedContexts.compactMap(\.object).filter { $0.animation != nil && !$0.summary.isEmpty }
  }

  func animates(_ context: TransitionContext) {
    let unfinished = animatedContexts.filter { $0.object?.animation != nil }
    animatedContexts = unfinished + [Weak(object: context)]
  }

  /// Logs each animator once that has not completed although nothing is scheduled.
  func reportStalledAnimators() {
    if animatedContexts.isEmpty { return }
    for context in unfinishedContexts where !context.isInteractive && !context.wasReported {
      context.wasReported = true
      log.note(
        .transition,
        """
        \(context.animatorName) has not completed \(context.summary), and nothing is \
        scheduled on the clock.

        This usually means that animateTransition(using:) has a path on which \
        completeTransition(_:) is never called.

        To fix this, call it on every path; until then nothing else can be pushed, popped or \
        presented there.
        """
      )
    }
  }
}
