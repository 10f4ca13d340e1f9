import UIKit

class OverridingTableView: UITableView {
  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var rowHeight: CGFloat {
    get { super.rowHeight }
    set { super.rowHeight = newValue }
  }
  override var estimatedRowHeight: CGFloat {
    get { super.estimatedRowHeight }
    set { super.estimatedRowHeight = newValue }
  }
  override var sectionHeaderHeight: CGFloat {
    get { super.sectionHeaderHeight }
    set { super.sectionHeaderHeight = newValue }
  }
  override var sectionFooterHeight: CGFloat {
    get { super.sectionFooterHeight }
    set { super.sectionFooterHeight = newValue }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { super.separatorStyle }
    set { super.separatorStyle = newValue }
  }
  override var separatorColor: UIColor? {
    get { super.separatorColor }
    set { super.separatorColor = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set { super.tableHeaderView = newValue }
  }
  override var tableFooterView: UIView? {
    get { super.tableFooterView }
    set { super.tableFooterView = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section)
  }
  override func reloadData() {
    super.reloadData()
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override func scrollToRow(
    at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
  ) {
    super.scrollToRow(at: indexPath, at: position, animated: animated)
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { super.allowsSelectionDuringEditing }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { super.allowsMultipleSelectionDuringEditing }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.insertSections(sections, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.deleteSections(sections, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.reloadSections(sections, with: animation)
  }
  override func beginUpdates() {
    super.beginUpdates()
  }
  override func endUpdates() {
    super.endUpdates()
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(updates, completion: completion)
  }
}

class OverridingTableViewCell: UITableViewCell {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func prepareForReuse() {
    super.prepareForReuse()
  }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var imageView: UIImageView? { super.imageView }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    super.defaultContentConfiguration()
  }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override var accessoryType: UITableViewCell.AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var accessoryView: UIView? {
    get { super.accessoryView }
    set { super.accessoryView = newValue }
  }
  override var editingAccessoryType: UITableViewCell.AccessoryType {
    get { super.editingAccessoryType }
    set { super.editingAccessoryType = newValue }
  }
  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}

class OverridingTableViewController: UITableViewController {
  override var tableView: UITableView! {
    get { super.tableView }
    set { super.tableView = newValue }
  }
  override var clearsSelectionOnViewWillAppear: Bool {
    get { super.clearsSelectionOnViewWillAppear }
    set { super.clearsSelectionOnViewWillAppear = newValue }
  }
  override func loadView() {
    super.loadView()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    super.tableView(tableView, cellForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    super.tableView(tableView, titleForHeaderInSection: section)
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    super.tableView(tableView, titleForFooterInSection: section)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    super.tableView(tableView, canEditRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    super.tableView(tableView, viewForHeaderInSection: section)
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    super.tableView(tableView, viewForFooterInSection: section)
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    super.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    super.tableView(tableView, willSelectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    super.tableView(tableView, willDeselectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didDeselectRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    super.tableView(tableView, editingStyleForRowAt: indexPath)
  }
  override var refreshControl: UIRefreshControl? {
    get { super.refreshControl }
    set { super.refreshControl = newValue }
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    super.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    super.tableView(tableView, didEndEditingRowAt: indexPath)
  }
}

class OverridingRefreshControl: UIRefreshControl {
  override var isRefreshing: Bool { super.isRefreshing }
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() { super.endRefreshing() }
}

/// Diffable data sources are commonly subclassed for titles and for editing.
class OverridingDiffableDataSource: UITableViewDiffableDataSource<Int, String> {
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
}

class OverridingListContentView: UIListContentView {
  override var configuration: any UIContentConfiguration {
    get { super.configuration }
    set { super.configuration = newValue }
  }
}
