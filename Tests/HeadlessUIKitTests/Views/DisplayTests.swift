import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct DisplayTests: TableSuite {
  /// A change that a user could see, on a screen that has one of everything.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Screen) -> Void

    init(_ name: String, _ make: @escaping @MainActor @Sendable (Screen) -> Void) {
      testDescription = name
      self.make = make
    }
  }

  nonisolated static let changes = [
    Change("hide a view") { $0.label.isHidden = true },
    Change("fade a view") { $0.label.alpha = 0 },
    Change("colour a view") { $0.label.backgroundColor = .systemRed },
    Change("tint a view") { $0.button.tintColor = .systemRed },
    Change("text of a label") { $0.label.text = "new" },
    Change("font of a label") { $0.label.font = .preferredFont(forTextStyle: .title1) },
    Change("image") { $0.image.image = UIImage(systemName: "star") },
    Change("title of a button") { $0.button.setTitle("new", for: .normal) },
    Change("configuration of a button") { $0.button.configuration = .filled() },
    Change("disable a control") { $0.button.isEnabled = false },
    Change("text of a field") { $0.field.text = "new" },
    Change("placeholder of a field") { $0.field.placeholder = "new" },
    Change("begin editing") { $0.field.becomeFirstResponder() },
    Change("turn a switch") { $0.toggle.isOn = true },
    Change("text of a text view") { $0.textView.text = "new" },
    Change("arrange a view") { $0.stack.addArrangedSubview(UILabel()) },
    Change("axis of a stack") { $0.stack.axis = .horizontal },
    Change("start an indicator") { $0.indicator.startAnimating() },
    Change("reload a table") { $0.table.reloadData() },
    Change("scroll") { $0.table.contentOffset.y = 10 },
    Change("title in a bar") { $0.item.title = "new" },
    Change("button in a bar") { $0.item.rightBarButtonItem = UIBarButtonItem(systemItem: .add) },
    Change("title of a bar's button") { $0.barButton.title = "new" },
    Change("badge of a tab") { $0.tab.badgeValue = "1" },
    Change("add a view") { $0.window.addSubview(UIView()) },
    Change("remove a view") { $0.label.removeFromSuperview() },
  ]

  @Test(arguments: changes)
  func `Whatever a user can see asks the host to draw`(_ change: Change) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    device.run {
      let screen = Screen()
      device.clock.drain()
      var calls = 0
      device.onDisplayNeeded = { calls += 1 }
      change.make(screen)
      expectTrue(calls > 0)
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Whatever changes in a sheet or an alert asks the host to draw") {
      let stage = Stage()
      let root = stage.show("A")
      let sheet = stage.screen("B")
      let alert = stage.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      }
      let manager = try require(stage.run { sheet.sheetPresentationController })
      let action = stage.run { UIAlertAction(title: "OK", style: .default) }
      let changes: [(UIViewController, () -> Void)] = [
        (sheet, { manager.detents = [.medium(), .large()] }),
        (sheet, { manager.selectedDetentIdentifier = .large }),
        (sheet, { manager.prefersGrabberVisible = true }),
        (alert, { alert.title = "new" }),
        (alert, { alert.message = "new" }),
        (alert, { alert.addAction(action) }),
        (alert, { alert.preferredAction = action }),
      ]
      for (index, (controller, change)) in changes.enumerated() {
        if root.presentedViewController !== controller {
          stage.runToEnd { root.dismiss(animated: false) }
          stage.runToEnd { root.present(controller, animated: false) }
        }
        var calls = 0
        stage.device.onDisplayNeeded = { calls += 1 }
        stage.run(change)
        expectTrue(calls > 0, "change \(index)")
        stage.clock.drain()
      }
    }

    test("A view outside a window asks nobody") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      device.run {
        var calls = 0
        device.onDisplayNeeded = { calls += 1 }
        let label = UILabel()
        label.text = "new"
        UIView().addSubview(label)
        expectEqual(calls, 0)
      }
    }

    test("A button that has moved asks the host to draw where it is now") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      device.run {
        let screen = Screen()
        let (first, second) = (UIToolbar(), UIToolbar())
        let button = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        screen.window.addSubview(second)
        first.items = [button]
        second.items = [button]
        first.items = nil
        screen.item.rightBarButtonItem = screen.barButton
        screen.item.leftBarButtonItem = nil
        let (firstBar, secondBar) = (UINavigationBar(), UINavigationBar())
        let item = UINavigationItem(title: "Inbox")
        screen.window.addSubview(secondBar)
        firstBar.items = [item]
        secondBar.items = [item]
        firstBar.items = nil
        device.clock.drain()
        var calls = 0
        device.onDisplayNeeded = { calls += 1 }
        for moved in [button, screen.barButton] {
          moved.title = "new"
          expectTrue(calls > 0)
          calls = 0
        }
        item.title = "new"
        expectTrue(calls > 0)
      }
    }

    test("Observers hear of changes until they stop, in any order") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      device.run {
        let screen = Screen()
        device.clock.drain()
        var heard: Set<String> = []
        device.onDisplayNeeded = { heard.insert("host") }
        let stops = ["first", "second"].map { name in
          device.observeDisplay { heard.insert(name) }
        }
        for (stop, names) in zip(stops, ["host second", "host"]) {
          stop()
          heard = []
          screen.label.text = names
          expectEqual(heard.sorted().joined(separator: " "), names)
          device.clock.drain()
        }
        device.onDisplayNeeded = nil
        expectFalse(device.isDisplayObserved)
      }
    }

    test("Views, tables and controls are freed with what holds them") {
      weak var screen: Screen?
      weak var window: UIWindow?
      weak var table: UITableView?
      weak var cell: UITableViewCell?
      weak var button: UIButton?
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      device.run {
        let made = Screen()
        (screen, window, table, button) = (made, made.window, made.table, made.button)
        made.button.topAnchor.constraint(equalTo: made.stack.safeAreaLayoutGuide.topAnchor)
          .isActive = true
        made.button.addGestureRecognizer(UITapGestureRecognizer())
        made.table.dataSource = made
        cell = made.table.cellForRow(at: IndexPath(row: 0, section: 0))
        expectNotNil(cell)
        device.clock.drain()
      }
      expectNil(screen)
      expectNil(window)
      expectNil(table)
      expectNil(cell)
      expectNil(button)
    }
  }
}

/// A window with one of everything.
@MainActor
final class Screen: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: .zero)
  let stack = UIStackView()
  let label = UILabel()
  let image = UIImageView()
  let button = UIButton(type: .system)
  let field = UITextField()
  let toggle = UISwitch()
  let textView = UITextView()
  let indicator = UIActivityIndicatorView()
  let table = UITableView()
  let navigationBar = UINavigationBar()
  let tabBar = UITabBar()
  let item = UINavigationItem(title: "Screen")
  let barButton = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let tab = UITabBarItem(title: "Tab", image: nil, tag: 0)

  override init() {
    super.init()
    stack.axis = .vertical
    for view in [label, image, button, field, toggle, textView, indicator] {
      stack.addArrangedSubview(view)
    }
    item.leftBarButtonItem = barButton
    navigationBar.items = [item]
    tabBar.items = [tab]
    for view in [stack, table, navigationBar, tabBar] { window.addSubview(view) }
    window.isHidden = false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
