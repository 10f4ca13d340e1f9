public import Foundation

/// How the items of a collection lie; data only.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Does nothing: no layout is computed here.
  open func invalidateLayout() {}
}

/// Items in lines that are broken where they are full; data only.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of an item before it is known.
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

/// A layout of sections with layouts of their own, here only a list; data only.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What makes the layout one of a list.
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

/// How a list looks; data only.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// How sections are set apart.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// How sections are set apart.
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
