#if !canImport(QuartzCore)
  public import Foundation

  /// A group of animations, and of the transitions that were requested while it was open.
  ///
  /// Its completion block runs once, in a turn after everything in the group has ended: transitions
  /// of containers, presentations, and animations of views. Core Animation promises that for
  /// animations (`setCompletionBlock(_:)`); that a transition counts although it begins later is
  /// what apps rely on.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    private class var transactions: OpenTransactions { HeadlessDevice.current.transactions }

    /// Opens a transaction inside the one that is open.
    open class func begin() {
      transactions.begin(on: .current)
    }

    /// Closes the innermost transaction.
    ///
    /// With nothing to wait for, the completion block is called here.
    open class func commit() {
      transactions.commit()
    }

    /// Lays out what is due.
    open class func flush() {
      HeadlessDevice.current.commit()
    }

    /// Sets what is called once everything in the innermost transaction has ended.
    ///
    /// Where none is open, it waits for what is requested until the end of the turn. A block from
    /// before is called when what was requested up to here has ended, at once with nothing to wait for.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      openIfNeeded()
      transactions.setCompletion(block)
    }

    /// What is called once everything in the innermost transaction has ended.
    open class func completionBlock() -> (() -> Void)? { transactions.groups.last?.completion }

    /// Sets whether changes of layers are not animated; data only.
    ///
    /// Where no transaction is open, it holds until the end of the turn.
    open class func setDisableActions(_ flag: Bool) {
      openIfNeeded()
      transactions.groups.last?.disablesActions = flag
    }

    /// Whether changes of layers are not animated.
    open class func disableActions() -> Bool { transactions.groups.last?.disablesActions ?? false }

    /// Sets how long changes of layers take, in seconds; data only.
    ///
    /// Where no transaction is open, it holds until the end of the turn.
    open class func setAnimationDuration(_ dur: TimeInterval) {
      openIfNeeded()
      transactions.groups.last?.animationDuration = dur
    }

    /// How long changes of layers take, in seconds.
    open class func animationDuration() -> TimeInterval {
      transactions.groups.last?.animationDuration ?? 0.25
    }

    /// Opens the implicit transaction, which is closed at the end of the turn, where none is open.
    private class func openIfNeeded() {
      guard transactions.groups.isEmpty else { return }
      let device = HeadlessDevice.current
      let transactions = transactions
      transactions.begin(on: device)
      device.clock.afterNextCommit { transactions.commit() }
    }
  }
#endif
