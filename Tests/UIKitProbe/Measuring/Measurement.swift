import UIKitShim

/// A few calls of UIKit's public API, and what came of them as text.
@MainActor
struct Measurement {
  /// What the text answers.
  enum Question {
    /// Facts of the page on UIKit's behaviour, and the text if they are true.
    case facts([String], expected: String)
    /// A property of `Policies`, and the text for each of its values; the first is that unless set.
    case policy(String, values: [(value: String, text: String)])
  }

  /// The width that the measurement needs.
  enum Width: String {
    case any, compact, regular
  }

  let question: Question
  let width: Width
  let body: @MainActor (any ProbeStage) async throws -> String

  /// Measures whether facts are true.
  static func fact(
    _ names: String..., width: Width = .any, expected: String,
    body: @escaping @MainActor (any ProbeStage) async throws -> String
  ) -> Measurement {
    Measurement(question: .facts(names, expected: expected), width: width, body: body)
  }

  /// Measures which value of a policy is UIKit's.
  static func policy(
    _ name: String, width: Width = .any, _ values: (value: String, text: String)...,
    body: @escaping @MainActor (any ProbeStage) async throws -> String
  ) -> Measurement {
    Measurement(question: .policy(name, values: values), width: width, body: body)
  }

  var name: String {
    switch question {
    case .facts(let names, _): names.joined(separator: " ")
    case .policy(let name, _): name
    }
  }
}
