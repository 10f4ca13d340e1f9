public import CoordinatorCore
public import Foundation
import UIKitShim

extension Coordinator {
  /// Opens an address outside of the app: in another app, the store, or the system's settings.
  ///
  /// No screen changes, so the call does not wait in the queue. The journal records the request and
  /// its result: `openExternally https://... performed`, or `rejected` if nothing on the device
  /// opens the address (UIKit: `open(_:options:completionHandler:)` of `UIApplication`).
  ///
  /// ```swift
  /// openExternally(storePage).whenCompleted { [weak self] result in
  ///   if result != .performed { self?.alert("The store page cannot be opened") }
  /// }
  /// ```
  ///
  /// - Returns: A handle. Its result is `.performed` when the system has accepted the address.
  @discardableResult
  public func openExternally(_ url: URL, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) {
      let verb = Event.TransitionKind.openExternally
      let address = url.absoluteString
      let (presenter, callSite) = (presenter, CallSite.current)
      let context = presenter.context
      guard context.activateIfNeeded(presenter) else {
        return rejectAsInactive("\(verb) \(address)")
      }
      let handle = TransitionHandle()
      // The coordinator may have stopped by the time of the result, and is in no tree then.
      let source = context.eventSource
      source?.record(.transition(Event.Transition(verb, .requested, subjects: [address])))
      UIApplication.shared.open(url, options: [:]) { isOpened in
        let rejection = isOpened ? nil : TransitionRejection.nothingOpens(address)
        source?.record(
          .transition(
            Event.Transition(
              verb, isOpened ? .performed : .rejected, subjects: [address],
              rejection: rejection?.description)))
        handle.end(rejection.map { .rejected($0) } ?? .performed)
        guard let rejection else { return }
        UnseenRejections.note(handle, rejection, of: "\(verb) \(address)", by: context, callSite)
      }
      return handle
    }
  }
}
