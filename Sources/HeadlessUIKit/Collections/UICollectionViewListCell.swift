import Foundation

/// A cell that looks like a row of a table.
open class UICollectionViewListCell: UICollectionViewCell {
  /// A configuration with the style of a row and no content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The accessories at the end of the cell.
  open var accessories: [UICellAccessory] = [] {
    didSet { setNeedsDisplay() }
  }
  /// The indentation level of the content.
  open var indentationLevel = 0
}

/// An accessory at the end of a cell of a list.
public struct UICellAccessory: Sendable {
  /// The kind of an accessory.
  package enum Kind: Sendable {
    case disclosureIndicator, checkmark
    case label(String)
  }

  package let kind: Kind

  /// A disclosure indicator, for a cell that leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator)
  }

  /// A checkmark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }

  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
}
