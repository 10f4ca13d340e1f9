import Foundation
import UIKitShim

/// A delegate that replaces the app's own delegate and forwards each call to it.
///
/// `DelegateProxy` of `Platform` forwards the methods that a subclass does not implement.
///
/// An app may set its delegate late, and that delegate may forward calls back to this object, which
/// it replaced. They then get UIKit's own answer.
@MainActor
class DelegateChain: NSObject {
  /// Called after the observed container or presentation was read and new screens have their
  /// owners; returns whether this call has changed the visible screens or their owners.
  func didRead() -> Bool { false }

  // MARK: The app's delegate

  private(set) final weak var appDelegate: AnyObject?

  /// The delegate that a container subclass of the app has set instead of this object.
  private final weak var wrapper: AnyObject?

  /// Replaces a delegate, unless this object or its wrapper is the delegate already; a container
  /// subclass of the app may choose another one when `set` sets this object.
  @discardableResult
  final func install(over current: @autoclosure () -> AnyObject?, set: () -> Void) -> Bool {
    let delegate = current()
    if delegate === self || delegate != nil && delegate === wrapper { return false }
    // UIKit may ask which methods this object implements as soon as it is set.
    appDelegate = delegate
    set()
    let latest = current()
    wrapper = latest === self ? nil : latest
    if wrapper != nil, delegate === wrapper { appDelegate = nil }
    return true
  }

  // MARK: Calls

  /// One call that is being forwarded.
  struct Call {
    fileprivate let name: String
    fileprivate let subject: ObjectIdentifier?

    /// Whether the app's delegate has forwarded the call back to this object.
    fileprivate let isRepeated: Bool
  }

  private final var calls: [Call] = []

  /// Notes that a call is about to be forwarded; the subject distinguishes calls of one method.
  final func enter(_ subject: AnyObject?, _ name: String = #function) -> Call {
    let subject = subject.map(ObjectIdentifier.init)
    var isRepeated = false
    for call in calls where call.subject == subject && call.name == name { isRepeated = true }
    let call = Call(name: name, subject: subject, isRepeated: isRepeated)
    calls.append(call)
    return call
  }

  /// Notes that the call that was entered last has been forwarded; returns false for one that the
  /// app's delegate has forwarded back.
  @discardableResult
  final func leave(_ call: Call) -> Bool {
    calls.removeLast()
    return !call.isRepeated
  }

  /// The delegate to which a call is forwarded.
  final func target(of call: Call) -> AnyObject? { call.isRepeated ? nil : appDelegate }
}

/// A proxy that knows the type of the app's delegate.
@MainActor
protocol DelegateForwarding: DelegateProxy {
  associatedtype AppDelegate
}

extension DelegateForwarding {
  func forwardee(of call: Call) -> AppDelegate? { target(of: call) as? AppDelegate }

  /// Forwards a call; without a delegate, `ask` gives UIKit's own answer.
  @discardableResult
  func forward<Answer>(
    _ subject: AnyObject?, _ name: String = #function, _ ask: (AppDelegate?) -> Answer
  ) -> Answer {
    let call = enter(subject, name)
    defer { leave(call) }
    return ask(forwardee(of: call))
  }
}
