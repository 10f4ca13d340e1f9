/// A coordinator whose flow ends with an output.
///
/// The coordinator ends its flow with `finish(_:)` or ``Coordinator/cancel()``. The call that starts the flow
/// returns a handle, which reports the outcome.
///
/// ```swift
/// final class LoginCoordinator: FlowCoordinator {
///   typealias Output = User
///   let context = CoordinatorContext()
///   func start() { /* ... */ }
///   func userDidLogIn(_ user: User) { finish(user) }
/// }
///
/// start(LoginCoordinator()).whenEnded { [weak self] outcome in
///   guard case .finished(let user) = outcome else { return }
///   self?.showLibrary(of: user)
/// }
/// ```
@MainActor
public protocol FlowCoordinator<Output>: Coordinator {
  /// The type of the flow's output; `Void` by default.
  associatedtype Output = Void
}

extension FlowCoordinator {
  /// Ends this flow with an output.
  ///
  /// Stops the coordinator and everything it started, then delivers the outcome. The call has no effect if the
  /// coordinator does not run or is already stopping. A diagnostic reports a flow that was never started.
  public func finish(_ output: Output) {
    if context.register(self) != nil { context.finish(output) }
  }

  /// Calls a closure with the outcome of this flow, and returns the flow.
  ///
  /// Use it if a transition starts the flow, so that you have no handle for the outcome:
  ///
  /// ```swift
  /// perform(
  ///   .sequence(
  ///     .dismissAll(),
  ///     .present(Rating.Coordinator().whenEnded { [weak self] in self?.thank(for: $0.output) })))
  /// ```
  ///
  /// The flow calls the closure exactly once: with the outcome of the current run or, if the flow does not run,
  /// of the next one. A flow that is freed before its start is cancelled with ``CancelReason/notStarted``.
  /// The flow retains the closure until then, so capture the parent weakly.
  @discardableResult
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) -> Self {
    (context.storedCompletion() as FlowCompletion<Output>).whenEnded(body)
    return self
  }

  /// Starts this coordinator as the root of a tree, and returns a handle for its outcome.
  @discardableResult
  public func launch(fileID: String = #fileID, line: Int = #line) -> FlowHandle<Output> {
    CallSite.track(fileID, line) {
      context.handle { context.launch(self, completion: $0) }
    }
  }
}

extension FlowCoordinator where Output == Void {
  /// Ends this flow.
  public func finish() {
    finish(())
  }

  /// Says what is missing where a flow finishes with a value, but has no type for it.
  @available(
    *, unavailable, message: "declare the type: 'typealias Output = ...' in the coordinator"
  )
  public func finish<Missing>(_ output: Missing) {}
}
