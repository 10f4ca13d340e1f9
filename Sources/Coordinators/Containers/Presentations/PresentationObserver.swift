import Foundation
import UIKitShim

/// Observes one presentation for the dismissals that the user makes.
@MainActor
final class PresentationObserver: DelegateProxy, UIAdaptivePresentationControllerDelegate,
  DelegateForwarding
{
  typealias AppDelegate = any UIAdaptivePresentationControllerDelegate

  /// Observes the presentation of a screen that is presented or about to be, unless it is an alert:
  /// UIKit does not allow changes to the presentation of an alert.
  static func install(on screen: UIViewController) {
    guard !(screen is UIAlertController), let controller = screen.presentationController else {
      return
    }
    let attachment = screen.attachment
    let observer = attachment.presentationObserver ?? PresentationObserver(screen)
    attachment.presentationObserver = observer
    observer.controller = controller
    observer.install(over: controller.delegate) { controller.delegate = observer }
  }

  /// Whether the app has set another delegate in the meantime.
  var needsNotice: Bool {
    guard let controller else { return false }
    return controller.delegate !== self
  }

  /// Becomes the delegate again.
  override func didRead() -> Bool {
    if needsNotice, let screen { Self.install(on: screen) }
    return false
  }

  static func forwardee(
    of screen: UIViewController
  ) -> (any UIAdaptivePresentationControllerDelegate)? {
    screen.existingAttachment?.presentationObserver?.appDelegate
      as? any UIAdaptivePresentationControllerDelegate
  }

  private weak let screen: UIViewController?
  private weak var controller: UIPresentationController?

  private init(_ screen: UIViewController) {
    self.screen = screen
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    let call = enter(presentationController)
    let isAllowed =
      forwardee(of: call)?.presentationControllerShouldDismiss?(presentationController) ?? true
    guard leave(call) else { return isAllowed }
    // UIKit then reports an attempt to dismiss, and the leave guards are asked.
    if isAllowed, let screen, LeavingScreens([screen]).isGuarded { return false }
    return isAllowed
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    forward(presentationController) {
      $0?.presentationControllerWillDismiss?(presentationController)
    }
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    forward(presentationController) {
      $0?.presentationController?(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
    // The delegate may have put the screen into a container, or out of it.
    screen?.engine.reconciler.setNeedsReconcile()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    forward(presentationController) {
      $0?.presentationControllerDidDismiss?(presentationController)
    }
    screen?.engine.reconciler.setNeedsReconcile()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let call = enter(presentationController)
    forwardee(of: call)?.presentationControllerDidAttemptToDismiss?(presentationController)
    guard leave(call), let screen, LeavingScreens([screen]).isGuarded else { return }
    // Forward the question as if UIKit had asked it. If the app's delegate forwards the question back
    // to this object, the answer does not depend on the leave guards.
    let isAllowed = forward(presentationController, "presentationControllerShouldDismiss(_:)") {
      $0?.presentationControllerShouldDismiss?(presentationController) ?? true
    }
    if isAllowed { LeaveGuards.attempt(.dismiss(screen), around: screen) }
  }
}
