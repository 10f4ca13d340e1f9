import CompactTesting
import Testing
import UIKit

/// What an app's subclass overrides is called, and calling super there works as without the override.
///
/// Subclasses of screens, containers, windows and cells have their tests where apps use them.
@MainActor
struct OverrideTests: TableSuite {
  class Alert: UIAlertController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      textFields?.first?.text = "appeared"
    }
  }

  class Button: UIButton {
    override func sendActions(for events: UIControl.Event) {
      tag += 1
      super.sendActions(for: events)
    }
  }

  class Field: UITextField {
    override func becomeFirstResponder() -> Bool {
      tag += 1
      return super.becomeFirstResponder()
    }
  }

  class Searched: UIViewController {
    let item = UINavigationItem(title: "List")
    override var navigationItem: UINavigationItem { item }
  }

  class Tab: UITab {
    let screen = UIViewController()
    override var viewController: UIViewController? { screen }
  }

  class Rows: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 1
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      var snapshot = snapshot()
      snapshot.deleteItems([itemIdentifier(for: indexPath) ?? ""])
      apply(snapshot, animatingDifferences: true)
    }
  }

  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }
  let root = Searched()

  let window: UIWindow

  init() {
    window = device.run { UIWindow(frame: .zero) }
    show(UINavigationController(rootViewController: root))
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    device.clock.drain()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An alert's subclass hears that it appears") {
      var isChosen = false
      let alert = Alert(title: "Sure?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "Yes", style: .default) { _ in isChosen = true }
      alert.addTextField()
      alert.addAction(action)
      root.present(alert, animated: true)
      device.clock.drain()
      expectEqual(alert.textFields?.first?.text, "appeared")
      try person.tap(action)
      device.clock.drain()
      expectTrue(isChosen)
    }

    test("Subclasses of controls hear of taps and of the keyboard") {
      var calls: [String] = []
      let button = Button(type: .system)
      button.addAction(UIAction { _ in calls.append("button") }, for: .touchUpInside)
      let field = Field()
      root.view.addSubview(UIStackView(arrangedSubviews: [button, field]))
      try person.tap(button)
      try person.insert("typed", in: field)
      expectEqual(calls, ["button"])
      expectEqual(field.text, "typed")
      expectTrue(button.tag > 0)
      expectTrue(field.tag > 0)
    }

    test("A search begins from the item that the screen's class gives") {
      let search = UISearchController(searchResultsController: UIViewController())
      root.item.searchController = search
      device.clock.drain()
      try person.tap(search.searchBar.searchTextField)
      device.clock.drain()
      expectSame(root.presentedViewController, search)
    }

    test("A tab shows the screen that its class gives") {
      let tabs = device.run {
        UITabBarController(tabs: ["A", "B"].map { Tab(title: $0, image: nil, identifier: $0) })
      }
      show(tabs)
      try person.selectTab(1, in: tabs)
      device.clock.drain()
      expectEqual(tabs.selectedTab?.title, "B")
      expectSame(tabs.selectedViewController, (tabs.selectedTab as? Tab)?.screen)
    }

    test("A person deletes the rows that the data source's class lets them delete") {
      let table = UITableView(frame: .zero, style: .plain)
      let rows = Rows(tableView: table) { _, _, _ in UITableViewCell() }
      root.view.addSubview(table)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      rows.apply(snapshot)
      device.clock.drain()
      try person.delete(row: IndexPath(row: 1, section: 0), in: table)
      device.clock.drain()
      expectEqual(rows.snapshot().itemIdentifiers, ["a"])
    }
  }
}
