#if !os(tvOS)
  public import UIKitShim

  extension Presentation {
    /// A sheet of the page's width, with a height of the system's choice.
    public static var pageSheet: Presentation { Presentation("page sheet", .pageSheet) }

    /// A smaller sheet in the middle, with a height of the system's choice.
    public static var formSheet: Presentation { Presentation("form sheet", .formSheet) }

    /// A sheet of the page's width.
    ///
    /// UIKit: `UISheetPresentationController`.
    ///
    /// - Parameters:
    ///   - detents: The heights at which it may rest, the smallest first.
    ///   - showsGrabber: Whether it has a handle.
    ///   - isModalInPresentation: Whether a person is kept from swiping it down; as the screen says if
    ///     nil.
    public static func pageSheet(
      detents: [UISheetPresentationController.Detent], showsGrabber: Bool = false,
      isModalInPresentation: Bool? = nil
    ) -> Presentation {
      sheet("page sheet", .pageSheet, detents, showsGrabber, isModalInPresentation)
    }

    /// A smaller sheet in the middle.
    ///
    /// - Parameters:
    ///   - detents: The heights at which it may rest, the smallest first.
    ///   - showsGrabber: Whether it has a handle.
    ///   - isModalInPresentation: Whether a person is kept from swiping it down; as the screen says if
    ///     nil.
    public static func formSheet(
      detents: [UISheetPresentationController.Detent], showsGrabber: Bool = false,
      isModalInPresentation: Bool? = nil
    ) -> Presentation {
      sheet("form sheet", .formSheet, detents, showsGrabber, isModalInPresentation)
    }

    private static func sheet(
      _ name: String, _ style: UIModalPresentationStyle,
      _ detents: [UISheetPresentationController.Detent], _ showsGrabber: Bool,
      _ isModalInPresentation: Bool?
    ) -> Presentation {
      Presentation(name, style, isModalInPresentation: isModalInPresentation) { screen in
        guard let sheet = screen.sheetPresentationController else { return }
        if !detents.isEmpty { sheet.detents = detents }
        sheet.prefersGrabberVisible = showsGrabber
      }
    }

    /// A popover that points to a view or to a button of a bar; a sheet where width is compact.
    ///
    /// UIKit: `UIPopoverPresentationController`.
    ///
    /// - Parameters:
    ///   - source: What the arrow points to.
    ///   - rect: The place in a view the arrow points to; the whole of it if nil.
    ///   - arrows: The sides on which the arrow may be.
    ///   - isModalInPresentation: Whether a tap outside is kept from closing it; as the screen says if
    ///     nil.
    public static func popover(
      from source: any UIPopoverPresentationControllerSourceItem, rect: CGRect? = nil,
      arrows: UIPopoverArrowDirection = .any, isModalInPresentation: Bool? = nil
    ) -> Presentation {
      Presentation("popover", .popover, isModalInPresentation: isModalInPresentation) { screen in
        guard let popover = screen.popoverPresentationController else { return }
        popover.sourceItem = source
        if let rect { popover.sourceRect = rect }
        popover.permittedArrowDirections = arrows
      }
    }
  }
#endif
