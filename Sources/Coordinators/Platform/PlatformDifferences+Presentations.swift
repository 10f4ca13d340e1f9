import UIKitShim

/// The settings of a popover or sheet, for the next presentation of its screen.
///
/// UIKit makes a new presentation controller for each presentation. tvOS has no popovers and no
/// sheets, and visionOS has no detents.
@MainActor
struct PresentationSettings {
  private var steps: [@MainActor (UIViewController) -> Void] = []

  init(of screen: UIViewController) {
    #if !os(tvOS)
      if let popover = screen.popoverPresentationController {
        let source = popover.sourceItem ?? popover.sourceView
        let (area, arrows) = (popover.sourceRect, popover.permittedArrowDirections)
        steps.append { screen in
          guard let popover = screen.popoverPresentationController else { return }
          popover.sourceItem = source
          popover.sourceRect = area
          popover.permittedArrowDirections = arrows
        }
      }
    #endif
    #if !os(tvOS) && !os(visionOS)
      if let sheet = screen.sheet {
        let (detents, selected) = (sheet.detents, sheet.selectedDetentIdentifier)
        let undimmed = sheet.largestUndimmedDetentIdentifier
        let showsGrabber = sheet.prefersGrabberVisible
        steps.append { screen in
          guard let sheet = screen.sheet else { return }
          sheet.detents = detents
          sheet.selectedDetentIdentifier = selected
          sheet.largestUndimmedDetentIdentifier = undimmed
          sheet.prefersGrabberVisible = showsGrabber
        }
      }
    #endif
  }

  func apply(to screen: UIViewController) { for step in steps { step(screen) } }
}

#if !os(tvOS) && !os(visionOS)
  extension UIViewController {
    /// The controller of the sheet that presents this screen, or to which its popover adapts.
    fileprivate var sheet: UISheetPresentationController? {
      sheetPresentationController
        ?? popoverPresentationController?.adaptiveSheetPresentationController
    }
  }
#endif
