/// A coordinator that has something to give when it ends.
///
/// It ends itself by `finish(_:)` or ``Coordinator/cancel()``; whoever started it gets the outcome
/// from the handle.
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
  /// What the flow gives; nothing if left out.
  associatedtype Output = Void
}

extension FlowCoordinator {
  /// Ends this flow with its output.
  ///
  /// Stops it and everything it started, then gives the output to those who wait for the outcome. Has no
  /// effect on a coordinator that has ended: the first end counts. A diagnostic reports a flow that has not
  /// begun, and a second `finish`.
  public func finish(_ output: Output) {
    if context.bind(self) { context.finish(output) }
  }

  /// Calls a closure with the outcome of this flow, and returns the flow.
  ///
  /// Use it where a transition starts the flow, so that no handle reports its end:
  ///
  /// ```swift
  /// perform(
  ///   .sequence(
  ///     .dismissAll(),
  ///     .present(Rating.Coordinator().whenEnded { [weak self] in self?.thank(for: $0.output) })))
  /// ```
  ///
  /// The closure is called exactly once: with the outcome of the run that is under way or, if the
  /// flow does not run, of the next one. A flow that is freed before its start is cancelled with
  /// ``CancelReason/notStarted``. The flow keeps the closure until then: one that uses the parent
  /// captures it weakly.
  @discardableResult
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) -> Self {
    (context.keptRun() as FlowRun<Output>).end.whenEnded(body)
    return self
  }

  /// Starts this coordinator as the root of a tree, and gives a handle to its outcome.
  @discardableResult
  public func launch(fileID: String = #fileID, line: Int = #line) -> FlowHandle<Output> {
    CallSite.track(fileID, line) {
      let run: FlowRun<Output> = context.run()
      return run.handle(after: context.launch(self, run: run), in: context)
    }
  }
}

extension FlowCoordinator where Output == Void {
  /// Ends this flow; there is nothing more to give.
  public func finish() {
    finish(())
  }

  /// Says what is missing where a flow finishes with a value, but has no type for it.
  @available(
    *, unavailable, message: "declare the type: 'typealias Output = ...' in the coordinator"
  )
  public func finish<Missing>(_ output: Missing) {}
}
