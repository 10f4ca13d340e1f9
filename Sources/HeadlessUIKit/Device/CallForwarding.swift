/// A delegate that forwards the calls of methods that it does not implement.
///
/// It gets these calls from the defaults of the methods that the observers of Coordinators leave
/// out. With Apple's UIKit, the Objective-C runtime forwards calls.
@MainActor
package protocol CallForwarding: AnyObject {
  /// Whether there is an object that gets the calls.
  var hasTarget: Bool { get }

  /// Forwards a call, and returns the answer; nil if no object gets the call.
  ///
  /// - Parameters:
  ///   - subject: The object that the call is about. It distinguishes calls of the same method.
  ///   - ask: Calls the method of the object to which the call is forwarded.
  func forward<Answer>(
    _ subject: AnyObject, _ method: String, to ask: (AnyObject) -> Answer?
  ) -> Answer?
}

/// Forwards calls from the defaults of a delegate protocol.
@MainActor
struct Forwarding<Delegate> {
  private let delegate: any CallForwarding

  /// nil if the delegate does not forward calls.
  init?(from delegate: AnyObject) {
    guard let delegate = delegate as? any CallForwarding else { return nil }
    self.delegate = delegate
  }

  @discardableResult
  func callAsFunction<Answer>(
    _ subject: AnyObject, _ method: String = #function, to ask: (Delegate) -> Answer?
  ) -> Answer? {
    delegate.forward(subject, method) { ($0 as? Delegate).flatMap(ask) }
  }
}
