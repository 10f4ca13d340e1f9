public import Foundation

/// The layout of a collection; data only.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Does nothing: no layout is computed here.
  open func invalidateLayout() {}
}

/// A layout of items in lines; data only.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of an item.
  open var estimatedItemSize = CGSize.zero
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The direction of scrolling.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The space around a section.
  open var sectionInset = UIEdgeInsets.zero
}

/// A layout that combines the layouts of sections, here only a list; data only.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration of the list.
  package final let list: UICollectionLayoutListConfiguration

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// A layout that looks like a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}

/// The configuration of a list layout; data only.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The style of the sections.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The style of the sections.
  public let appearance: Appearance
  /// Whether there are lines between cells.
  public var showsSeparators = true
  /// The colour behind the cells.
  public var backgroundColor: UIColor?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
