/// A delegate that forwards the calls of methods that it does not implement.
///
/// The default implementations of delegate methods call it; with Apple's UIKit, the Objective-C
/// runtime does. The observers of Coordinators conform to it.
@MainActor
package protocol CallForwarding: AnyObject {
  /// Whether there is a target for the calls.
  var hasTarget: Bool { get }

  /// Forwards a call and returns its result; nil if there is no target.
  ///
  /// - Parameters:
  ///   - subject: The object that the call is about. It distinguishes calls of the same method.
  ///   - call: Calls the method of the target.
  func forward<Answer>(
    _ subject: AnyObject, _ method: String, to call: (AnyObject) -> Answer?
  ) -> Answer?
}

/// Forwards calls from the default implementations of a delegate protocol.
@MainActor
struct Forwarding<Delegate> {
  private let delegate: any CallForwarding

  /// Creates a forwarder; nil if the delegate does not forward calls.
  init?(from delegate: AnyObject) {
    guard let delegate = delegate as? any CallForwarding else { return nil }
    self.delegate = delegate
  }

  @discardableResult
  func callAsFunction<Answer>(
    _ subject: AnyObject, _ method: String = #function, to call: (Delegate) -> Answer?
  ) -> Answer? {
    delegate.forward(subject, method) { ($0 as? Delegate).flatMap(call) }
  }
}
