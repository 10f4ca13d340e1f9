#if !os(tvOS)
  public import UIKitShim

  extension Presentation {
    /// A sheet of the page's width, whose height the system chooses.
    public static var pageSheet: Presentation { Presentation(.pageSheet) }

    /// A smaller sheet in the middle, whose height the system chooses.
    public static var formSheet: Presentation { Presentation(.formSheet) }

    /// A popover that points to a view or to a bar button; a sheet if the width is compact.
    ///
    /// UIKit: `UIPopoverPresentationController`.
    ///
    /// - Parameters:
    ///   - source: The view or button that the arrow points to.
    ///   - rect: The area of the view that the arrow points to. If nil, the whole view.
    ///   - arrows: The sides on which the arrow can be.
    ///   - isModalInPresentation: Whether a tap outside does not close the popover. If nil, the
    ///     screen's own `isModalInPresentation` decides.
    public static func popover(
      from source: any UIPopoverPresentationControllerSourceItem, rect: CGRect? = nil,
      arrows: UIPopoverArrowDirection = .any, isModalInPresentation: Bool? = nil
    ) -> Presentation {
      Presentation(.popover, isModalInPresentation: isModalInPresentation) { screen in
        guard let popover = screen.popoverPresentationController else { return }
        popover.sourceItem = source
        if let rect { popover.sourceRect = rect }
        popover.permittedArrowDirections = arrows
      }
    }
  }
#endif
