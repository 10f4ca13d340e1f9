import Foundation
import UIKitShim

/// A delegate in place of the app's own, to which it hands each call on.
///
/// An app may set its delegate late, and that one may hand calls on to the delegate that it has found, which is
/// this one. Such a call comes back while it is handed on: it goes to the app's delegate before, and is not observed
/// a second time.
@MainActor
class DelegateChain: NSObject {
  /// Called when what is observed was read, and what has come there has its owner.
  ///
  /// - Returns: Whether it has changed what is shown, or who owns it.
  func didRead() -> Bool { false }

  /// The coordinator that fills the container that is observed, if one does.
  var user: ScreenOwner? { nil }

  /// Who may come to own a screen in it that nobody has shown by a verb; nil if nobody may.
  func adoption(of screen: UIViewController) -> Adoption? { nil }

  /// Writes down that a person or a raw call has chosen a screen in it.
  func journal(_ choice: Choice) {}

  /// Where a screen is that lies in it, as its record has it; nil if that stays as it is.
  func place(of record: ScreenRecord) -> ScreenPlace? { nil }

  // MARK: The app's delegates

  /// The delegate of the app's own, and the one before it.
  private(set) final weak var appDelegate: AnyObject?
  private(set) final weak var formerDelegate: AnyObject?

  /// What the setter of the app's own class of container has put in this one's place.
  private final weak var wrapper: AnyObject?

  /// Takes the place of a delegate, which becomes the app's own.
  ///
  /// - Parameter set: Sets this one, and returns what the delegate is then.
  /// - Returns: Whether another delegate was there.
  @discardableResult
  final func install(over delegate: AnyObject?, set: () -> AnyObject?) -> Bool {
    if delegate === self || delegate != nil && delegate === wrapper { return false }
    if let appDelegate, appDelegate !== delegate { formerDelegate = appDelegate }
    // UIKit may ask what it implements as soon as it is set.
    appDelegate = delegate
    let latest = set()
    wrapper = latest === self ? nil : latest
    if wrapper != nil, delegate === wrapper { appDelegate = nil }
    return true
  }

  // MARK: Calls

  /// One call on its way.
  struct Call {
    fileprivate let name: String
    fileprivate let subject: ObjectIdentifier?

    /// How often it has come back.
    fileprivate let round: Int

    /// Whether UIKit has made it, and no delegate of the app's.
    var isNew: Bool { round == 0 }
  }

  private final var calls: [Call] = []

  /// Notes that a call is about to be handed on.
  ///
  /// - Parameters:
  ///   - subject: What it is about, by which it is told from another call of the same method.
  ///   - name: The method.
  final func enter(_ subject: AnyObject?, _ name: String = #function) -> Call {
    let subject = subject.map { ObjectIdentifier($0) }
    let rounds = calls.filter { $0.subject == subject && $0.name == name }
    let call = Call(name: name, subject: subject, round: rounds.count)
    calls.append(call)
    return call
  }

  /// Notes that the call which was entered last has been handed on.
  ///
  /// - Returns: Whether it is to be observed.
  @discardableResult
  final func leave(_ call: Call) -> Bool {
    calls.removeLast()
    return call.isNew
  }

  /// The delegate to which a call is handed on.
  final func target(of call: Call) -> AnyObject? {
    switch call.round {
    case 0: appDelegate
    case 1: formerDelegate
    default: nil
    }
  }
}
