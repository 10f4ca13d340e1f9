import CompactTesting
import Testing
import UIKit

// Collections as apps have them: lists, registered cells and headers, layouts of sections.

final class GridViewController: UICollectionViewController {
  enum Section { case main }

  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  var onSelect: (String) -> Void = { _ in }

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([.main])
    snapshot.appendItems(["Red", "Green"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    onSelect(item)
  }
}

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }
}

final class PhotosViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 4
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self
    view.delegate = self
    view.register(PhotoCell.self)
    view.register(
      PhotoCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Title")
    return view
  }()
  var collection: UICollectionView { collectionView }

  override func loadView() {
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeue(PhotoCell.self, for: indexPath)
    cell.imageView.image = UIImage(systemName: "photo")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width / 3, height: 100) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 44, height: 0) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
  }
}

/// A section of a grid with a header of its own kind, and a list.
final class ShopViewController: UICollectionViewController {
  private static func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        if index == 1 {
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
              UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
            ])
          }
          return .list(using: list, layoutEnvironment: environment)
        }
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let isWide = environment.container.effectiveContentSize.width > 600
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
          repeatingSubitem: item, count: isWide ? 4 : 2)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: "title", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  init() { super.init(collectionViewLayout: Self.makeLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self)
    collectionView.register(
      PhotoCell.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "Title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeue(PhotoCell.self, for: indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
  }
}
struct CollectionTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A collection that is a list tells what was chosen") {
      let grid = GridViewController()
      var selected: [String] = []
      grid.onSelect = { selected.append($0) }
      let window = device.show(grid)
      try person.select(item: IndexPath(item: 1, section: 0), in: grid.collectionView)
      expectEqual(selected, ["Green"])
      _ = window
    }

    test("A collection that is the view of its screen makes its cells") {
      let photos = PhotosViewController()
      let window = device.show(photos)
      expectEqual(photos.collection.numberOfItems(inSection: 0), 3)
      let cell = photos.collection.cellForItem(at: IndexPath(item: 2, section: 0)) as? PhotoCell
      expectNotNil(cell?.imageView.image)
      let header = photos.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      expectTrue(header is PhotoCell)
      _ = window
    }

    test("A layout of sections says which have headers and swipe actions") {
      let shop = ShopViewController()
      let window = device.show(shop)
      let collection = try require(shop.collectionView)
      let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
      expectNotNil(collection.supplementaryView(forElementKind: "title", at: first))
      expectNil(collection.supplementaryView(forElementKind: "title", at: second))
      try expectEqual(person.actions(ofItem: first, in: collection).count, 0)
      let action = try require(person.actions(ofItem: second, in: collection).first)
      expectEqual(action.title, "Remove")
      try person.choose(action, ofItem: second, in: collection)
      _ = window
    }
  }
}
