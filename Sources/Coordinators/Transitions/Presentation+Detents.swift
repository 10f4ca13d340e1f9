#if !os(tvOS) && !os(visionOS)
  public import UIKitShim

  extension Presentation {
    /// A sheet of the page's width.
    ///
    /// UIKit: `UISheetPresentationController`.
    ///
    /// - Parameters:
    ///   - detents: The heights at which the sheet can rest, the smallest first.
    ///   - showsGrabber: Whether the sheet shows a grabber.
    ///   - isModalInPresentation: Whether the user cannot dismiss the sheet by a swipe. If nil, the
    ///     screen's own `isModalInPresentation` decides.
    public static func pageSheet(
      detents: [UISheetPresentationController.Detent], showsGrabber: Bool = false,
      isModalInPresentation: Bool? = nil
    ) -> Presentation {
      makeSheet(.pageSheet, detents, showsGrabber, isModalInPresentation)
    }

    /// A smaller sheet in the middle, with the parameters of
    /// ``pageSheet(detents:showsGrabber:isModalInPresentation:)``.
    public static func formSheet(
      detents: [UISheetPresentationController.Detent], showsGrabber: Bool = false,
      isModalInPresentation: Bool? = nil
    ) -> Presentation {
      makeSheet(.formSheet, detents, showsGrabber, isModalInPresentation)
    }

    private static func makeSheet(
      _ style: UIModalPresentationStyle, _ detents: [UISheetPresentationController.Detent],
      _ showsGrabber: Bool, _ isModalInPresentation: Bool?
    ) -> Presentation {
      Presentation(style, isModalInPresentation: isModalInPresentation) { screen in
        guard let sheet = screen.sheetPresentationController else { return }
        if !detents.isEmpty { sheet.detents = detents }
        sheet.prefersGrabberVisible = showsGrabber
      }
    }
  }
#endif
