import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What a collection keeps of its cells, its selection and its data source.
struct CollectionKeepTests: TableSuite {
  private final class Cell: UICollectionViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Grid: UICollectionViewController {
    var items = ["a", "b", "c"]
    var counts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collectionView.allowsMultipleSelection = true
      clearsSelectionOnViewWillAppear = false
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts += 1
      return items.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = Stage()
  private let grid: Grid
  private var list: UICollectionView { grid.collectionView }

  init() {
    grid = stage.run { Grid(collectionViewLayout: UICollectionViewFlowLayout()) }
    stage.show(UINavigationController(rootViewController: grid))
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Selecting nothing deselects all of many") {
      for item in 0..<2 { list.selectItem(at: path(item), animated: false, scrollPosition: []) }
      expectEqual(list.indexPathsForSelectedItems, [path(0), path(1)])
      list.selectItem(at: nil, animated: false, scrollPosition: [])
      expectEqual(list.indexPathsForSelectedItems, [])
    }

    test("A cell that is made later shows that its item is selected") {
      list.selectItem(at: path(2), animated: false, scrollPosition: [])
      expectEqual(list.cellForItem(at: path(2))?.isSelected, true)
      expectEqual(list.cellForItem(at: path(1))?.isSelected, false)
    }

    test("A cell whose item left is used again, and is selected no more") {
      let cell = try require(list.cellForItem(at: path(0)) as? Cell)
      list.selectItem(at: path(0), animated: false, scrollPosition: [])
      grid.items.removeFirst()
      list.deleteItems(at: [path(0)])
      expectNil(cell.superview)
      expectFalse(cell.isSelected)
      let next = list.cellForItem(at: path(0))
      expectSame(next, cell)
      expectEqual(cell.reuses, 1)
    }

    test("Each item gets its cell again when all are loaded anew") {
      let cells = (0..<3).map { list.cellForItem(at: path($0)) }
      list.reloadData()
      expectEqual((0..<3).map { list.cellForItem(at: path($0)) }, cells)
    }

    test("The items are asked for the first time only") {
      _ = list.numberOfSections
      let counts = grid.counts
      let navigation = grid.navigationController
      stage.runToEnd { navigation?.pushViewController(UIViewController(), animated: false) }
      stage.runToEnd { _ = navigation?.popViewController(animated: false) }
      _ = list.numberOfSections
      expectEqual(grid.counts, counts)
    }

    test("A content view is kept for the same kind of configuration, and replaced by another") {
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      content.text = "a"
      cell.contentConfiguration = content
      let view = cell.contentView.subviews.first
      content.text = "b"
      cell.contentConfiguration = content
      expectSame(cell.contentView.subviews.first, view)
      expectEqual(cell.contentView.subviews.count, 1)
      cell.contentConfiguration = nil
      expectTrue(cell.contentView.subviews.isEmpty)
    }

    test("Reloading by a snapshot drops the selection; another data source is left alone") {
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
        list, path, _ in list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x", "y"])
      source.apply(snapshot)
      list.selectItem(at: path(1), animated: false, scrollPosition: [])
      source.applySnapshotUsingReloadData(snapshot)
      expectEqual(list.indexPathsForSelectedItems, [])
      list.dataSource = grid
      list.selectItem(at: path(2), animated: false, scrollPosition: [])
      snapshot.deleteItems(["x"])
      source.apply(snapshot)
      expectEqual(list.numberOfItems(inSection: 0), 3)
      expectEqual(list.indexPathsForSelectedItems, [path(2)])
    }
  }
}
