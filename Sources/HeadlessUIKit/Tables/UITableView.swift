public import Foundation

/// A list of rows in sections, which come from a data source.
///
/// A table has no height here. A row is visible from the first request for its cell on, which makes
/// the cell. After any announced change, the table asks for all rows again, and none is selected.
open class UITableView: UIScrollView {
  /// Creates a table of a style.
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

  /// How sections are set apart.
  public let style: Style

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { discardRows() } }
  }

  /// The delegate, if it is one of a table.
  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Looks

  /// The height of rows; data only.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height rows are taken to have before they are made; data only.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers; data only.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers; data only.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height headers are taken to have before they are made; data only.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height footers are taken to have before they are made; data only.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The line between cells.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the line between cells.
  open var separatorColor: UIColor?
  /// The space beside the line between cells.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The view above all sections.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below all sections.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Rows

  /// The rows as the data source gave them; nil until somebody asks.
  final var loadedRows: ListRows<UITableViewCell>?
  final var reusableCells: [String: [UITableViewCell]] = [:]
  final var cellMakers: [String: () -> UITableViewCell] = [:]
  final var isChanged = false
  final var openChanges = 0
  final var isMakingCell = false
  /// The rows that stand in the storyboard.
  final var staticRows: [StaticSection]?
  /// What swiping a row uncovers, as it was read last; nil once an action was chosen or the rows changed.
  final var offeredSwipes: RowSwipes?

  /// How many sections there are.
  open var numberOfSections: Int { rows.sections.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { rows.sections[section].count }

  /// Forgets all rows, their cells and the selection; the data source is asked again when rows are needed.
  open func reloadData() { announceChange() }

  /// The cell of a row, or nil if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.contains(indexPath) ? cell(at: indexPath) : nil
  }

  /// The place of a cell, or nil if it is the cell of no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { loadedRows?.indexPath(of: cell) }

  /// The cells that were made, in the order of their rows.
  open var visibleCells: [UITableViewCell] { loadedRows?.madeCells ?? [] }

  /// The places of the cells that were made.
  open var indexPathsForVisibleRows: [IndexPath]? { loadedRows?.madePlaces }

  /// The row a host should make visible.
  package final var scrollTarget: (indexPath: IndexPath, position: ScrollPosition)?
  /// How often the app has asked to scroll to a row; a host keeps the number that it has followed.
  package final var scrollRequests = 0

  /// Asks the host to make a row visible; the row `NSNotFound` stands for the section.
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

  /// Makes cells of this class for an identifier; nil forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nil
    guard let cellClass else { return }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      raise(.invalidArgument, "\(cellClass) is not a subclass of UITableViewCell")
    }
    cellMakers[identifier] = { cellClass.make(style: .default, reuseIdentifier: identifier) }
  }

  /// Makes cells for an identifier from a nib, whose only object is the cell; nil forgets the
  /// identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nil
    guard let nib else { return }
    cellMakers[identifier] = {
      guard let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
        raise(
          .internalInconsistency,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
            + "top level object which must be a UITableViewCell instance"
        )
      }
      return cell
    }
  }

  /// A used cell with this identifier, else a new one of the registered class, else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A used cell with this identifier, else a new one of the registered class.
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

  // MARK: Selection

  /// Whether a user can select rows.
  open var allowsSelection = true
  /// Whether a user can select many rows.
  open var allowsMultipleSelection = false
  /// Whether a user can select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether a user can select many rows while editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether a user can select many rows at the moment.
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

  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, besideOthers: allowsSeveralNow, animated: animated)
    guard scrollPosition != .none, let indexPath, rows.contains(indexPath) else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without telling the delegate.
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

  /// Announces rows that are new in the data source, by their new places.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announceChange()
  }

  /// Announces rows that left the data source, by their old places.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announceChange()
  }

  /// Asks for new cells of rows, by their old places.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announceChange()
  }

  /// Asks for the cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { announceChange() }

  /// Announces that a row has another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { announceChange() }

  /// Announces sections that are new in the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { announceChange() }

  /// Announces sections that left the data source.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { announceChange() }

  /// Asks for new rows of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { announceChange() }

  /// Begins a block of changes.
  open func beginUpdates() { beginChanges() }

  /// Ends a block of changes; the outermost end asks for all rows again if a change was announced.
  open func endUpdates() { endChanges() }

  /// Makes changes in a block, and calls the completion in the next run-loop turn; at once in no window.
  ///
  /// If a change was announced, the end of the outermost block asks for all rows again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performChanges(updates, completion: completion)
  }
}
