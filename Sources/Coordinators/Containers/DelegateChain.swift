import Foundation
import UIKitShim

/// A delegate that replaces the app's own delegate and forwards each call to it.
///
/// An app may set its delegate late, and that delegate may forward calls to the one that it
/// replaced, which is this object. A forwarded call then comes back to this object. This object
/// forwards it to the app's former delegate, and does not observe it again.
@MainActor
class DelegateChain: NSObject {
  /// Called after the observed container or presentation was read and new screens have their
  /// owners.
  ///
  /// - Returns: Whether this call has changed the visible screens or their owners. The default is
  ///   false.
  func didRead() -> Bool { false }

  // MARK: The app's delegates

  /// The app's own delegate, and the delegate that the app had set before it.
  private(set) final weak var appDelegate: AnyObject?
  private(set) final weak var formerDelegate: AnyObject?

  /// The delegate that a container subclass of the app has set instead of this object.
  private final weak var wrapper: AnyObject?

  /// Replaces a delegate, and keeps it as the app's own delegate.
  ///
  /// - Parameter set: Sets this object as the delegate, and returns the resulting delegate.
  /// - Returns: False if this object or its wrapper was the delegate already.
  @discardableResult
  final func install(over delegate: AnyObject?, set: () -> AnyObject?) -> Bool {
    if delegate === self || delegate != nil && delegate === wrapper { return false }
    if let appDelegate, appDelegate !== delegate { formerDelegate = appDelegate }
    // UIKit may ask which methods this object implements as soon as it is set.
    appDelegate = delegate
    let latest = set()
    wrapper = latest === self ? nil : latest
    if wrapper != nil, delegate === wrapper { appDelegate = nil }
    return true
  }

  // MARK: Calls

  /// One call that is being forwarded.
  struct Call {
    fileprivate let name: String
    fileprivate let subject: ObjectIdentifier?

    /// How often the call has come back to this object.
    fileprivate let round: Int

    /// Whether UIKit made the call, and not a delegate of the app.
    var isNew: Bool { round == 0 }
  }

  private final var calls: [Call] = []

  /// Notes that a call is about to be forwarded.
  ///
  /// - Parameters:
  ///   - subject: The object that the call is about. It distinguishes calls of the same method.
  ///   - name: The method.
  final func enter(_ subject: AnyObject?, _ name: String = #function) -> Call {
    let subject = subject.map(ObjectIdentifier.init)
    var round = 0
    for call in calls where call.subject == subject && call.name == name { round += 1 }
    let call = Call(name: name, subject: subject, round: round)
    calls.append(call)
    return call
  }

  /// Notes that the call that was entered last has been forwarded.
  ///
  /// - Returns: Whether this object has to observe the call.
  @discardableResult
  final func leave(_ call: Call) -> Bool {
    calls.removeLast()
    return call.isNew
  }

  /// The delegate to which a call is forwarded.
  final func target(of call: Call) -> AnyObject? {
    switch call.round {
    case 0: appDelegate
    case 1: formerDelegate
    default: nil
    }
  }
}

/// A proxy that knows the type of the app's delegate.
@MainActor
protocol DelegateForwarding: DelegateProxy {
  associatedtype AppDelegate
}

extension DelegateForwarding {
  /// The app's delegate to which a call is forwarded.
  func forwardee(of call: Call) -> AppDelegate? { target(of: call) as? AppDelegate }

  /// Forwards a call that this object does not observe.
  ///
  /// - Parameter ask: Calls the app's delegate, or gives UIKit's own answer if there is none.
  @discardableResult
  func forward<Answer>(
    _ subject: AnyObject?, _ name: String = #function, _ ask: (AppDelegate?) -> Answer
  ) -> Answer {
    let call = enter(subject, name)
    defer { leave(call) }
    return ask(forwardee(of: call))
  }
}
