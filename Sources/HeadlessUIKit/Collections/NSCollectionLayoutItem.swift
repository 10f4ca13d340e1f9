public import Foundation

/// The length of an item; data only.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  private final let kind: Kind
  /// The length, or the fraction.
  open var dimension: CGFloat { length }
  private final let length: CGFloat

  private init(_ kind: Kind, _ length: CGFloat) {
    self.kind = kind
    self.length = length
    super.init()
  }

  /// A fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// An estimated length in points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a fraction of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimated length.
  open var isEstimated: Bool { kind == .estimated }
}

/// The size of an item; data only.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }
  private final let width: NSCollectionLayoutDimension
  private final let height: NSCollectionLayoutDimension

  /// Creates a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }
}

/// The space between items; data only.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The space in points.
  open var spacing: CGFloat { length }
  /// Whether the space may grow.
  open var isFlexible: Bool { grows }
  /// Whether the space is fixed.
  open var isFixed: Bool { !grows }
  private final let length: CGFloat
  private final let grows: Bool

  private init(_ length: CGFloat, grows: Bool) {
    self.length = length
    self.grows = grows
    super.init()
  }

  /// A space that may grow.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, grows: true)
  }
  /// A fixed space.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, grows: false)
  }
}

/// An item of a layout; data only.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary views.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementaryItems: supplementaryItems)
  }

  init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.size = size
    supplements = supplementaryItems
    super.init()
  }

  private final let size: NSCollectionLayoutSize
  private final let supplements: [NSCollectionLayoutSupplementaryItem]

  /// The size of the item.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The supplementary views of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }
  /// The space around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// A group of items in a row or a column; data only.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private final let items: [NSCollectionLayoutItem]

  private init(_ layoutSize: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) {
    self.items = items
    super.init(size: layoutSize, supplementaryItems: [])
  }

  /// Items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  /// The same item several times beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
  /// The same item several times beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// Items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  /// The same item several times below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
  /// The same item several times below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The items of the group.
  open var subitems: [NSCollectionLayoutItem] { items }
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// A supplementary view of an item or a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private final let kind: String

  init(_ layoutSize: NSCollectionLayoutSize, kind: String) {
    self.kind = kind
    super.init(size: layoutSize, supplementaryItems: [])
  }

  /// The kind of the view.
  open var elementKind: String { kind }
  /// The order from back to front; data only.
  open var zIndex = 1
}

/// A supplementary view above, below or beside a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private final let place: NSRectAlignment

  /// Creates a supplementary view at an edge of a section; those at the sides are not shown here.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, elementKind, alignment)
  }

  private init(_ layoutSize: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment) {
    place = alignment
    super.init(layoutSize, kind: kind)
  }

  /// The edge of the section.
  open var alignment: NSRectAlignment { place }
  /// Whether the view stays visible while its section is; data only.
  open var pinToVisibleBounds = false
  /// Whether the view takes space of its own; data only.
  open var extendsBoundary = true
}

/// The edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
