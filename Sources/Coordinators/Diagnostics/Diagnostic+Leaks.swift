import CoordinatorCore

// Diagnostics about objects that were not freed.
extension Diagnostic {
  static func coordinatorNotFreed(
    _ coordinator: String, parent: String, screens: [String], after delay: Duration
  ) -> Diagnostic {
    let names = screens.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      "coordinatorNotFreed",
      problem: "'\(coordinator)', a child of '\(parent)', stopped \(delay) ago and is still alive"
        + (screens.isEmpty ? "." : ", and so is what it has shown: \(names)."),
      meaning: "that a closure of its screen, a task, a listener or a property retains it.",
      remedy:
        "capture it weakly: '[weak self]', 'weak var coordinator'. If you keep it on purpose, "
        + "set its 'context.isKeptForReuse'."
    )
  }

  static func screenNotFreed(
    _ screen: String, owner: String, after delay: Duration
  ) -> Diagnostic {
    Diagnostic(
      "screenNotFreed",
      problem: "'\(screen)', a screen of '\(owner)', was removed \(delay) ago and is still alive.",
      meaning: "that one of its own closures, a task, a timer or a property retains it.",
      remedy:
        "capture it weakly: '[weak self]'. If you keep it on purpose, set its 'isKeptForReuse'."
    )
  }
}
