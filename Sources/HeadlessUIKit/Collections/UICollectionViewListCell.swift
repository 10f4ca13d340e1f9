import Foundation

/// A cell that looks like a row of a table.
open class UICollectionViewListCell: UICollectionViewCell {
  /// A configuration with the look of a row and nothing to show.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The accessories at the end of the cell.
  open var accessories: [UICellAccessory] = [] {
    didSet { setNeedsDisplay() }
  }
  /// How far the content is indented.
  open var indentationLevel = 0
}

/// An accessory at the end of a cell of a list.
public struct UICellAccessory: Sendable {
  /// What the accessory shows.
  package enum Kind: Sendable {
    case disclosureIndicator, checkmark
    case label(String)
  }

  package let kind: Kind

  /// The sign of a cell that leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator)
  }

  /// The sign of a cell that is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }

  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
}
