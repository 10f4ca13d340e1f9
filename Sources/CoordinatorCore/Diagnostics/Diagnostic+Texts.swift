// Every text of this module. Those of the module's tests are compared with a table.

extension Diagnostic {
  package static func startsItself(_ coordinator: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "startsItself",
      problem: "'\(name(coordinator))' was asked to start itself as its own child.",
      meaning: "that 'self' was passed to 'start(_:)' in place of the child.",
      remedy: "pass the child that is to be started."
    )
  }

  package static func startsAncestor(_ child: AnyCoordinator, parent: AnyCoordinator) -> Diagnostic
  {
    Diagnostic(
      "startsAncestor",
      problem:
        "'\(name(parent))' was asked to start '\(name(child))', which is one of its ancestors.",
      meaning: "that a child wants to hand back control to a coordinator which already runs.",
      remedy: "end the child with 'finish' or 'cancel'; what comes next is its parent's choice."
    )
  }

  package static func startsChildOfAnother(
    _ child: AnyCoordinator, parent: AnyCoordinator, other: AnyCoordinator
  ) -> Diagnostic {
    Diagnostic(
      "startsChildOfAnother",
      problem:
        "'\(name(parent))' was asked to start '\(name(child))', which is a child of '\(name(other))'.",
      meaning: "that one coordinator object is kept in a property and started from two places.",
      remedy: "stop it where it runs before you start it here, or make a new one for each start."
    )
  }

  package static func startsRoot(_ child: AnyCoordinator, parent: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "startsRoot",
      problem:
        "'\(name(parent))' was asked to start '\(name(child))', which was launched as a root.",
      meaning: "that 'launch()' was called on a coordinator that is not the app's topmost one.",
      remedy: "call 'launch()' on the topmost coordinator only, and 'start(child)' for all others."
    )
  }

  package static func finishedBeforeStart(_ flow: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "finishedBeforeStart",
      problem: "'finish' was called on '\(name(flow))', which was never started.",
      meaning: "that one object was started, and another one of its class was kept.",
      remedy:
        "start this one: 'start(flow)', 'push(flow)' or 'present(flow)', or 'launch()' for a root."
    )
  }

  package static func finishedTwice(_ flow: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "finishedTwice",
      problem: "'finish' was called on '\(name(flow))', which has finished already.",
      meaning: "that two buttons or closures end the flow, or that one of them is called twice.",
      remedy: "call 'finish' once: the first output counts, and the second is lost."
    )
  }

  package static func launchedChild(_ child: AnyCoordinator, parent: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "launchedChild",
      problem:
        "'launch()' was called on '\(name(child))', which is a child of '\(name(parent))'.",
      meaning: "that 'launch()' was taken for the way to start any coordinator.",
      remedy: "leave it out: 'start(child)' has started this one already."
    )
  }

  package static func launchedInUse(_ root: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "launchedInUse",
      problem: "'launch()' was called on '\(name(root))', which is in use already.",
      meaning: "that a verb was called on it before, and its 'start()' is not called any more.",
      remedy: "call 'launch()' first; it calls 'start()', which is not to be called by hand."
    )
  }

  package static func startsWhileInactive(_ child: AnyCoordinator, parent: AnyCoordinator)
    -> Diagnostic
  {
    Diagnostic(
      "startsWhileInactive",
      problem: "'\(name(parent))' was asked to start '\(name(child))' after it had stopped.",
      meaning: "that a screen or a closure has outlived its coordinator and still calls it.",
      remedy: "make the reference to the coordinator weak, or start '\(name(parent))' again first."
    )
  }

  package static func startsWhileStopping(_ child: AnyCoordinator, parent: AnyCoordinator)
    -> Diagnostic
  {
    Diagnostic(
      "startsWhileStopping",
      problem:
        "'\(name(parent))' was asked to start '\(name(child))' from within its own 'stop()'.",
      meaning: "that 'stop()' is used to say what comes next.",
      remedy: "start it in the parent's 'coordinatorDidStop(_:)', or when the outcome arrives."
    )
  }

  package static func startedWhileStopping(_ coordinator: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "startedWhileStopping",
      problem: "'\(name(coordinator))' was to be started while it was still stopping.",
      meaning: "that it is started again from its own 'stop()' or from one of its children's.",
      remedy: "start it again in 'coordinatorDidStop(_:)' or later, when its stop is complete."
    )
  }

  package static func notAChild(
    _ child: AnyCoordinator, verb: LifecycleHook, parent: AnyCoordinator
  ) -> Diagnostic {
    Diagnostic(
      "notAChild",
      problem:
        "'\(name(parent))' was asked to \(verb.rawValue) '\(name(child))', which is not its child.",
      meaning: "that the coordinator was started by another one, or was never started.",
      remedy: "call '\(verb.rawValue)(child)' on the coordinator that started it."
    )
  }

  package static func hookCalledByHand(
    _ hook: LifecycleHook, on coordinator: AnyCoordinator, by caller: AnyCoordinator?
  ) -> Diagnostic {
    let place = caller.map { " while '\(name($0))' was at work" } ?? ""
    return Diagnostic(
      "hookCalledByHand",
      problem: "'\(hook.rawValue)()' of '\(name(coordinator))' was called by hand\(place).",
      meaning: "that a hook, which the framework calls, was taken for a verb.",
      remedy: hook == .start
        ? "let the parent call 'start(child)'; the root is started by 'launch()'."
        : "let the parent call '\(hook.rawValue)(child)'; a root has 'context.\(hook.rawValue)()'."
    )
  }

  package static func usedBeforeItsStart(
    _ coordinator: AnyCoordinator, by other: AnyCoordinator
  ) -> Diagnostic {
    Diagnostic(
      "hookCalledByHand",
      problem:
        "'\(name(coordinator))' was used before it was started, while '\(name(other))' was at work.",
      meaning: "that a verb stands in its 'init', or that its 'start()' was called by hand.",
      remedy:
        "move what the 'init' shows to 'start()', and let the parent call 'start(child)' or a verb "
        + "that shows the child."
    )
  }

  package static func parentIsNoDelegate(
    _ parent: AnyCoordinator, of child: AnyCoordinator, _ delegate: Any.Type
  ) -> Diagnostic {
    Diagnostic(
      "parentIsNoDelegate",
      problem:
        "'\(name(parent))' started '\(name(child))', but is not '\(typeName(delegate))' and will not hear it.",
      meaning: "that the conformance was forgotten, so that what the child says is lost.",
      remedy: "declare that '\(name(parent))' conforms to the child's delegate protocol."
    )
  }

  package static func listenerIsNoObject(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      "listenerIsNoObject",
      problem: "A value of '\(typeName(type))' was added to a delegate, which only objects can be.",
      meaning: "that the delegate protocol is open to structs.",
      remedy: "add an object, and declare the protocol with 'AnyObject'."
    )
  }

  package static func sharesContext(_ coordinator: AnyCoordinator, with other: AnyCoordinator)
    -> Diagnostic
  {
    let isSameClass = type(of: coordinator) == type(of: other)
    return Diagnostic(
      "sharesContext",
      problem: isSameClass
        ? "Two coordinators of '\(name(coordinator))' use one context."
        : "'\(name(coordinator))' uses the context of '\(name(other))'.",
      meaning: isSameClass
        ? "that the context is kept in a place which all of the class share, such as a 'static let'."
        : "that a context was passed from one coordinator to another.",
      remedy: "give each coordinator its own: 'let context = CoordinatorContext()'."
    )
  }

  package static func contextNotKept(_ coordinator: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      "contextNotKept",
      problem: "'\(name(coordinator))' has another context each time it is asked for it.",
      meaning: "that its context is a computed property.",
      remedy: "store it: 'let context = CoordinatorContext()'."
    )
  }

  private init(_ code: String, problem: String, meaning: String, remedy: String) {
    self.init(Code(code), problem: problem, meaning: meaning, remedy: remedy)
  }

  private static func name(_ coordinator: AnyCoordinator) -> String { typeName(of: coordinator) }
}
