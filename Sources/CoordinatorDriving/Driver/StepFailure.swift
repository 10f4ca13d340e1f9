/// Why a step could not be done, or what it found instead of what it expected.
public struct StepFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was expected and what is there.
  public let description: String

  /// Whether the step may succeed later, when something that is under way has ended.
  public let mayPass: Bool

  /// Whether something is there that differs from what is sought by a slip only, so that the step is
  /// probably mistyped.
  let isSlip: Bool

  init(_ description: String, mayPass: Bool = true, isSlip: Bool = false) {
    self.description = description
    self.mayPass = mayPass
    self.isSlip = isSlip
  }

  /// A failure to find a text among those that are there.
  ///
  /// - Parameter rest: What is told after the question whether another one was meant.
  init(_ description: String, seeking text: String, among texts: [String], _ rest: String = "") {
    let nearest = Suggestion.nearest(to: text, among: texts)
    let question = nearest.map { " Did you mean \(quoted($0))?" } ?? ""
    self.init(
      description + question + (rest.isEmpty ? "" : " " + rest),
      isSlip: nearest != nil)
  }
}
