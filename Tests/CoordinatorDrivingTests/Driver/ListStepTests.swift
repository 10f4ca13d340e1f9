import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// A list of letters with a search, whose results push.
private final class Post: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let letters = Letters(style: .plain)

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    letters.found.open = { [weak self] in self?.open($0) }
    push(letters)
  }

  private func open(_ title: String) {
    push(Letter(title))
  }
}

private final class Letter: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = UIViewController()

  init(_ title: String) { rootViewController.title = title }
}

private final class Letters: ListScreen, UISearchResultsUpdating {
  let found = ListScreen(style: .plain)
  private(set) lazy var search = UISearchController(searchResultsController: found)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Post"
    rows = ["Ada", "Bea", "Cleo"]
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = control
  }

  private func load() {
    rows.insert("Dora", at: 0)
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let title = rows[indexPath.row]
    return UIContextMenuConfiguration {
      let screen = UIViewController()
      screen.title = title
      return screen
    } actionProvider: { [weak self] _ in
      let remove = UIAction(title: "Remove") { _ in
        self?.rows.remove(at: indexPath.row)
        self?.tableView.reloadData()
      }
      return UIMenu(children: [remove])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in
      if let screen = animator.previewViewController { self?.show(screen, sender: nil) }
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found.rows = rows.filter { $0.contains(text) }
    found.tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// A list whose cells have their text in a subview of the cell itself.
private final class PlainLetters: ListScreen {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = rows[indexPath.row]
    cell.addSubview(label)
    return cell
  }
}

/// A list whose section has both a header view and a header title.
private final class HeadedList: ListScreen {
  let header = UILabel()

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "A title" }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { header }
}

/// A collection in the layout of a list.
private final class Cards: UICollectionViewController {
  private var titles = ["Ada", "Bea"]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewLayout())
    configuration.footerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] place in
      let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
        self?.titles.remove(at: place.item)
        self?.collectionView.deleteItems(at: [place])
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [remove])
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Card")
    collectionView.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Count")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = titles[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Count", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Count: \(titles.count)"
    (view as? UICollectionViewListCell)?.contentConfiguration = content
    return view
  }
}

struct ListStepTests: TableSuite {
  let app = AppDriver(Post.init(navigationController:))

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A row is swiped, and a list is refreshed") {
      try await expectEqual(
        app.run(
          """
          swipe "Bea" "Delete"
          expect no text "Bea"
          refresh
          expect text "Dora"
          """), "")
      app.swipe("Dora", "Delete")
      app.refresh()
      app.expect(.text("Dora"))
    }

    test("An item of a list layout is swiped, and the footer is read again") {
      let app = AppDriver(Post.init(navigationController:))
      let post = try require(app.root as? Post)
      app.device.run { post.navigationController.pushViewController(Cards(), animated: false) }
      app.expect(.text("Count: 2"))
      app.swipe("Ada", "Remove")
      app.expect(.noText("Ada"))
      app.expect(.text("Count: 1"))
    }

    test("A row is pressed for long for its menu, or its preview") {
      try await expectEqual(
        app.run(
          """
          long press "Bea" "Remove"
          expect no text "Bea"
          long press "Cleo" preview
          expect screen "Cleo"
          """), "")
      app.back()
      app.longPress("Cleo", "Remove")
      app.openPreview(of: "Ada")
      app.expect(.screen("Ada"))
    }

    test("A row is found by a label that was added to the cell itself") {
      let list = PlainLetters(style: .plain)
      list.rows = ["Ada", "Bea"]
      var opened: [String] = []
      list.open = { opened.append($0) }
      let app = AppDriver { stack in
        stack.viewControllers = [list]
        return Post(navigationController: stack)
      }
      list.navigationController?.popViewController(animated: false)
      app.settle()
      expectTrue(app.screen.contains("Bea"))
      app.select("Bea")
      expectEqual(opened, ["Bea"])
    }

    test("A failure to swipe a row lists the actions and rows") {
      @MainActor func failure(_ step: Step) -> String? {
        do {
          try app.perform(step)
          return nil
        } catch {
          return error.description
        }
      }
      expectEqual(
        failure(.swipeRow("Bea", action: "Flag")),
        "The row \"Bea\" has no action \"Flag\". Available: \"Delete\".")
      expectEqual(
        failure(.swipeRow("Zoe", action: "Flag")),
        "No row is labelled \"Zoe\". Available: \"Ada\", \"Bea\", \"Cleo\".")
      expectEqual(
        failure(.longPress("Bea", action: "Flag")),
        "The row \"Bea\" has no action \"Flag\". Available: \"Remove\".")
      app.type("Ada", into: "Search")
      expectEqual(
        failure(.longPress("Ada", action: "Flag")), "The row \"Ada\" has no context menu.")
      expectEqual(
        failure(.swipeRow("Ada", action: "Delete")),
        """
        The row "Ada" cannot be swiped: the table's data source has no \
        'tableView(_:commit:forRowAt:)'.
        """)
      app.select("Ada")
      expectEqual(
        failure(.refresh), "Nothing on this screen can be refreshed: no list has a refresh control."
      )
    }

    test("A header view takes the place of the title, and shows nothing if it is transparent") {
      let post = try require(app.root as? Post)
      let list = HeadedList(style: .plain)
      list.header.text = "A view"
      post.navigationController.pushViewController(list, animated: false)
      app.expect(.text("A view"))
      app.expect(.noText("A title"))
      list.header.alpha = 0.005
      app.expect(.noText("A view"))
    }

    test("A search leads to a result, and back to the results") {
      let failure = try await app.run(
        """
        type "Search" "le"
        expect no text "Ada"
        expect screen "Post"
        select "Cleo"
        expect screen "Cleo"
        expect depth 2
        expect tree "Letter  active"
        back
        expect no tree "Letter  active"
        expect text "Cleo"
        expect no text "Ada"
        tap "Cancel"
        expect text "Ada"
        expect idle
        """)
      expectEqual(failure, "")
    }
  }
}
