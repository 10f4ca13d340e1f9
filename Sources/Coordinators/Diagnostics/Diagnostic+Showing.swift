import CoordinatorCore

// Diagnostics about coordinators that show nothing.
extension Diagnostic {
  static func windowNotShown(_ root: String) -> Diagnostic {
    Diagnostic(
      "windowNotShown",
      problem: "'\(root)' was launched, but its window is not visible.",
      meaning: "that 'makeKeyAndVisible()' is missing: windows are hidden until it is called.",
      remedy: "call 'window.makeKeyAndVisible()' at the end of its 'start()', or after 'launch()'."
    )
  }

  static func rootInNoWindow(_ root: String) -> Diagnostic {
    Diagnostic(
      "rootInNoWindow",
      problem: "'\(root)' was launched, but what it shows is in no visible window.",
      meaning: "that its container was not made a window's root, or the window was not shown.",
      remedy: "set 'window.rootViewController', and call 'window.makeKeyAndVisible()'."
    )
  }

  static func neverStarted(_ coordinator: String) -> Diagnostic {
    Diagnostic(
      "neverStarted",
      problem: "'\(coordinator)' was asked for a transition or a child, but nobody has started it.",
      meaning: "that it is used before its parent has started it, or that nobody does.",
      remedy: "let its parent call 'start(_:)', 'push(_:)' or 'present(_:)' with it; the root of a "
        + "window is started by 'launch()'."
    )
  }

  static func waitsForWindow(_ coordinator: String, _ transition: String, hidden: Bool)
    -> Diagnostic
  {
    Diagnostic(
      "waitsForWindow",
      problem: "'\(coordinator)' was asked to '\(transition)', which waits for a visible window.",
      meaning: hidden
        ? "that 'makeKeyAndVisible()' is missing: its window is hidden until it is called."
        : "that neither it nor an ancestor stands in a window, or that it was never launched.",
      remedy: hidden
        ? "call 'window.makeKeyAndVisible()'."
        : "make its container a window's root, and 'launch()' the topmost coordinator, once."
    )
  }

  static func neverShown(_ child: String, parent: String, by verbs: String) -> Diagnostic {
    Diagnostic(
      "neverShown",
      problem: "'\(parent)' started '\(child)', and no screen of it is to be seen.",
      meaning: "that it was started by 'start(_:)', which shows nothing by itself.",
      remedy: "call \(verbs) with it instead, which start it as well."
    )
  }
}
