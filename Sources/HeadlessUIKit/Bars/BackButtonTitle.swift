import Foundation

/// The title of an item on the back button that leads to it, and in the back button's menu.
///
/// The order of precedence is that of UIKit's documentation of `backBarButtonItem`,
/// `backButtonTitle` and `backButtonDisplayMode`.
@MainActor
package struct BackButtonTitle {
  /// The title of the button; nil if it shows only an arrow or an image.
  package let text: String?
  /// The image of the item's `backBarButtonItem`.
  package let image: UIImage?
  /// The title in the back button's menu.
  package let menuText: String

  /// The generic title.
  package static let generic = "Back"

  /// Creates the title of the back button that leads to `item`.
  package init(to item: UINavigationItem) {
    let own = item.backBarButtonItem
    let named = own?.displayedTitle ?? item.backButtonTitle
    let title = named ?? item.title ?? ""
    menuText = title.isEmpty ? Self.generic : title
    image = own?.image
    if let own, own.displayedTitle != nil || own.image != nil {
      text = title.isEmpty || own.displayedTitle == nil ? nil : title
      return
    }
    switch item.backButtonDisplayMode {
    case .minimal:
      text = nil
    case .generic:
      text = Self.generic
    case .default:
      text = named == "" ? nil : menuText
    }
  }
}
