public import Foundation

extension UITableView {
  /// The style of the sections.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// The animation of insertions and deletions.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// A placeholder for the height of the content.
  public class var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  /// The arrangement of the labels of a cell.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  /// The accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }

  /// The line between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }
}

extension IndexPath {
  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The section.
  public var section: Int { index(atPosition: 0) }

  /// The row in the section.
  public var row: Int { index(atPosition: 1) }

  /// The item in the section.
  public var item: Int { index(atPosition: 1) }
}
