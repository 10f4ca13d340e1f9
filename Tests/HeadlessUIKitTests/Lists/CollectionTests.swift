import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct CollectionTests: TableSuite {
  private let stage = Stage()
  private let log = CallLog()
  private let grid: Grid
  private let second = IndexPath(item: 1, section: 0)

  init() {
    grid = stage.run { Grid(collectionViewLayout: UICollectionViewFlowLayout()) }
    grid.log = log
    stage.show(grid)
    _ = log.take()
  }

  private var collection: UICollectionView { grid.collectionView }

  private func tap(_ item: Int) throws {
    try stage.input.select(item: IndexPath(item: item, section: 0), in: collection)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A collection controller makes its collection and feeds it") {
      expectSame(collection.superview, grid.view)
      expectSame(collection.dataSource, grid)
      expectEqual(collection.numberOfItems(inSection: 0), 3)
      let cell = try require(collection.cellForItem(at: second))
      expectTrue(type(of: cell) == NameCell.self)
      expectEqual((cell as? NameCell)?.name, "b")
      expectSame(cell.superview, collection)
      expectEqual(cell.reuseIdentifier, "name")
      expectEqual(collection.indexPath(for: cell), second)
      expectEqual(collection.indexPathsForVisibleItems, [second])
      expectNil(collection.cellForItem(at: IndexPath(item: 9, section: 0)))
      expectEqual(log.take(), ["willDisplay 1"])
    }

    /// Choice list.highlight-item: A tap highlights the cell of an item until the item is selected, as
    ///   Apple's header of the delegate says.
    test("A tap selects, and takes the selection from the old item") {
      try tap(0)
      try tap(1)
      expectEqual(
        log.take().filter { !$0.contains("willDisplay") },
        [
          "highlight 0?", "a true", "highlighted 0", "select 0?", "selected 0",
          "a false", "unhighlighted 0",
          "highlight 1?", "b true", "highlighted 1", "select 1?", "deselected 0", "selected 1",
          "b false", "unhighlighted 1",
        ])
      expectEqual(collection.indexPathsForSelectedItems, [second])
      expectEqual(collection.cellForItem(at: second)?.isSelected, true)
    }

    test("A tap performs the primary action after the selection, unless it extends it") {
      grid.notesActions = true
      try tap(1)
      expectTrue(log.take().contains("action 1"))
      grid.rejected = "select 1?"
      try tap(1)
      expectEqual(log.take().last { $0.hasPrefix("action") }, "action 1")
      grid.rejected = "act 1?"
      try tap(1)
      grid.rejected = ""
      collection.allowsMultipleSelection = true
      try tap(0)
      expectFalse(log.take().contains { $0.hasPrefix("action") })
    }

    test("The delegate may prevent highlight, selection and deselection") {
      grid.rejected = "highlight 1?"
      expectRejection("item 1 of section 0 was not selected") { try tap(1) }
      grid.rejected = "select 1?"
      expectRejection("item 1 of section 0 was not selected") { try tap(1) }
      expectEqual(collection.indexPathsForSelectedItems, [])
      grid.rejected = "deselect 1?"
      collection.allowsMultipleSelection = true
      try tap(1)
      expectRejection("item 1 of section 0 was not selected") { try tap(1) }
      expectEqual(collection.indexPathsForSelectedItems, [second])
      grid.rejected = ""
      try tap(1)
      expectEqual(log.take().suffix(3), ["deselected 1", "b false", "unhighlighted 1"])
      expectEqual(collection.indexPathsForSelectedItems, [])
    }

    for moment in ["highlight 1?", "highlighted 1"] {
      test("The delegate may shorten the list when it hears of a highlight: \(moment)") {
        collection.allowsMultipleSelection = true
        grid.emptied = moment
        expectRejection("item 1 of section 0 was not selected") { try tap(1) }
        expectEqual(log.take().filter { $0.contains("select") }, [])
      }
    }

    test("An item cannot be tapped where selection is off") {
      collection.allowsSelection = false
      expectRejection("item 1 of section 0 cannot be selected") { try tap(1) }
    }

    test("Selecting by code tells nobody") {
      collection.selectItem(at: second, animated: false, scrollPosition: [])
      collection.deselectItem(at: second, animated: false)
      expectEqual(log.take(), [])
    }

    test("The selection is cleared when the screen appears again") {
      collection.selectItem(at: second, animated: false, scrollPosition: [])
      grid.beginAppearanceTransition(false, animated: false)
      grid.endAppearanceTransition()
      expectEqual(collection.indexPathsForSelectedItems, [second])
      grid.beginAppearanceTransition(true, animated: false)
      grid.endAppearanceTransition()
      expectEqual(collection.indexPathsForSelectedItems, [])
    }

    test("Items come and go in batches") {
      expectEqual((collection.cellForItem(at: second) as? NameCell)?.name, "b")
      grid.names = ["b", "c", "d"]
      collection.performBatchUpdates {
        collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      }
      expectEqual((collection.cellForItem(at: second) as? NameCell)?.name, "c")
      expectEqual(collection.numberOfItems(inSection: 0), 3)
    }

    test("A batch inside another one leaves no old items") {
      let (collection, grid) = (collection, grid)
      collection.performBatchUpdates {
        collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        expectEqual(collection.numberOfItems(inSection: 0), 3)
        collection.performBatchUpdates {}
        grid.names = ["b"]
      }
      expectEqual(collection.numberOfItems(inSection: 0), 1)
    }
  }
}

struct DiffableCollectionTests: TableSuite {
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, place, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: place, item: item)
    }
    show(["apple", "pear"])
  }

  private func show(
    _ items: [String],
    _ change: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void = { _ in }
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    change(&snapshot)
    source.apply(snapshot)
    _ = titles
  }

  private var titles: [String] {
    (0..<collection.numberOfItems(inSection: 0)).map {
      collection.cellForItem(at: IndexPath(item: $0, section: 0))?.standardContent.text ?? ""
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A registration makes its cells and fills them") {
      expectEqual(titles, ["apple", "pear"])
      expectTrue(collection.visibleCells.allSatisfy { $0 is UICollectionViewListCell })
    }

    test("A reconfigured item is filled again") {
      let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
      cell?.contentConfiguration = nil
      show(["apple", "pear"]) { $0.reconfigureItems(["pear"]) }
      expectEqual(titles, ["apple", "pear"])
      expectEqual(source.indexPath(for: "pear"), IndexPath(item: 1, section: 0))
    }
  }
}

private final class NameCell: UICollectionViewCell {
  var name = ""
  var log: CallLog?

  override var isHighlighted: Bool {
    didSet { log?.note("\(name) \(isHighlighted)") }
  }
}

private final class Grid: UICollectionViewController {
  var log: CallLog?
  var names = ["a", "b", "c"]
  var rejected = ""
  var emptied = ""
  var notesActions = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
  }

  private func allow(_ what: String) -> Bool {
    log?.note(what)
    if what == emptied {
      names = []
      collectionView.reloadData()
    }
    return what != rejected
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name = names[indexPath.item]
    (cell as? NameCell)?.log = log
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log?.note("willDisplay \(indexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { allow("highlight \(indexPath.item)?") }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { _ = allow("highlighted \(indexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log?.note("unhighlighted \(indexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { allow("select \(indexPath.item)?") }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log?.note("selected \(indexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { notesActions && allow("act \(indexPath.item)?") }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log?.note("action \(indexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { allow("deselect \(indexPath.item)?") }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log?.note("deselected \(indexPath.item)") }
}
