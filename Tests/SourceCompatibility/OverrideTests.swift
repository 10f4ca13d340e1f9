import CompactTesting
import Testing
import UIKit

/// What an app's subclass overrides is called, and calling super there works as without the override.
///
/// Subclasses of screens, containers, windows and cells have their tests where apps use them.
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

  class Tabs: UITabBarController {
    var tapsFrom: [Int] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      tapsFrom.append(selectedIndex)
    }
  }

  class Cover: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .fullScreen }
      set {}
    }
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

  class Swipe: UIPanGestureRecognizer {
    var isOurs = false
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      isOurs = true
    }
  }

  class BarLooks: UINavigationBarAppearance {
    var isOurs = false
    override init(idiom: UIUserInterfaceIdiom) {
      super.init(idiom: idiom)
      isOurs = true
    }
    override init(barAppearance: UIBarAppearance) {
      super.init(barAppearance: barAppearance)
    }
    required init?(coder: NSCoder) { nil }
  }

  class Form: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  class Height: UISheetPresentationController.Detent {}
  class Space: UIBarButtonItem {}
  class Bar: UINavigationBar {}
  class Animator: UIViewPropertyAnimator {}
  class Edge: NSLayoutXAxisAnchor {}

  class Delete: UIContextualAction {
    override var title: String? {
      get { "Delete" }
      set {}
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

    test("What makes objects makes them of the subclass") {
      expectTrue(Swipe().isOurs)
      expectTrue(BarLooks().isOurs)
      let looks = UINavigationBarAppearance()
      looks.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
      expectEqual(BarLooks(barAppearance: looks).largeTitleTextAttributes.count, 1)
      expectEqual(Form(arrangedSubviews: [UIView()]).subviews.count, 1)
      let height: Height = .medium()
      expectEqual(height.identifier, .medium)
      let tall = Height.custom(identifier: .init("tall")) { $0.maximumDetentValue * 0.9 }
      expectEqual(tall.identifier.rawValue, "tall")
      let space: Space = .fixedSpace(8)
      expectEqual(space.width, 8)
      let looksOfBar: Bar = .appearance()
      expectTrue(looksOfBar !== UINavigationBar.appearance())
      let animator: Animator = device.run {
        .runningPropertyAnimator(withDuration: 1, delay: 0, animations: {})
      }
      expectTrue(animator.isRunning)
      device.clock.advance(by: .seconds(1))
      expectEqual(animator.state, .inactive)
      expectNil(Edge().item)
      expectEqual(Delete(style: .destructive, title: nil) { _, _, _ in }.title, "Delete")
    }

    test("What is named for tests, and what can be set") {
      let action = UIAlertAction(title: "Yes", style: .default)
      let tab = UITab(title: "A", image: nil, identifier: "a")
      let item = UIBarButtonItem(systemItem: .add)
      for element in [root.view as UIView, UIButton()] { element.accessibilityIdentifier = "view" }
      (action.accessibilityIdentifier, tab.accessibilityIdentifier) = ("action", "tab")
      (item.accessibilityIdentifier, UIMenu().accessibilityIdentifier) = ("item", "menu")
      expectEqual(root.view.accessibilityIdentifier, "view")
      let guide = UILayoutGuide()
      guide.owningView = root.view
      let screen = window.screen
      window.screen = screen
      expectSame(window.screen, screen)
      let field = UITextField()
      field.textContentType = .username
      expectEqual(field.textContentType, .username)
      do { throw UISceneError(.requestDenied) } catch UISceneError.requestDenied {}
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

    test("A tab bar controller's subclass hears of a tap, and need not call super") {
      let tabs = device.run { Tabs() }
      tabs.viewControllers = [UIViewController(), UIViewController()]
      show(tabs)
      try person.selectTab(1, in: tabs)
      expectEqual(tabs.tapsFrom, [0])
      expectEqual(tabs.selectedIndex, 1)
    }

    test("A screen is presented in the style that its class gives") {
      let cover = Cover()
      root.present(cover, animated: false)
      device.clock.drain()
      expectEqual(cover.presentationController?.presentationStyle, .fullScreen)
      expectNil(root.view.window)
    }

    test("A user deletes the rows that the data source's class lets them delete") {
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
