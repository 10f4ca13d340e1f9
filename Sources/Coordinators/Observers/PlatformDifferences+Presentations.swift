import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written by the documentation of NSObject, and never compiled by the maintainers. What the
  // observer does not implement is asked of the user's delegate, if that implements it, so that
  // UIKit sees no method that the user has not written.
  extension PresentationObserver {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector)
        || MainActor.assumeIsolated { forwardee?.responds(to: aSelector) == true }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      MainActor.assumeIsolated { forwardee }
    }
  }

  #if !os(tvOS)
    extension PresentationObserver: UISheetPresentationControllerDelegate,
      UIPopoverPresentationControllerDelegate
    {}
  #endif
#else
  // The headless UIKit calls every method of a delegate, so each is handed on by name.
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
