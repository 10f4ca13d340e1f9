#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension PresentationObserver: UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    /// The app's own delegate, or one that answers like UIKit without a delegate.
    private func answering(_ call: Call) -> any UIAdaptivePresentationControllerDelegate {
      forwardee(of: call) ?? NoPresentationDelegate.shared
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      let call = enter(controller)
      defer { leave(call) }
      return answering(call).adaptivePresentationStyle(for: controller)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let call = enter(controller)
      defer { leave(call) }
      return answering(call).adaptivePresentationStyle(
        for: controller, traitCollection: traitCollection)
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let call = enter(controller)
      defer { leave(call) }
      return answering(call).presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      let call = enter(presentationController)
      defer { leave(call) }
      answering(call).presentationController(
        presentationController, prepare: adaptivePresentationController)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let call = enter(presentationController)
      defer { leave(call) }
      answering(call).presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let call = enter(sheetPresentationController)
      defer { leave(call) }
      (forwardee(of: call) as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      let call = enter(popoverPresentationController)
      defer { leave(call) }
      (forwardee(of: call) as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popoverPresentationController)
    }
  }

  /// Gives the answers that UIKit uses if there is no delegate.
  @MainActor
  private final class NoPresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    static let shared = NoPresentationDelegate()
  }
#endif
