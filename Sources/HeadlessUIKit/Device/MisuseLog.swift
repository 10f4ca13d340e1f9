/// What UIKit would have printed to the console because the app used it wrongly.
///
/// The messages have UIKit's wording as far as crash reports and issue threads show it, with
/// addresses left out so that tests can compare them.
@MainActor
public final class MisuseLog {
  /// What a message is about.
  public enum Kind: Sendable {
    case appearance, containment, navigation, presentation, window, scene, clock, transition
    case storyboard
  }

  /// One message.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// What the message is about.
    public let kind: Kind
    /// The text.
    public let message: String
    /// The text.
    public var description: String { message }
  }

  /// The messages, the oldest first.
  public private(set) var entries: [Entry] = []
  /// Called with each message as it comes, for hosts that print it.
  public var onEntry: ((Entry) -> Void)?

  /// The texts of the messages, the oldest first.
  public var messages: [String] { entries.map(\.message) }

  /// Forgets all messages.
  public func clear() {
    entries = []
  }

  func note(_ kind: Kind, _ message: String) {
    let entry = Entry(kind: kind, message: message)
    entries.append(entry)
    onEntry?(entry)
  }
}

/// An object as UIKit's messages name it.
func name(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  return
    "<\(String(reflecting: type(of: object)).split(separator: ".").dropFirst().joined(separator: "."))>"
}
