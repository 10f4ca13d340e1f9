import CoordinatorTesting
import Testing

extension AppDriver {
  /// Runs a script and gives what it printed and why it failed, as text.
  ///
  /// - Parameter patience: Next to none, unless the test is about waiting.
  func run(_ text: String, patience: Duration = .zero) async throws -> String {
    var lines: [String] = []
    var runner = ScriptRunner(try Script(text, name: "t"), app: self) { lines.append($0) }
    runner.patience = patience
    do {
      try await runner.run()
    } catch {
      lines.append("\(error.line): \(error.reason)")
    }
    return lines.joined(separator: "\n")
  }
}
