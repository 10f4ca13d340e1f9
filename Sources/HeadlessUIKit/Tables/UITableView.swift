public import Foundation

/// A list of rows in sections, which come from a data source.
///
/// A table has no height here. A row is visible from the first request for its cell, which creates
/// the cell. Each insertion, deletion, move or reload reloads all rows and clears the selection.
open class UITableView: UIScrollView {
  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    style = Style(named: InterfaceCoder.element(of: coder)?["style"]) ?? .plain
    super.init(coder: coder)
  }

  /// The style of the sections.
  public let style: Style

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { discardRows() } }
  }

  /// The delegate, if it is a table view delegate.
  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Looks

  /// The height of rows; data only.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of rows; data only.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers; data only.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers; data only.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of headers; data only.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers; data only.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above headers; data only.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The line between cells.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the line between cells.
  open var separatorColor: UIColor?
  /// The space beside the line between cells.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The view above all sections.
  open var tableHeaderView: UIView? {
    didSet { replaceSubview(oldValue, with: tableHeaderView) }
  }
  /// The view below all sections.
  open var tableFooterView: UIView? {
    didSet { replaceSubview(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, with: backgroundView, atBack: true) }
  }

  // MARK: Rows

  /// The rows of the data source; nil until they are needed.
  final var loadedRows: ListRows<UITableViewCell>?
  final var reusableCells: [String: [UITableViewCell]] = [:]
  final var cellMakers: [String: () -> UITableViewCell] = [:]
  final var isChanged = false
  final var openChanges = 0
  final var isMakingCell = false
  /// The static rows of the storyboard.
  final var staticRows: [StaticSection]?
  /// The swipe actions that were returned last; nil after an action was chosen or the rows changed.
  package final var offeredSwipes: RowSwipes?

  /// The number of sections.
  open var numberOfSections: Int { rows.sections.count }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { rows.sections[section].count }

  /// Discards all rows, their cells and the selection; loads the rows again when they are needed.
  open func reloadData() { announceChange() }

  /// The cell of a row, or nil if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.contains(indexPath) ? cell(at: indexPath) : nil
  }

  /// The index path of a cell, or nil if the cell shows no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { loadedRows?.indexPath(of: cell) }

  /// The cells that were created, in the order of their rows.
  open var visibleCells: [UITableViewCell] { loadedRows?.madeCells ?? [] }

  /// The index paths of the cells that were created.
  open var indexPathsForVisibleRows: [IndexPath]? { loadedRows?.madePlaces }

  /// The row that a host should scroll to.
  package final var scrollTarget: (indexPath: IndexPath, position: ScrollPosition)?
  /// The number of requests to scroll to a row, by which a host detects a new request.
  package final var scrollRequests = 0

  /// Makes the host scroll to a row; the row `NSNotFound` stands for the section.
  ///
  /// Raises if there is no such row.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    checkScrolling(to: indexPath)
    scrollTarget = (indexPath, position)
    scrollRequests += 1
    setNeedsDisplay()
  }

  private func checkScrolling(to indexPath: IndexPath) {
    let (section, row) = (indexPath.section, indexPath.row)
    let prefix = "Attempted to scroll the table view to an out-of-bounds"
    guard rows.sections.indices.contains(section) else {
      raise(
        .range, "\(prefix) section (\(section)) when there are only \(numberOfSections) sections.")
    }
    let count = numberOfRows(inSection: section)
    if row == NSNotFound || (0..<count).contains(row) { return }
    raise(
      .range, "\(prefix) row (\(row)) when there are only \(count) rows in section \(section).")
  }

  // MARK: Reuse

  /// Registers a class of cells for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nil
    guard let cellClass else { return }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      raise(.invalidArgument, "\(cellClass) is not a subclass of UITableViewCell")
    }
    cellMakers[identifier] = { cellClass.make(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers a nib, whose only object is a cell, for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib?.cellMaker(for: identifier, as: "UITableViewCell")
  }

  /// A reusable cell with this identifier, else a new cell of the registered class, else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A reusable cell with this identifier, else a new cell of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  // MARK: Headers and footers

  private var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]

  /// Registers a class of headers or footers for an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterMakers[identifier] = nil
    guard let aClass else { return }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      raise(.invalidArgument, "\(aClass) is not a subclass of UITableViewHeaderFooterView")
    }
    headerFooterMakers[identifier] = { aClass.make(reuseIdentifier: identifier) }
  }

  /// Registers a nib, whose only object is a header or footer, for an identifier; nil removes the
  /// registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterMakers[identifier] = nib?.cellMaker(
      for: identifier, as: "UITableViewHeaderFooterView")
  }

  /// A new view of the registered class, else nil; here it is not reused.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooterMakers[identifier]?()
  }

  /// The reusable view above a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? headerView(ofSection: section) as? UITableViewHeaderFooterView : nil
  }

  /// The reusable view below a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? footerView(ofSection: section) as? UITableViewHeaderFooterView : nil
  }

  // MARK: Selection

  /// Whether a user can select rows.
  open var allowsSelection = true
  /// Whether a user can select multiple rows.
  open var allowsMultipleSelection = false
  /// Whether a user can select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether a user can select multiple rows while editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether a user can select multiple rows now.
  final var allowsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The selected rows, or nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let selected = loadedRows?.selected ?? []
    return selected.isEmpty ? nil : selected
  }

  /// Selects a row without calling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, besideOthers: allowsSeveralNow, animated: animated)
    guard scrollPosition != .none, let indexPath, rows.contains(indexPath) else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether rows can be deleted and inserted.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Begins or ends editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    self.editing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
    setNeedsDisplay()
  }

  /// Inserts rows, given by their new index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announceChange()
  }

  /// Deletes rows, given by their old index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announceChange()
  }

  /// Reloads rows, given by their old index paths.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announceChange()
  }

  /// Updates the cells of rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) { announceChange() }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { announceChange() }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { announceChange() }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { announceChange() }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { announceChange() }

  /// Begins a batch of changes.
  open func beginUpdates() { beginChanges() }

  /// Ends a batch of changes; the end of the outermost batch reloads all rows if a change was made.
  open func endUpdates() { endChanges() }

  /// Makes a batch of changes and calls the completion handler in the next run-loop turn.
  ///
  /// Outside a window, the handler is called immediately. The end of the outermost batch reloads all
  /// rows if a change was made.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performChanges(updates, completion: completion)
  }
}
