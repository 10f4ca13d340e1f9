/// The warnings about incorrect use that UIKit would have logged.
///
/// The messages have UIKit's wording as far as crash reports and issue threads show it. Addresses
/// are left out, so that tests can compare the messages.
@MainActor
public final class MisuseLog {
  /// The topic of a message.
  public enum Kind: Sendable {
    case appearance, containment, navigation, presentation, window, scene, clock, transition
    case storyboard
  }

  /// One message.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The topic of the message.
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

  /// Removes all messages.
  public func clear() {
    entries = []
  }

  func note(_ kind: Kind, _ message: String) {
    let entry = Entry(kind: kind, message: message)
    entries.append(entry)
    onEntry?(entry)
  }
}

/// The description of an object in UIKit's messages.
func name(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  return
    "<\(String(reflecting: type(of: object)).split(separator: ".").dropFirst().joined(separator: "."))>"
}
