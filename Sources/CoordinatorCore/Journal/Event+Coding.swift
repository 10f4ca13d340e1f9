extension Event: Codable {
  /// The version of the format; an event of a newer version is not decoded.
  ///
  /// A new kind of event does not raise it before the first release.
  static let formatVersion = 1

  private enum Key: String, CodingKey {
    case version, time, path, start, kind, change, reason, diagnostic, transition, link, route,
      coordinator
    case decision, allowed, output
    case asked = "guard"
  }

  /// The names of the kinds in the format.
  private enum KindName: String, Codable {
    case lifecycle, finished, cancelled, ended, diagnostic, transition, link, admission, leaving
  }

  /// Decodes an event.
  ///
  /// It throws an error that names the value if the event has a newer version of the format, or a
  /// kind or value that this version does not know.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard (1...Self.formatVersion).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription: (version > Self.formatVersion ? "Update the framework: it" : "It")
          + " reads version \(Self.formatVersion) of the format, not \(version).")
    }
    let seconds = try values.decode(Double.self, forKey: .time)
    guard let nanoseconds = Int64(exactly: (seconds * 1e9).rounded()) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: values, debugDescription: "\(seconds) seconds are out of range.")
    }
    time = .nanoseconds(nanoseconds)
    path = try values.decode(String.self, forKey: .path)
    start = try values.decodeIfPresent(Int.self, forKey: .start)
    kind = try Self.kind(from: values)
  }

  private static func kind(from values: KeyedDecodingContainer<Key>) throws -> Kind {
    switch try values.decode(KindName.self, forKey: .kind) {
    case .lifecycle: .lifecycle(try values.decode(LifecycleChange.self, forKey: .change))
    case .finished: .finished(output: try values.decodeIfPresent(String.self, forKey: .output))
    case .cancelled: .cancelled(try values.decode(CancelReason.self, forKey: .reason))
    case .ended: .ended(try values.decode(CancelReason.self, forKey: .reason))
    case .diagnostic: .diagnostic(try values.decode(Diagnostic.self, forKey: .diagnostic))
    case .transition: .transition(try values.decode(Transition.self, forKey: .transition))
    case .link: .link(try values.decode(Link.self, forKey: .link))
    case .admission:
      .admission(
        route: try values.decode(String.self, forKey: .route),
        coordinator: try values.decode(String.self, forKey: .coordinator),
        decision: try values.decode(AdmissionDecision.self, forKey: .decision))
    case .leaving:
      .leaving(
        guard: try values.decode(String.self, forKey: .asked),
        allowed: try values.decode(Bool.self, forKey: .allowed))
    }
  }

  /// Encodes the event; the time is in seconds, to the nanosecond.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.formatVersion, forKey: .version)
    try values.encode(time / .nanoseconds(1) / 1e9, forKey: .time)
    try values.encode(path, forKey: .path)
    try values.encodeIfPresent(start, forKey: .start)
    func put(_ name: KindName, _ value: (some Encodable)?, _ key: Key) throws {
      try values.encode(name, forKey: .kind)
      try values.encodeIfPresent(value, forKey: key)
    }
    switch kind {
    case .lifecycle(let change): try put(.lifecycle, change, .change)
    case .finished(let output): try put(.finished, output, .output)
    case .cancelled(let reason): try put(.cancelled, reason, .reason)
    case .ended(let reason): try put(.ended, reason, .reason)
    case .diagnostic(let diagnostic): try put(.diagnostic, diagnostic, .diagnostic)
    case .transition(let transition): try put(.transition, transition, .transition)
    case .link(let link): try put(.link, link, .link)
    case .admission(let route, let coordinator, let decision):
      try put(.admission, route, .route)
      try values.encode(coordinator, forKey: .coordinator)
      try values.encode(decision, forKey: .decision)
    case .leaving(let name, let isAllowed):
      try put(.leaving, name, .asked)
      try values.encode(isAllowed, forKey: .allowed)
    }
  }
}
