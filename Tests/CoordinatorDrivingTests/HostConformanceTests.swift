import CompactTesting
import CoordinatorLauncher
import CoordinatorTesting
import HeadlessUIKit
import TerminalHost
import Testing

/// Each host passes the same user actions on, and they lead to the same screens.
@MainActor @Suite(.coordinators) struct HostConformanceTests {
  private static let actions: [Step] = [
    .type(field: "Name", text: "Ada"), .tap("Night"), .tap("Drawer"), .tap("Row 3"), .back,
    .tap("Lamp"), .swipeDown(cancelAt: nil), .tap("Alarm"), .tap("Enough"), .tap("Drawer"),
    .swipeBack(cancelAt: nil),
  ]

  @Test func `Steps, lines and keys lead to the same screens`() async throws {
    let states = try await states(of: { app, note in
      for step in Self.actions {
        try app.perform(step)
        note()
      }
    })
    expectEqual(states.count, Self.actions.count)
    expectEqual(Set(states).count, 6)
    try await expectEqual(self.states(of: enterLines), states)
    try await expectEqual(self.states(of: useTerminal), states)
  }

  /// What the app shows after each action.
  private func states(
    of run: (AppDriver, _ note: @escaping () -> Void) async throws -> Void
  ) async throws -> [String] {
    let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate)))
    app.launch(DeskDelegate.self)
    var states: [String] = []
    try await run(app) {
      app.settle()
      states.append("\(app.tree)\n\(app.screen)")
    }
    return states
  }

  /// Enters the actions as lines of the plain host, which ends the app after the last one.
  private func enterLines(_ app: AppDriver, _ note: @escaping () -> Void) async {
    var prompts = 0
    let host = PlainHost(app, isInteractive: true) {
      guard $0 == "> " else { return }
      if prompts > 0 { note() }
      prompts += 1
    }
    let lines = AsyncStream { continuation in
      for step in Self.actions { continuation.yield(step.description) }
      continuation.finish()
    }
    _ = await host.run(lines)
  }

  /// Performs the actions with the mouse and the keys of a terminal.
  private func useTerminal(_ app: AppDriver, _ note: () -> Void) throws {
    let session = HostSession(device: app.device)
    let size = GridSize.standard
    for step in Self.actions {
      switch step {
      case .tap(let label): try click(label)
      case .type(let field, let text):
        try click("\(field): [")
        session.handle(.paste(text))
      default: session.handle(.key(KeyPress(.escape)))
      }
      note()
    }

    func click(_ text: String) throws {
      let lines = session.frame(size: size).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      let row = try require(lines.lastIndex { $0.contains(text) })
      let start = try require(lines[row].firstRange(of: text)).lowerBound
      let column = lines[row].distance(from: lines[row].startIndex, to: start)
      for kind in [MouseEvent.Kind.press(button: 0), .release(button: 0)] {
        session.handle(.mouse(MouseEvent(kind, at: GridPosition(column: column, row: row))))
        app.settle()
      }
    }
  }
}
