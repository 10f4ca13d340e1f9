public import Foundation

/// Provides the rows of a table from snapshots.
///
/// Subclasses override the methods for titles and editing, as documented by UIKit.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The snapshots of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot() {
    didSet { places = nil }
  }
  /// The index paths in the current snapshot, computed on first use.
  private var places: [ItemIdentifierType: IndexPath]?

  /// The table, while this is its data source.
  private final var owner: UITableView? { table?.dataSource === self ? table : nil }

  /// Creates a data source and sets it as the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of insertions and deletions; data only.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: Snapshots

  /// The snapshot that the table shows.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; reloads all cells and clears the selection.
  ///
  /// The completion handler is called in the next run-loop turn, or immediately if the table is not
  /// in a window or has another data source.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
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

  // MARK: Identifiers and index paths

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

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of items in the section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell of the cell provider, which must not return nil.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    raise(
      .internalInconsistency,
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
        + "item identifier '\(item.map { "\($0)" } ?? "(null)")', which is not allowed. You must "
        + "always return a cell to the table view."
    )
  }

  /// No title, unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title, unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// No row can be edited or has swipe actions, unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { HeadlessDevice.current.noteMissingMethod() }
}
