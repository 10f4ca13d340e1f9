public import Foundation

extension UICollectionView {
  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
  }

  /// A class of cells with the closure that configures them.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let handler: Handler
    fileprivate let identifier = UUID().uuidString

    /// Creates a registration; create it once, not for each cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    cellMakers[registration.identifier] = { Cell.make(frame: .zero) }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else {
      preconditionFailure("\(Cell.self) was registered, but a \(type(of: made)) was made")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionView {
  /// A class of supplementary views with the closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let elementKind: String
    fileprivate let identifier = UUID().uuidString

    /// Creates a registration; create it once, not for each view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view of a registration, configured for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary.make(frame: .zero)
    view.ownReuseIdentifier = registration.identifier
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// The kind and the identifier of registered supplementary views.
  struct SupplementaryKind: Hashable {
    let kind: String
    let identifier: String
  }
}

extension UICollectionView: RowsOwner {
  final var editsRows: Bool { false }

  final func requestSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func requestRowCount(_ section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  final func requestCell(_ indexPath: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  final func willDisplay(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  final func rowsWillChange() { offeredSwipes = nil }
}

extension UICollectionView: RowList {
  package final func numberOfRows(inSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }

  package final func rowCell(at indexPath: IndexPath) -> (any RowCell)? {
    cellForItem(at: indexPath)
  }

  package final func place(of cell: any RowCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(indexPath(for:))
  }

  package final func headerView(ofSection section: Int) -> UIView? {
    headerOrFooter(\.headerViews, ofSection: section) {
      requestView(collectionViewLayout.headerKind(section, in: self), section)
    }
  }

  package final func footerView(ofSection section: Int) -> UIView? {
    headerOrFooter(\.footerViews, ofSection: section) {
      requestView(collectionViewLayout.footerKind(section, in: self), section)
    }
  }

  private final func requestView(_ kind: String?, _ section: Int) -> UIView? {
    guard let kind else { return nil }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  package final func headerTitle(ofSection section: Int) -> String? { nil }
  package final func footerTitle(ofSection section: Int) -> String? { nil }
}
