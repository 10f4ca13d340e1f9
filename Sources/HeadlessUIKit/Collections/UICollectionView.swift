public import Foundation

/// Items in sections, which come from a data source.
///
/// A layout is data here: as in a table, an item is visible from the first request for its cell on.
/// After any announced change, the collection asks for all items again, and none is selected.
open class UICollectionView: UIScrollView {
  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Raises, as a collection cannot do without a layout.
  public override convenience init(frame: CGRect) {
    raise(
      .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Creates a collection from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// How items lie; data only.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { setNeedsLayout() }
  }

  /// Exchanges the layout; there is no time in between here.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { discardRows() } }
  }

  /// The delegate, if it is one of a collection.
  final var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  // MARK: Items

  final var loadedRows: ListRows<UICollectionViewCell>?
  final var reusableCells: [String: [UICollectionViewCell]] = [:]
  final var cellMakers: [String: () -> UICollectionViewCell] = [:]
  final var isChanged = false
  final var openChanges = 0
  final var isMakingCell = false

  /// How many sections there are.
  open var numberOfSections: Int { rows.sections.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { rows.sections[section].count }

  /// Forgets all items, their cells and the selection; the data source is asked again when items are needed.
  open func reloadData() { announceChange() }

  /// The cell of an item, or nil if there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    rows.contains(indexPath) ? cell(at: indexPath) : nil
  }

  /// The place of a cell, or nil if it is the cell of no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    loadedRows?.indexPath(of: cell)
  }

  /// The cells that were made, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { loadedRows?.madeCells ?? [] }

  /// The places of the cells that were made.
  open var indexPathsForVisibleItems: [IndexPath] { loadedRows?.madePlaces ?? [] }

  // MARK: Reuse

  /// Makes cells of this class for an identifier; nil forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = nil
    guard let cellClass else { return }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      raise(.invalidArgument, "\(cellClass) is not a subclass of UICollectionViewCell")
    }
    cellMakers[identifier] = { cellClass.make(frame: .zero) }
  }

  /// A used cell with this identifier, else a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = reusableCell(identifier) else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"
      )
    }
    return cell
  }

  // MARK: Selection

  /// Whether a user can select items.
  open var allowsSelection = true
  /// Whether a user can select many items.
  open var allowsMultipleSelection = false

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { loadedRows?.selected ?? [] }

  /// Selects an item without telling the delegate; nil deselects all, and nothing scrolls.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, besideOthers: allowsMultipleSelection, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Changes

  /// Announces items that are new in the data source, by their new places.
  open func insertItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Announces items that left the data source, by their old places.
  open func deleteItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Asks for new cells of items, by their old places.
  open func reloadItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Asks for the cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Announces that an item has another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { announceChange() }

  /// Announces sections that are new in the data source.
  open func insertSections(_ sections: IndexSet) { announceChange() }

  /// Announces sections that left the data source.
  open func deleteSections(_ sections: IndexSet) { announceChange() }

  /// Asks for new items of sections.
  open func reloadSections(_ sections: IndexSet) { announceChange() }

  /// Makes changes in a block, and calls the completion in the next run-loop turn; at once in no window.
  ///
  /// If a change was announced, the end of the outermost block asks for all items again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performChanges(updates, completion: completion)
  }
}
