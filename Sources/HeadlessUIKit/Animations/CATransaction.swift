#if !canImport(QuartzCore)
  public import Foundation

  /// A group of animations and transitions that were requested while it was open.
  ///
  /// Its completion block runs once, in the run-loop turn after everything in the group has ended:
  /// transitions of containers, presentations, and animations of views. Core Animation documents
  /// this for animations (`setCompletionBlock(_:)`). Apps rely on it for transitions, too, although
  /// they begin later.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    private class var transactions: OpenTransactions { HeadlessDevice.current.transactions }

    /// Opens a nested transaction.
    open class func begin() {
      transactions.begin(on: .current)
    }

    /// Closes the innermost transaction.
    ///
    /// If there is nothing to wait for, it calls the completion block.
    open class func commit() {
      transactions.commit()
    }

    /// Runs the pending layout.
    open class func flush() {
      HeadlessDevice.current.commit()
    }

    /// Sets the block that is called when everything in the innermost transaction has ended.
    ///
    /// If none is open, the block waits for everything requested until the end of the run-loop
    /// turn. An earlier block waits only for what was requested before this call.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      openIfNeeded()
      transactions.setCompletion(block)
    }

    /// The block that is called when everything in the innermost transaction has ended.
    open class func completionBlock() -> (() -> Void)? { transactions.groups.last?.completion }

    /// Sets whether changes of layers are made without animation; data only.
    ///
    /// If no transaction is open, the value is kept until the end of the run-loop turn.
    open class func setDisableActions(_ flag: Bool) {
      openIfNeeded()
      transactions.groups.last?.disablesActions = flag
    }

    /// Whether changes of layers are made without animation.
    open class func disableActions() -> Bool { transactions.groups.last?.disablesActions ?? false }

    /// Sets the duration of changes of layers, in seconds; data only.
    ///
    /// If no transaction is open, the value is kept until the end of the run-loop turn.
    open class func setAnimationDuration(_ dur: TimeInterval) {
      openIfNeeded()
      transactions.groups.last?.animationDuration = dur
    }

    /// The duration of changes of layers, in seconds.
    open class func animationDuration() -> TimeInterval {
      transactions.groups.last?.animationDuration ?? 0.25
    }

    /// Opens the implicit transaction if none is open; it closes at the end of the run-loop turn.
    private class func openIfNeeded() {
      guard transactions.groups.isEmpty else { return }
      let device = HeadlessDevice.current
      let transactions = transactions
      transactions.begin(on: device)
      device.clock.afterNextCommit { transactions.commit() }
    }
  }
#endif
