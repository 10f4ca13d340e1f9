import Foundation
import UIKitShim

/// The delegate of a back swipe while the top screen may have a leave guard; asks the former
/// delegate, which usually is UIKit's own, and restores it in the end.
@MainActor
final class PopGestureObserver: DelegateProxy, DelegateForwarding, UIGestureRecognizerDelegate {
  typealias AppDelegate = any UIGestureRecognizerDelegate

  private weak let recognizer: UIGestureRecognizer?
  private let attemptToLeave: @MainActor () -> Bool

  /// - Parameter attemptToLeave: Asks the leave guards; returns false if there is no active one.
  init(_ recognizer: UIGestureRecognizer, attemptToLeave: @escaping @MainActor () -> Bool) {
    self.recognizer = recognizer
    self.attemptToLeave = attemptToLeave
  }

  func install() {
    guard let recognizer else { return }
    install(over: recognizer.delegate) { recognizer.delegate = self }
  }

  func uninstall() {
    guard let recognizer, recognizer.delegate === self else { return }
    recognizer.delegate = appDelegate as? AppDelegate
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let call = enter(gestureRecognizer)
    let mayBegin = forwardee(of: call)?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    guard leave(call) else { return mayBegin }
    return mayBegin && !attemptToLeave()
  }
}
