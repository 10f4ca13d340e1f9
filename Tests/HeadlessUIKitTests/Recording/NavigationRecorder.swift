import Foundation
import HeadlessUIKit

/// Records what a navigation controller tells its delegate.
final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
  let recorder: Recorder
  var onWillShow: (() -> Void)?

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder.note("willShow(\(names([viewController])), \(animated))")
    onWillShow?()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    recorder.note("didShow(\(names([viewController])), \(animated))")
  }
}
