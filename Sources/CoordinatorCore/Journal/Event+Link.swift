extension Event {
  /// A link in one of its phases.
  public struct Link: Hashable, Codable, Sendable {
    /// The link as it arrived: `newsstand://library/article/42`.
    public let text: String

    /// How far the link has come.
    public let phase: LinkPhase

    /// Creates the value for a link.
    public init(_ text: String, _ phase: LinkPhase) {
      self.text = text
      self.phase = phase
    }
  }

  /// The phases of a link.
  public enum LinkPhase: Hashable, Codable, Sendable {
    /// The link arrived from a source, such as `url`.
    case received(source: String)

    /// A later link took the place of the link.
    case superseded

    /// The link was opened; `path` is the place.
    case opened(path: String)

    /// The link could not be opened.
    case failed(error: String)

    /// The guard of a coordinator did not admit the link.
    case denied(coordinator: String, reason: String)
  }
}
