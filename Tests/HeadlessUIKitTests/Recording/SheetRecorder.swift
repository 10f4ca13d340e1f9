import Foundation
import HeadlessUIKit

/// Records what a presentation controller tells its delegate.
final class SheetRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
  let recorder: Recorder
  var allowsDismissal = true

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    recorder.note("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    recorder.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    recorder.note("didDismiss(\(names([presentationController.presentedViewController])))")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    recorder.note("didAttemptToDismiss")
  }
}
