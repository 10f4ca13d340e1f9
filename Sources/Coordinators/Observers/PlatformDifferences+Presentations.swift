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
#else
  // The headless UIKit calls every method of a delegate, so each is handed on by name.
  extension PresentationObserver {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      forwardee?.adaptivePresentationStyle(for: controller) ?? .none
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      forwardee?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        ?? .none
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
