#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension PresentationObserver: UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      forward(controller) {
        ($0 ?? NoPresentationDelegate.shared).adaptivePresentationStyle(for: controller)
      }
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      forward(controller) {
        ($0 ?? NoPresentationDelegate.shared).adaptivePresentationStyle(
          for: controller, traitCollection: traitCollection)
      }
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      forward(controller) {
        ($0 ?? NoPresentationDelegate.shared).presentationController(
          controller, viewControllerForAdaptivePresentationStyle: style)
      }
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      forward(presentationController) {
        ($0 ?? NoPresentationDelegate.shared).presentationController(
          presentationController, prepare: adaptivePresentationController)
      }
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      forward(presentationController) {
        ($0 ?? NoPresentationDelegate.shared).presentationController(
          presentationController, willPresentWithAdaptiveStyle: style,
          transitionCoordinator: transitionCoordinator)
      }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      forward(sheetPresentationController) {
        ($0 as? any UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
      }
    }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      forward(popoverPresentationController) {
        ($0 as? any UIPopoverPresentationControllerDelegate)?
          .prepareForPopoverPresentation(popoverPresentationController)
      }
    }
  }

  /// Gives the answers that UIKit uses if there is no delegate.
  @MainActor
  private final class NoPresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    static let shared = NoPresentationDelegate()
  }
#endif
