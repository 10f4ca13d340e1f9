// The texts of the diagnostics of the lifecycle. A test compares the problems with a table.

extension Diagnostic {
  package static func startsItself(_ coordinator: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem: "'\(name(coordinator))' was asked to start itself as its own child.",
      meaning: "that you passed 'self' to 'start(_:)' instead of the child.",
      remedy: "pass the child."
    )
  }

  package static func startsAncestor(_ child: AnyCoordinator, parent: AnyCoordinator) -> Diagnostic
  {
    Diagnostic(
      problem:
        "'\(name(parent))' was asked to start '\(name(child))', which is one of its ancestors.",
      meaning: "that the child tries to return to a coordinator that already runs.",
      remedy: "call 'finish' or 'cancel' in the child, and let its parent decide what comes next."
    )
  }

  package static func startsChildOfAnother(
    _ child: AnyCoordinator, parent: AnyCoordinator, other: AnyCoordinator
  ) -> Diagnostic {
    Diagnostic(
      problem:
        "'\(name(parent))' was asked to start '\(name(child))', which is a child of '\(name(other))'.",
      meaning: "that a coordinator is stored in a property and started in two places.",
      remedy: "stop it before you start it here, or create a new coordinator for each start."
    )
  }

  package static func startsRoot(_ child: AnyCoordinator, parent: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem:
        "'\(name(parent))' was asked to start '\(name(child))', which was launched as a root.",
      meaning: "that 'launch()' was called on a coordinator that is not the app's root.",
      remedy: "call 'launch()' on the root only, and 'start(child)' for all other coordinators."
    )
  }

  package static func finishedBeforeStart(_ flow: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem: "'finish' was called on '\(name(flow))', which was never started.",
      meaning: "that you started one coordinator, but stored another of the same class.",
      remedy:
        "start this one: 'start(flow)', 'push(flow)' or 'present(flow)', or 'launch()' for a root."
    )
  }

  package static func launchedChild(_ child: AnyCoordinator, parent: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem:
        "'launch()' was called on '\(name(child))', which is a child of '\(name(parent))'.",
      meaning: "that 'launch()' is used to start a coordinator that is not the root.",
      remedy: "remove the call: 'start(child)' has already started this coordinator."
    )
  }

  package static func launchedInUse(_ root: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem: "'launch()' was called on '\(name(root))', which is already in use.",
      meaning:
        "that you called a verb or 'start()' on it before, so 'launch()' did not call 'start()'.",
      remedy: "call 'launch()' first, and do not call 'start()' directly."
    )
  }

  package static func startsWhileInactive(_ child: AnyCoordinator, parent: AnyCoordinator)
    -> Diagnostic
  {
    Diagnostic(
      problem: "'\(name(parent))' was asked to start '\(name(child))' after it had stopped.",
      meaning: "that a screen or a closure outlives its coordinator and still calls it.",
      remedy: "make the reference to the coordinator weak, or start '\(name(parent))' again first."
    )
  }

  package static func startsWhileStopping(_ child: AnyCoordinator, parent: AnyCoordinator)
    -> Diagnostic
  {
    Diagnostic(
      problem:
        "'\(name(parent))' was asked to start '\(name(child))' in its own 'stop()'.",
      meaning: "that 'stop()' is used to start the next coordinator.",
      remedy: "start it in the parent's 'coordinatorDidStop(_:)', or when the outcome arrives."
    )
  }

  package static func startedWhileStopping(_ coordinator: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem: "'\(name(coordinator))' was started while it was still stopping.",
      meaning: "that it is started again in its own 'stop()' or in that of one of its children.",
      remedy: "start it again in 'coordinatorDidStop(_:)' or later."
    )
  }

  package static func notAChild(
    _ child: AnyCoordinator, verb: LifecycleHook, parent: AnyCoordinator
  ) -> Diagnostic {
    Diagnostic(
      problem:
        "'\(name(parent))' was asked to \(verb.rawValue) '\(name(child))', which is not its child.",
      meaning: "that another coordinator started it, or that it was never started.",
      remedy: "call '\(verb.rawValue)(child)' on its parent."
    )
  }

  package static func hookCalledByHand(
    _ hook: LifecycleHook, on coordinator: AnyCoordinator, by caller: AnyCoordinator?
  ) -> Diagnostic {
    let place = caller.map { " while '\(name($0))' was running" } ?? ""
    return Diagnostic(
      problem: "'\(hook.rawValue)()' of '\(name(coordinator))' was called directly\(place).",
      meaning: "that a hook is called instead of a verb. Only the framework calls hooks.",
      remedy: hook == .start
        ? "call 'start(child)' on the parent, or 'launch()' on a root."
        : "call '\(hook.rawValue)(child)' on the parent, or 'context.\(hook.rawValue)()' on a root."
    )
  }

  package static func usedBeforeItsStart(
    _ coordinator: AnyCoordinator, by other: AnyCoordinator
  ) -> Diagnostic {
    Diagnostic(
      "hookCalledByHand",
      problem:
        "'\(name(coordinator))' was used before it was started, while '\(name(other))' was running.",
      meaning: "that its 'init' calls a verb, or that your code called its 'start()' directly.",
      remedy:
        "call the verb in 'start()' instead of 'init', and call 'start(child)' or a verb that shows "
        + "the child on the parent."
    )
  }

  package static func parentIsNoDelegate(
    _ parent: AnyCoordinator, of child: AnyCoordinator, _ delegate: Any.Type
  ) -> Diagnostic {
    Diagnostic(
      problem:
        "'\(name(parent))' started '\(name(child))', but does not conform to '\(typeName(delegate))'.",
      meaning:
        "that the conformance is missing, so the parent does not receive the child's delegate calls.",
      remedy: "declare that '\(name(parent))' conforms to the child's delegate protocol."
    )
  }

  package static func listenerIsNoObject(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      problem: "A value of '\(typeName(type))' was added as a listener, which must be an object.",
      meaning: "that the delegate protocol allows structs.",
      remedy: "add an object, and declare the protocol with 'AnyObject'."
    )
  }

  package static func sharesContext(_ coordinator: AnyCoordinator, with other: AnyCoordinator)
    -> Diagnostic
  {
    let isSameClass = type(of: coordinator) == type(of: other)
    return Diagnostic(
      problem: isSameClass
        ? "Two coordinators of '\(name(coordinator))' use one context."
        : "'\(name(coordinator))' uses the context of '\(name(other))'.",
      meaning: isSameClass
        ? "that the context is stored where all coordinators of the class share it, such as a 'static let'."
        : "that a context was passed from one coordinator to another.",
      remedy: "give each coordinator its own context: 'let context = CoordinatorContext()'."
    )
  }

  package static func contextNotKept(_ coordinator: AnyCoordinator) -> Diagnostic {
    Diagnostic(
      problem: "'\(name(coordinator))' returns a different context each time.",
      meaning: "that its context is a computed property.",
      remedy: "store it: 'let context = CoordinatorContext()'."
    )
  }

  private static func name(_ coordinator: AnyCoordinator) -> String {
    typeName(type(of: coordinator))
  }
}
