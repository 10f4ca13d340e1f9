import CoordinatorTesting

extension AppDriver {
  /// Runs a script, and returns its output and the reason of its failure.
  func run(_ text: String, timeout: Duration = .zero) async throws -> String {
    var lines: [String] = []
    var runner = ScriptRunner(try Script(text, name: "t"), app: self) { lines.append($0) }
    runner.timeout = timeout
    do {
      try await runner.run()
    } catch {
      lines.append("\(error.line): \(error.reason)")
    }
    return lines.joined(separator: "\n")
  }
}
