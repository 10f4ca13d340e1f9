#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so each is handed on by name; Apple's asks
  // first, see DelegateProxy.
  extension PresentationObserver: UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    /// The user's delegate, or one that answers as UIKit does without any.
    private var answering: any UIAdaptivePresentationControllerDelegate {
      forwardee ?? NoPresentationDelegate.shared
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      answering.adaptivePresentationStyle(for: controller)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      answering.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      answering.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      answering.presentationController(
        presentationController, prepare: adaptivePresentationController)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      answering.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      (forwardee as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      (forwardee as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popoverPresentationController)
    }
  }

  /// Answers as UIKit does where there is no delegate.
  @MainActor
  private final class NoPresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    static let shared = NoPresentationDelegate()
  }
#endif
