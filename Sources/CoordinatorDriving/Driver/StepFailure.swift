import CoordinatorCore

/// A step that a user could not do, or an expectation that is not met.
public struct StepFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the step needed, and what the screen shows.
  public let description: String

  /// Whether the step may succeed later, for example after a login.
  public let mayPass: Bool

  /// Whether the screen shows a similar text, so that the step is probably mistyped.
  let isLikelyTypo: Bool

  init(_ description: String, mayPass: Bool = true, isLikelyTypo: Bool = false) {
    self.description = description
    self.mayPass = mayPass
    self.isLikelyTypo = isLikelyTypo
  }

  /// A failure to find a text, with a suggestion if another text is similar, and then `rest`.
  init(_ description: String, seeking text: String, among texts: [String], _ rest: String = "") {
    let nearest = Suggestion.nearest(to: text, among: texts)
    let suggestion = nearest.map { " Did you mean \(quoted($0))?" } ?? ""
    self.init(
      description + suggestion + (rest.isEmpty ? "" : " " + rest),
      isLikelyTypo: nearest != nil)
  }
}
