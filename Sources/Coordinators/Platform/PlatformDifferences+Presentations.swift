import UIKitShim

extension UIViewController {
  /// Gives the next popover of a screen the place of this screen's popover; nil if it has none.
  ///
  /// UIKit makes a new presentation controller for each presentation, and raises an exception for a
  /// popover without a source. tvOS has no popovers.
  var popoverPlacing: (@MainActor (UIViewController) -> Void)? {
    #if os(tvOS)
      return nil
    #else
      guard let popover = popoverPresentationController else { return nil }
      let source = popover.sourceItem ?? popover.sourceView
      let (area, arrows) = (popover.sourceRect, popover.permittedArrowDirections)
      return { screen in
        guard let popover = screen.popoverPresentationController else { return }
        popover.sourceItem = source
        popover.sourceRect = area
        popover.permittedArrowDirections = arrows
      }
    #endif
  }
}
