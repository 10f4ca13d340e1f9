public import Foundation

/// A view of items in sections, which come from a data source.
///
/// The layout decides about headers, footers and swipe actions; the rest of it is data only. As in a
/// table, an item is visible from the first request for its cell. Each insertion, deletion, move or
/// reload reloads all items and clears the selection.
open class UICollectionView: UIScrollView {
  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Raises, since a collection needs a layout.
  public override convenience init(frame: CGRect) {
    raise(
      .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Creates a collection from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout of the items; another one makes new headers and footers.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { discardHeadersAndFooters() }
  }

  /// Sets the layout; never animated here.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { discardRows() } }
  }

  /// The delegate, if it is a collection view delegate.
  final var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, with: backgroundView, atBack: true) }
  }

  // MARK: Items

  final var loadedRows: ListRows<UICollectionViewCell>?
  final var reusableCells: [String: [UICollectionViewCell]] = [:]
  final var cellMakers: [String: () -> UICollectionViewCell] = [:]
  final var isChanged = false
  final var openChanges = 0
  final var isMakingCell = false
  package final var offeredSwipes: RowSwipes?

  /// The number of sections.
  open var numberOfSections: Int { rows.sections.count }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { rows.sections[section].count }

  /// Discards all items, their cells and the selection; loads the items again when they are needed.
  open func reloadData() { announceChange() }

  /// The cell of an item, or nil if there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    rows.contains(indexPath) ? cell(at: indexPath) : nil
  }

  /// The index path of a cell, or nil if the cell shows no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    loadedRows?.indexPath(of: cell)
  }

  /// The cells that were created, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { loadedRows?.madeCells ?? [] }

  /// The index paths of the cells that were created.
  open var indexPathsForVisibleItems: [IndexPath] { loadedRows?.madePlaces ?? [] }

  // MARK: Reuse

  /// Registers a class of cells for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = nil
    guard let cellClass else { return }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      raise(.invalidArgument, "\(cellClass) is not a subclass of UICollectionViewCell")
    }
    cellMakers[identifier] = { cellClass.make(frame: .zero) }
  }

  /// Registers a nib, whose only object is a cell, for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib?.cellMaker(for: identifier, as: "UICollectionReusableView")
  }

  /// A reusable cell with this identifier, else a new cell of the registered class.
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

  // MARK: Headers and footers

  final var supplementaryMakers: [SupplementaryKind: () -> UICollectionReusableView] = [:]

  /// The kind of the views above sections.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of the views below sections.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  /// Registers a class of supplementary views for an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = SupplementaryKind(kind: elementKind, identifier: identifier)
    supplementaryMakers[kind] = nil
    guard let viewClass else { return }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      raise(.invalidArgument, "\(viewClass) is not a subclass of UICollectionReusableView")
    }
    supplementaryMakers[kind] = { viewClass.make(frame: .zero) }
  }

  /// Registers a nib, whose only object is a supplementary view, for an identifier; nil removes the
  /// registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryMakers[SupplementaryKind(kind: kind, identifier: identifier)] = nib?.cellMaker(
      for: identifier, as: "UICollectionReusableView")
  }

  /// A new supplementary view of the registered class; here it is not reused.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = SupplementaryKind(kind: elementKind, identifier: identifier)
    guard let view = supplementaryMakers[kind]?() else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      )
    }
    view.ownReuseIdentifier = identifier
    return view
  }

  /// The view above or below a section, or nil if the layout has none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard rows.sections.indices.contains(indexPath.section) else { return nil }
    let section = indexPath.section
    var view: UIView?
    if collectionViewLayout.headerKind(section, in: self) == elementKind {
      view = headerView(ofSection: section)
    } else if collectionViewLayout.footerKind(section, in: self) == elementKind {
      view = footerView(ofSection: section)
    }
    return view as? UICollectionReusableView
  }

  // MARK: Selection

  /// Whether a user can select items.
  open var allowsSelection = true
  /// Whether a user can select multiple items.
  open var allowsMultipleSelection = false

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { loadedRows?.selected ?? [] }

  /// Selects an item without calling the delegate or scrolling; nil deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, besideOthers: allowsMultipleSelection, animated: animated)
  }

  /// Does nothing: hosts show the items in their own order.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Changes

  /// Inserts items, given by their new index paths.
  open func insertItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Deletes items, given by their old index paths.
  open func deleteItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Reloads items, given by their old index paths.
  open func reloadItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Updates the cells of items.
  open func reconfigureItems(at indexPaths: [IndexPath]) { announceChange() }

  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { announceChange() }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { announceChange() }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { announceChange() }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) { announceChange() }

  /// Makes a batch of changes and calls the completion handler in the next run-loop turn.
  ///
  /// Outside a window, the handler is called immediately. The end of the outermost batch reloads all
  /// items if a change was made.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performChanges(updates, completion: completion)
  }
}
