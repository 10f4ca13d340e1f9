public import Foundation

/// The layout of a collection; no frame is computed here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Does nothing: no layout is computed here.
  open func invalidateLayout() {}

  /// The configuration of a section that is a list.
  func list(_ section: Int, in collection: UICollectionView)
    -> UICollectionLayoutListConfiguration?
  { nil }

  /// The kind of the view above a section, if there is one.
  func headerKind(_ section: Int, in collection: UICollectionView) -> String? { nil }

  /// The kind of the view below a section, if there is one.
  func footerKind(_ section: Int, in collection: UICollectionView) -> String? { nil }
}

/// A layout of items in lines; only the sizes of headers and footers have an effect.
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
  /// The size of the view above a section; without one, there is no view.
  open var headerReferenceSize = CGSize.zero
  /// The size of the view below a section; without one, there is no view.
  open var footerReferenceSize = CGSize.zero
  /// Whether the views above sections stay at the top; data only.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether the views below sections stay at the bottom; data only.
  open var sectionFootersPinToVisibleBounds = false

  override func headerKind(_ section: Int, in collection: UICollectionView) -> String? {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView(
      collection, layout: self, referenceSizeForHeaderInSection: section)
    return kind(UICollectionView.elementKindSectionHeader, if: size ?? headerReferenceSize)
  }

  override func footerKind(_ section: Int, in collection: UICollectionView) -> String? {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView(
      collection, layout: self, referenceSizeForFooterInSection: section)
    return kind(UICollectionView.elementKindSectionFooter, if: size ?? footerReferenceSize)
  }

  private func kind(_ kind: String, if size: CGSize) -> String? {
    (scrollDirection == .vertical ? size.height : size.width) > 0 ? kind : nil
  }
}

/// Makes a section of a compositional layout; nil makes no section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that combines the layouts of sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout in which all sections are the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout in which all sections are the same, with settings.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }

  /// Creates a layout that makes its sections when they are needed.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout that makes its sections when they are needed, with settings.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }

  /// A layout that looks like a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The settings; data only.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  private func section(_ section: Int, in collection: UICollectionView)
    -> NSCollectionLayoutSection?
  { provider(section, LayoutEnvironment(of: collection)) }

  override func list(_ section: Int, in collection: UICollectionView)
    -> UICollectionLayoutListConfiguration?
  { self.section(section, in: collection)?.list }

  override func headerKind(_ section: Int, in collection: UICollectionView) -> String? {
    self.section(section, in: collection)?.headerKind
  }

  override func footerKind(_ section: Int, in collection: UICollectionView) -> String? {
    self.section(section, in: collection)?.footerKind
  }
}

/// The configuration of a list layout; its looks are data only.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of the sections.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What is above a section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// What is below a section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary
  }

  /// Returns the actions that a swipe over an item shows.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The style of the sections.
  public let appearance: Appearance
  /// Whether there are lines between cells.
  public var showsSeparators = true
  /// The colour behind the cells.
  public var backgroundColor: UIColor?
  /// What is above a section.
  public var headerMode = HeaderMode.none
  /// What is below a section.
  public var footerMode = FooterMode.none
  /// The space above a header; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The actions at the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
