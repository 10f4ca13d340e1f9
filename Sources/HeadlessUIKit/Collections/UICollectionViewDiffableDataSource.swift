public import Foundation

/// Provides the items of a collection from snapshots.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Creates the view above or below a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The snapshots of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot() {
    didSet { places = nil }
  }
  /// The index paths in the current snapshot, computed on first use.
  private var places: [ItemIdentifierType: IndexPath]?

  /// The collection, while this is its data source.
  private final var owner: UICollectionView? { collection?.dataSource === self ? collection : nil }

  /// Creates a data source and sets it as the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Creates the views above and below sections, if the layout has them.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The snapshot that the collection shows.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; reloads all cells and clears the selection.
  ///
  /// The completion handler is called in the next run-loop turn, or immediately if the collection is
  /// not in a window or has another data source.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    owner.reload(completion: completion)
  }

  /// Shows a snapshot, and waits until it is shown.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot; reloads all cells and clears the selection.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    owner.reload(completion: completion)
  }

  /// Shows a snapshot and waits until it is shown; reloads all cells and clears the selection.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// The item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let known = places ?? current.indexPaths
    places = known
    return known[itemIdentifier]
  }

  /// The section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items in the section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell of the cell provider, which must not return nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    raise(
      .internalInconsistency,
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
        + "with item identifier '\(item.map { "\($0)" } ?? "(null)")', which is not allowed. You "
        + "must always return a cell to the collection view."
    )
  }

  /// The view of the provider, which must not return nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    raise(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind),\(indexPath)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "((null))"
    )
  }
}
