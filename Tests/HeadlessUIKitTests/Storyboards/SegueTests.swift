import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct SegueTests {
  let stage = Stage()

  private func make(_ identifier: String) -> UIViewController {
    stage.run {
      UIStoryboard(name: "Tour", bundle: Bundle.module).instantiateViewController(
        withIdentifier: identifier)
    }
  }

  /// The list in its navigation controller, on screen.
  private func list() throws -> (UINavigationController, StopListViewController) {
    let navigation = try #require(make("Stops") as? UINavigationController)
    let list = try #require(navigation.topViewController as? StopListViewController)
    stage.show(navigation)
    list.calls = []
    return (navigation, list)
  }

  /// Fact storyboard.relationships: A container comes with the controllers of its relationships.
  ///
  /// Source: [interface builder]
  @Test func `A container is returned with its children`() throws {
    let tabs = try #require(
      stage.run { UIStoryboard(name: "Tour", bundle: nil).instantiateInitialViewController() }
        as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.viewControllers?[0].tabBarItem.title == "Stops")
    #expect(tabs.viewControllers?[0].tabBarItem.badgeValue == "3")
    #expect(tabs.viewControllers?[1] is UITableViewController)
    let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(!navigation.isToolbarHidden)
    let root = try #require(navigation.viewControllers.first as? StopListViewController)
    #expect(root.navigationItem.leftBarButtonItems?.map(\.title) == ["Help", nil])
    #expect(root.navigationItem.backBarButtonItem?.title == "All")
    #expect(root.toolbarItems?.map(\.title) == ["Filter"])
    #expect(!root.isViewLoaded)
    #expect(stage.log == [])
  }

  @Test func `A split view and pages come as the file says`() throws {
    let split = try #require(make("Split") as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["Map", "Help"])
    let pages = try #require(make("Pages") as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  /// Fact storyboard.embed: The controller of an embed segue becomes a child when the view is
  ///   loaded, after `prepare(for:sender:)`.
  ///
  /// Source: [interface builder]
  @Test func `An embedded controller comes with the view`() throws {
    let list = try #require(make("StopList") as? StopListViewController)
    #expect(list.children.isEmpty)
    stage.run { list.loadViewIfNeeded() }
    #expect(
      list.calls == ["prepare embedMap to:UIViewController loaded:false", "didLoad children:1"])
    #expect(list.children.first?.title == "Map")
    #expect(list.children.first?.view.superview === list.view.subviews[1])
  }

  /// Fact storyboard.embedded: The embedded controller has moved to its parent when the view is there,
  ///   and its view fills the one that holds it.
  ///
  /// Source: `UIViewController.didMove(toParent:)`; [interface builder]
  @Test func `An embedded controller has moved to its parent and fills its place`() throws {
    let outer = """
      <viewController id="A" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews><containerView id="c">
      <rect key="frame" x="10" y="20" width="100" height="200"/><connections>
      <segue destination="B" kind="embed" id="s"/></connections></containerView></subviews>
      </view></viewController>
      """
    let inner = """
      <viewController id="B" customClass="MarkedViewController" \
      customModule="HeadlessUIKitTests" sceneMemberID="viewController"/>
      """
    let file = try WrittenFile(
      WrittenFile.storyboard("initialViewController=\"A\"", scene: outer, inner))
    let container = try #require(
      stage.run {
        UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
      })
    stage.run { container.loadViewIfNeeded() }
    let child = try #require(container.children.first as? MarkedViewController)
    #expect(child.calls == ["awake none", "willMove true", "didLoad none", "didMove true"])
    let place = try #require(container.view.subviews.first)
    #expect(child.view.superview === place)
    #expect(place.bounds.size == CGSize(width: 100, height: 200))
    #expect(child.view.frame == place.bounds)
  }

  /// Fact storyboard.show-alone: A show segue without a navigation controller presents.
  ///
  /// Source: `UIViewController.show(_:sender:)`
  @Test func `A show segue without a navigation controller presents`() throws {
    let list = try #require(make("StopList") as? StopListViewController)
    stage.show(list)
    list.calls = []
    stage.run { list.performSegue(withIdentifier: "showStop", sender: nil) }
    stage.clock.drain()
    #expect(list.calls == ["prepare showStop to:StopViewController loaded:false"])
    #expect(list.presentedViewController is StopViewController)
    #expect(list.presentedViewController?.view.window != nil)
  }

  /// Fact storyboard.segue: `performSegue` makes the destination, calls `prepare(for:sender:)` on
  ///   the source before the destination's view is loaded, and then changes the stack at the call;
  ///   `shouldPerformSegue` is not asked.
  ///
  /// Source: `UIViewController.performSegue(withIdentifier:sender:)`; [interface builder]
  @Test func `Performing a segue prepares, then pushes`() throws {
    let (navigation, list) = try list()
    stage.run { list.performSegue(withIdentifier: "showStop", sender: nil) }
    #expect(list.calls == ["prepare showStop to:StopViewController loaded:false"])
    #expect((navigation.topViewController as? StopViewController)?.name == "Opera")
  }

  /// Fact storyboard.should: A control's segue asks `shouldPerformSegue` first.
  ///
  /// Source: `UIViewController.shouldPerformSegue(withIdentifier:sender:)`
  @Test func `The segue of a button can be refused`() throws {
    let (navigation, list) = try list()
    let button = try #require(list.view.subviews.first as? UIButton)
    list.allowsSegues = false
    try stage.input.tap(button)
    #expect(list.calls == ["should showStop"])
    #expect(navigation.viewControllers.count == 1)
    list.allowsSegues = true
    try stage.input.tap(button)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `Bar buttons present, as sheets and popovers`() throws {
    let (_, list) = try list()
    try stage.input.tap(#require(list.toolbarItems?.first))
    stage.clock.drain()
    #expect(list.presentedViewController?.title == "Filter")
    #expect(list.presentedViewController?.modalPresentationStyle == .formSheet)
    #expect(list.presentedViewController?.modalTransitionStyle == .crossDissolve)
    stage.run { list.dismiss(animated: false) }
    stage.clock.drain()
    let help = try #require(list.navigationItem.leftBarButtonItem)
    try stage.input.tap(help)
    stage.clock.drain()
    #expect(list.presentedViewController?.modalPresentationStyle == .popover)
    #expect(list.presentedViewController?.popoverPresentationController?.barButtonItem === help)
  }

  @Test func `A segue of a class of its own performs itself`() throws {
    let (navigation, list) = try list()
    stage.run { list.performSegue(withIdentifier: "fold", sender: nil) }
    #expect(list.calls == ["prepare fold to:StopViewController loaded:false", "fold 1"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `A detail segue without a split view presents`() throws {
    let (_, list) = try list()
    stage.run { list.performSegue(withIdentifier: "detail", sender: nil) }
    #expect(list.presentedViewController is StopViewController)
  }

  /// Fact storyboard.unwind: An unwind segue calls `prepare(for:sender:)` on the source, then the
  ///   action on the controller below that has it, then goes back there.
  ///
  /// Source: [interface builder]
  @Test func `Unwinding pops to the controller with the action`() throws {
    let (navigation, list) = try list()
    stage.run { list.performSegue(withIdentifier: "showStop", sender: nil) }
    stage.clock.drain()
    list.calls = []
    let button = try #require(navigation.topViewController?.view.subviews.first as? UIButton)
    try stage.input.tap(button)
    stage.clock.drain()
    #expect(list.calls == ["prepare in Opera", "unwind backToList from:StopViewController"])
    #expect(navigation.viewControllers == [list])
  }

  /// Choice storyboard.unwind-search: Where several controllers have the action, the nearest below in
  ///   the stack is taken, then those in the containers around it.
  @Test func `Unwinding goes to the nearest of several controllers with the action`() throws {
    let (navigation, list) = try list()
    let second = try #require(
      stage.run { make("StopList") } as? StopListViewController)
    stage.run { navigation.pushViewController(second, animated: false) }
    stage.clock.drain()
    stage.run { second.performSegue(withIdentifier: "showStop", sender: nil) }
    stage.clock.drain()
    (list.calls, second.calls) = ([], [])
    let button = try #require(navigation.topViewController?.view.subviews.first as? UIButton)
    try stage.input.tap(button)
    stage.clock.drain()
    #expect(navigation.viewControllers == [list, second])
    #expect(list.calls == [])
    #expect(second.calls.contains { $0.hasPrefix("unwind backToList") })
  }

  /// Choice storyboard.unwind-tab: Unwinding to a screen in another tab selects that tab.
  @Test func `Unwinding selects the tab of the controller with the action`() throws {
    let list = try #require(make("Stops") as? UINavigationController)
    let top = try #require(list.topViewController as? StopListViewController)
    let stop = try #require(
      stage.run { () -> UIViewController? in
        top.performSegue(withIdentifier: "showStop", sender: nil)
        return list.popViewController(animated: false)
      })
    let tabs = stage.run { UITabBarController() }
    stage.run { tabs.viewControllers = [list, UINavigationController(rootViewController: stop)] }
    stage.show(tabs)
    stage.run { tabs.selectedIndex = 1 }
    stage.clock.drain()
    let button = try #require(stop.view.subviews.first as? UIButton)
    try stage.input.tap(button)
    stage.clock.drain()
    #expect(tabs.selectedIndex == 0)
    #expect(top.calls.contains { $0.hasPrefix("unwind backToList") })
  }

  @Test func `Unwinding dismisses what is presented`() throws {
    let (navigation, list) = try list()
    stage.run { list.performSegue(withIdentifier: "showStop", sender: nil) }
    stage.clock.drain()
    stage.run { list.performSegue(withIdentifier: "filter", sender: nil) }
    stage.clock.drain()
    let filter = try #require(navigation.presentedViewController)
    stage.run { filter.performSegue(withIdentifier: "done", sender: nil) }
    stage.clock.drain()
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [list])
    #expect(list.calls.last == "unwind done from:UIViewController")
  }

  @Test func `Static cells show what the file says, and perform their segues`() throws {
    let settings = try #require(make("Settings") as? UITableViewController)
    stage.show(settings)
    let table = try #require(settings.tableView)
    #expect(table.style == .insetGrouped)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Account")
    #expect(settings.tableView(table, titleForFooterInSection: 0) == "Only here.")
    let row = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: row))
    #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Ada")
    #expect(cell.accessoryType == .disclosureIndicator)
    let toggle = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.first
    #expect((toggle as? UISwitch)?.isOn == true)
    stage.run { _ = TableContents(table).select(row) }
    #expect(settings.presentedViewController?.title == "Help")
  }

  @Test func `Prototype cells are made one by one, with their outlets and segues`() throws {
    let list = try #require(make("Prototypes") as? PrototypeListController)
    stage.show(stage.run { UINavigationController(rootViewController: list) })
    let table = try #require(list.tableView)
    let cells = [0, 1].map { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? PlaceCell }
    #expect(cells.map { $0?.nameLabel.text } == ["Place 0", "Place 1"])
    #expect(cells[0] !== cells[1])
    stage.run { _ = TableContents(table).select(IndexPath(row: 1, section: 0)) }
    #expect(list.prepared == ["showPlace from PlaceCell"])
    #expect(list.navigationController?.topViewController?.title == "Help")
  }

  @Test func `A segue made in code performs its closure`() {
    let (source, destination) = (UIViewController(), UIViewController())
    var performed = 0
    let segue = UIStoryboardSegue(
      identifier: "own", source: source, destination: destination,
      performHandler: { performed += 1 })
    segue.perform()
    #expect(performed == 1)
    #expect(segue.identifier == "own" && segue.destination === destination)
  }
}
