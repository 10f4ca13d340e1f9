import Foundation
import UIKitShim

/// The calls that a delegate of ours hands on to the user's own, and whom it hands them to.
///
/// A delegate that is set late may itself hand on what it hears to the one that it has found, which is
/// ours. Such a call comes back while it is handed on. It then goes to the delegate that was the
/// user's before, as it did when the late one found ours, and is not observed a second time.
@MainActor
class DelegateChain: NSObject {
  /// Called whenever what is observed was read again, and those who have come there have their owners.
  ///
  /// - Returns: Whether it has changed what is shown, or who owns it.
  func didRead() -> Bool { false }

  /// The coordinator that fills the container that is observed, if one does.
  var user: ScreenOwner? { nil }

  /// Who is to own a screen in it that nobody has shown by a verb; nil if nobody is.
  func adoption(of screen: UIViewController) -> Adoption? { nil }

  /// Where a screen is that lies in it, as its record has it; nil if that stays as it is.
  func place(of record: ScreenRecord) -> ScreenPlace? { nil }

  /// One call on its way.
  struct Call {
    fileprivate let name: String
    fileprivate let subject: ObjectIdentifier?

    /// How often it has come back.
    fileprivate let round: Int

    /// Whether UIKit has made it, and no delegate of the user's.
    var isNew: Bool { round == 0 }
  }

  /// The call that was entered last, and those around it; most come alone.
  private final var innermost: Call?
  private final var outer: [Call] = []

  private final var former: [WeakReference<AnyObject>] = []

  /// What the setter of the user's own class of container has put in this one's place.
  private final weak var wrapper: AnyObject?

  /// Whether a container's delegate is what its own setter has put around this one.
  final func isWrapped(by delegate: AnyObject?) -> Bool {
    delegate != nil && delegate === wrapper
  }

  /// Notes what a container's delegate is now that this one was set.
  ///
  /// - Returns: The user's delegate to hand calls on to: the one that was found before, unless that
  ///   stands around this one and has heard each call already.
  final func took<Delegate>(from found: Delegate?, now: AnyObject?) -> Delegate? {
    wrapper = now === self ? nil : now
    return isWrapped(by: found as AnyObject?) ? nil : found
  }

  /// Notes that the user has set another delegate in place of the one that was there.
  final func note(former delegate: AnyObject?, replacedBy latest: AnyObject?) {
    var others: [WeakReference<AnyObject>] = []
    for other in [delegate] + former.map({ $0.object }) {
      if let other, other !== latest { others.append(WeakReference(other)) }
    }
    former = others
  }

  /// The delegates that the user has set before, the latest first.
  final var formerDelegates: [AnyObject] { former.compactMap { $0.object } }

  /// Notes that a call is about to be handed on.
  ///
  /// - Parameters:
  ///   - subject: What it is about, by which it is told from another call of the same method.
  ///   - name: The method.
  final func enter(_ subject: AnyObject?, _ name: String = #function) -> Call {
    var identity: ObjectIdentifier?
    if let subject { identity = ObjectIdentifier(subject) }
    var round = 0
    if let innermost {
      outer = outer + [innermost]
      for call in outer where call.subject == identity && call.name == name { round += 1 }
    }
    let call = Call(name: name, subject: identity, round: round)
    innermost = call
    return call
  }

  /// Notes that the call which was entered last has been handed on.
  ///
  /// - Returns: Whether it is to be observed.
  @discardableResult
  final func leave(_ call: Call) -> Bool {
    innermost = outer.last
    if !outer.isEmpty { outer = Array(outer.dropLast()) }
    return call.isNew
  }

  /// The former delegate to which a call goes that has come back.
  final func formerDelegate(for call: Call) -> AnyObject? {
    let delegates = formerDelegates
    return call.round > 0 && call.round <= delegates.count ? delegates[call.round - 1] : nil
  }
}
