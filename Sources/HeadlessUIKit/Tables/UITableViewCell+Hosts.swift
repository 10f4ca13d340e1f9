import Foundation

extension UITableViewCell {
  /// What the cell shows if it shows nothing of its own making.
  package final var standardContent: StandardContent {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return StandardContent(list)
    }
    return StandardContent(
      text: textLabel?.text,
      secondaryText: detailTextLabel?.text,
      image: imageView?.image,
      isSideBySide: cellStyle == .value1 || cellStyle == .value2
    )
  }
}
