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

  /// Makes a cell of this very class, which a table knows only as a value.
  ///
  /// NB: Swift calls a metatype's initialiser only if it is `required`, which UIKit's is not, so
  /// the metatype is read as one whose is; both take the same place in the table of methods.
  @_optimize(none)
  final class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    let maker = unsafe unsafeBitCast(self, to: MadeCell.Type.self)
    return maker.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private class MadeCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
