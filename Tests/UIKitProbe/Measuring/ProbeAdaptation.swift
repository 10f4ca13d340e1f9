import Foundation
import UIKitShim

/// Makes full screens of sheets, perhaps with another controller, and records what it is asked.
final class ProbeAdaptation: NSObject, UIAdaptivePresentationControllerDelegate {
  private let trace: Trace
  var other: UIViewController?

  init(_ trace: Trace) {
    self.trace = trace
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    trace.note("style?")
    return .fullScreen
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { other }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    trace.note("adapts, coordinator \(transitionCoordinator != nil)")
  }
}

/// Has only the method without traits.
final class ProbeCompactStyle: NSObject, UIAdaptivePresentationControllerDelegate {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    trace.note("style?")
    return .fullScreen
  }
}
