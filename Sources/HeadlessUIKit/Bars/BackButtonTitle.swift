import Foundation

/// What the way back to an item is called: on the back button and in its menu.
///
/// The order of precedence is that of UIKit's documentation of `backBarButtonItem`,
/// `backButtonTitle` and `backButtonDisplayMode`.
@MainActor
package struct BackButtonTitle {
  /// What the button says; nil where it shows nothing but an arrow, or an image.
  package let text: String?
  /// The image of the button, if it has one of its own.
  package let image: UIImage?
  /// What the row of the back button's menu says.
  package let menuText: String

  /// The generic title.
  package static let generic = "Back"

  /// The way back to `item`, which is the one below the item on top.
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
