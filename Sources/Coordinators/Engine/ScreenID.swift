import UIKitShim

/// Tells one screen from all others, also after it has been freed: a number that is never used again.
package struct ScreenID: Hashable, Comparable {
  private let number: Int
  private let type: UIViewController.Type

  fileprivate init(_ number: Int, _ type: UIViewController.Type) {
    self.number = number
    self.type = type
  }

  package static func == (one: ScreenID, other: ScreenID) -> Bool { one.number == other.number }

  package static func < (one: ScreenID, other: ScreenID) -> Bool { one.number < other.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension ScreenID: CustomStringConvertible {
  /// The class and the number, as in `ArticleViewController 12`.
  package var description: String { "\(typeName(type)) \(number)" }
}

/// What the framework keeps beside a screen, for as long as the screen lives.
@MainActor
final class ScreenNote {
  let id: ScreenID

  /// The record of the screen, while a coordinator owns it.
  var record: ScreenRecord?

  /// Whether the screen was in the UI and has left it, so that nothing in it is there either.
  var hasDeparted = false

  private static var latestNumber = 0

  fileprivate init(of screen: UIViewController) {
    Self.latestNumber += 1
    id = ScreenID(Self.latestNumber, Swift.type(of: screen))
  }
}

extension UIViewController {
  /// What is kept beside this screen, made at its first use.
  var note: ScreenNote {
    if let note = knownNote { return note }
    let note = ScreenNote(of: self)
    companionObject = note
    return note
  }

  /// What is kept beside this screen, if anything is.
  var knownNote: ScreenNote? { companionObject as? ScreenNote }

  /// The record of this screen, if a coordinator owns it.
  var screenRecord: ScreenRecord? { knownNote?.record }
}
