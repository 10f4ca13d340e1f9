public import Foundation

/// How a section scrolls across the direction of its layout; data only.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout; its headers, footers and swipe actions have an effect.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The configuration, if the section is a list.
  final let list: UICollectionLayoutListConfiguration?

  /// Creates a section of groups.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(list: nil)
  }

  private init(list: UICollectionLayoutListConfiguration?) {
    self.list = list
    super.init()
  }

  /// A section that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// The space around the section; data only.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups; data only.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the direction of the layout; data only.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  final var headerKind: String? {
    if list?.headerMode == .supplementary { return UICollectionView.elementKindSectionHeader }
    return kind { $0 == .top || $0 == .topLeading || $0 == .topTrailing }
  }

  final var footerKind: String? {
    if list?.footerMode == .supplementary { return UICollectionView.elementKindSectionFooter }
    return kind { $0 == .bottom || $0 == .bottomLeading || $0 == .bottomTrailing }
  }

  private final func kind(_ isAtEdge: (NSRectAlignment) -> Bool) -> String? {
    boundarySupplementaryItems.first { isAtEdge($0.alignment) }?.elementKind
  }
}

/// The size of the collection for which a section is made.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the content without its insets.
  var effectiveContentSize: CGSize { get }
}

/// The collection for which a section is made.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the collection.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// A collection as the environment of its layout.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(of collection: UICollectionView) {
    contentSize = collection.bounds.size
    traitCollection = collection.traitCollection
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
}

/// The settings of a compositional layout; data only.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Creates settings.
  public override init() {
    super.init()
  }

  /// The direction of scrolling.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
}
