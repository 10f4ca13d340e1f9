import UIKit

class OverridingDiffableDataSource: UITableViewDiffableDataSource<Int, String> {
  override init(
    tableView: UITableView,
    cellProvider: @escaping CellProvider
  ) { super.init(tableView: tableView, cellProvider: cellProvider) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section).map { "Section \($0)" }
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot, animatingDifferences: true)
  }
  override var defaultRowAnimation: UITableView.RowAnimation {
    get { super.defaultRowAnimation }
    set { super.defaultRowAnimation = newValue }
  }
  override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> { super.snapshot() }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil
  ) { super.applySnapshotUsingReloadData(snapshot, completion: completion) }
  override func itemIdentifier(for indexPath: IndexPath) -> String? {
    super.itemIdentifier(for: indexPath)
  }
  override func indexPath(for itemIdentifier: String) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
  override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { super.tableView(tableView, titleForFooterInSection: section) }
}

class OverridingCollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<Int, String> {
  override init(
    collectionView: UICollectionView,
    cellProvider: @escaping CellProvider
  ) { super.init(collectionView: collectionView, cellProvider: cellProvider) }
  override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> { super.snapshot() }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil
  ) { super.applySnapshotUsingReloadData(snapshot, completion: completion) }
  override func itemIdentifier(for indexPath: IndexPath) -> String? {
    super.itemIdentifier(for: indexPath)
  }
  override func indexPath(for itemIdentifier: String) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
  override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
}
