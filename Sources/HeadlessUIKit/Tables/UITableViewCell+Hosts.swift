import Foundation

extension UITableViewCell {
  /// The texts and the image of a cell that uses the standard ones, from wherever they come.
  package struct StandardContent {
    package var text: String?
    package var secondaryText: String?
    package var image: UIImage?
    /// Whether the second text stands beside the first, not below.
    package var isSideBySide: Bool

    package var isEmpty: Bool { text == nil && secondaryText == nil && image == nil }
  }

  /// What the cell shows if it shows nothing of its own making.
  package final var standardContent: StandardContent {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return StandardContent(
        text: list.text,
        secondaryText: list.secondaryText,
        image: list.image,
        isSideBySide: list.prefersSideBySideTextAndSecondaryText
      )
    }
    return StandardContent(
      text: textLabel?.text,
      secondaryText: detailTextLabel?.text,
      image: imageView?.image,
      isSideBySide: cellStyle == .value1 || cellStyle == .value2
    )
  }
}
