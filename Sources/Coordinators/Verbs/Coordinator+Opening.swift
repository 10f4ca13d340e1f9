public import CoordinatorCore
public import Foundation
import UIKitShim

extension Coordinator {
  /// Leaves for whatever opens an address: another app, the store, the system's settings.
  ///
  /// No screen changes, so it does not wait in the queue. The journal writes down that it was asked
  /// for, and what came of it: `openExternally https://... performed`, or `rejected` where nothing
  /// on the device opens the address (UIKit: `open(_:options:completionHandler:)` of
  /// `UIApplication`).
  ///
  /// ```swift
  /// openExternally(storePage).whenEnded { [weak self] result in
  ///   guard case .rejected(let reason) = result else { return }
  ///   self?.tell("Not opened", message: reason.description)
  /// }
  /// ```
  ///
  /// - Returns: The end of the attempt: `.performed` when the system has accepted the address.
  @discardableResult
  public func openExternally(_ url: URL) -> TransitionHandle {
    let verb = "openExternally"
    let address = url.absoluteString
    guard context.use(by: self) else {
      reportIssue(.transitionOfInactiveCoordinator(self, transition: "\(verb) \(address)"))
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    let handle = TransitionHandle()
    let context = context
    context.record(.transition(kind: verb, detail: address, phase: .requested))
    UIApplication.shared.open(url, options: [:]) { isOpened in
      let rejection = TransitionRejection.nothingOpens(address)
      let detail = isOpened ? address : "\(address): \(rejection)"
      context.record(
        .transition(kind: verb, detail: detail, phase: isOpened ? .performed : .rejected))
      handle.end(isOpened ? .performed : .rejected(rejection))
      if !isOpened {
        UnseenRejections.note(handle, rejection, of: "\(verb) \(address)", by: context)
      }
    }
    return handle
  }
}
