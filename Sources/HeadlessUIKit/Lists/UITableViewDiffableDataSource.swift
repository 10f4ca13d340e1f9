public import Foundation

/// Gives a table its rows from snapshots.
///
/// Titles and editing are for subclasses: UIKit's documentation of the class has them as methods to override.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
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
  /// The places in the current snapshot, once they were asked for.
  private var places: [ItemIdentifierType: IndexPath]?

  /// The table, while this is its data source.
  private final var owner: UITableView? { table?.dataSource === self ? table : nil }

  /// Creates a data source, and sets it as that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go; data only.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: Snapshots

  /// What the table shows.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot with all cells made anew and no selection.
  ///
  /// The completion is called in the next run-loop turn; at once if the table is in no window, or has another data
  /// source.
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

  /// Shows a snapshot with all cells made anew and no selection.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    owner.reload(completion: completion)
  }

  /// Shows a snapshot with all cells made anew and no selection, and waits until it is shown.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Identifiers and places

  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let known = places ?? current.indexPaths
    places = known
    return known[itemIdentifier]
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// As many as the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// As many as the section has items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// What the closure makes, which must be a cell.
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

  /// No row can be edited, unless overridden; that goes for swipe actions, too.
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
