import Foundation
import UIKitShim

/// The delegate of a swipe back while the top screen may guard its leaving.
///
/// It asks the delegate that was there before, which is UIKit's own as a rule, and is set back.
@MainActor
final class PopGestureObserver: NSObject, UIGestureRecognizerDelegate {
  private weak var recognizer: UIGestureRecognizer?
  private(set) weak var forwardee: (any UIGestureRecognizerDelegate)?
  private let isAttempt: @MainActor () -> Bool

  /// - Parameter isAttempt: Asks for leave if it is guarded; false if it is not.
  init(_ recognizer: UIGestureRecognizer, isAttempt: @escaping @MainActor () -> Bool) {
    self.recognizer = recognizer
    self.isAttempt = isAttempt
  }

  func install() {
    guard let recognizer, recognizer.delegate !== self else { return }
    forwardee = recognizer.delegate
    recognizer.delegate = self
  }

  func uninstall() {
    guard let recognizer, recognizer.delegate === self else { return }
    recognizer.delegate = forwardee
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard forwardee?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true else { return false }
    return !isAttempt()
  }
}
