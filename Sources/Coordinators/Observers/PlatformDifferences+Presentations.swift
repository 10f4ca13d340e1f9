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
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      guard let forwardee else { return noStyle }
      return forwardee.adaptivePresentationStyle(for: controller)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      guard let forwardee else { return noStyle }
      return forwardee.adaptivePresentationStyle(
        for: controller, traitCollection: traitCollection)
    }

    /// No answer, which is not the answer `.none`: a popover becomes a sheet where width is compact.
    private var noStyle: UIModalPresentationStyle {
      HeadlessDevice.current.noteMissingMethod()
      return .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      forwardee?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      forwardee?.presentationController(
        presentationController, prepare: adaptivePresentationController)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      forwardee?.presentationController(
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
#endif
