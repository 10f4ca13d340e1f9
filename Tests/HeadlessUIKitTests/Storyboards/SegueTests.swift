import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct SegueTests: StageSuite {
  let stage = Stage()

  private func make(_ identifier: String) -> UIViewController {
    stage.run {
      UIStoryboard(name: "Tour", bundle: Bundle.module).instantiateViewController(
        withIdentifier: identifier)
    }
  }

  /// The list in its navigation controller, on screen.
  private func list() throws -> (UINavigationController, StopListViewController) {
    let navigation = try require(make("Stops") as? UINavigationController)
    let list = try require(navigation.topViewController as? StopListViewController)
    stage.show(navigation)
    list.calls = []
    return (navigation, list)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact storyboard.relationships: A container comes with the controllers of its relationships.
    ///
    /// Source: [interface builder]
    test("A container is returned with its children") {
      let tabs = try require(
        UIStoryboard(name: "Tour", bundle: nil).instantiateInitialViewController()
          as? UITabBarController)
      expectEqual(tabs.viewControllers?.count, 2)
      expectEqual(tabs.viewControllers?[0].tabBarItem.title, "Stops")
      expectEqual(tabs.viewControllers?[0].tabBarItem.badgeValue, "3")
      expectTrue(tabs.viewControllers?[1] is UITableViewController)
      let navigation = try require(tabs.viewControllers?[0] as? UINavigationController)
      expectTrue(navigation.navigationBar.prefersLargeTitles)
      expectFalse(navigation.isToolbarHidden)
      let root = try require(navigation.viewControllers.first as? StopListViewController)
      expectEqual(root.navigationItem.leftBarButtonItems?.map(\.title), ["Help", nil])
      expectEqual(root.navigationItem.backBarButtonItem?.title, "All")
      expectEqual(root.toolbarItems?.map(\.title), ["Filter"])
      expectFalse(root.isViewLoaded)
      expectEqual(stage.log, [])
    }

    test("A split view and pages come as the file says") {
      let split = try require(make("Split") as? UISplitViewController)
      expectEqual(split.viewControllers.map(\.title), ["Map", "Help"])
      let pages = try require(make("Pages") as? UIPageViewController)
      expectTrue(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }

    /// Fact storyboard.columns: A split view that allows columns has one for each relationship, each
    ///   in a navigation controller.
    ///
    /// Source: [interface builder]; `UISplitViewController.Style`
    test("A split view with columns has one for each relationship") {
      let screens = ["Feeds", "Timeline", "Article"].map {
        #"<viewController title="\#($0)" id="\#($0)" sceneMemberID="viewController"/>"#
      }
      for (third, style) in [
        ("", UISplitViewController.Style.doubleColumn),
        (
          #"<segue destination="Timeline" kind="relationship" "#
            + #"relationship="supplementaryViewController" id="s3"/>"#, .tripleColumn
        ),
      ] {
        let split = """
          <splitViewController allowDoubleColumnStyle="YES" id="A" sceneMemberID="viewController">
          <connections>
          <segue destination="Article" kind="relationship" relationship="detailViewController" \
          id="s1"/>
          <segue destination="Feeds" kind="relationship" relationship="masterViewController" \
          id="s2"/>\(third)</connections></splitViewController>
          """
        let file = try WrittenFile(
          WrittenFile.storyboard(
            "initialViewController=\"A\"", scene: split, screens[0], screens[1], screens[2]))
        let made = try require(
          stage.run {
            UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
          } as? UISplitViewController)
        expectEqual(made.style, style)
        expectEqual(made.viewController(for: .primary)?.title, "Feeds")
        expectEqual(
          made.viewController(for: .supplementary)?.title, third.isEmpty ? nil : "Timeline")
        expectEqual(made.viewController(for: .secondary)?.title, "Article")
        expectNotNil(made.viewController(for: .secondary)?.navigationController)
        expectEqual(stage.log, [])
      }
    }

    /// Fact storyboard.embed: The controller of an embed segue becomes a child when the view is
    ///   loaded, after `prepare(for:sender:)`.
    ///
    /// Source: [interface builder]
    test("An embedded controller comes with the view") {
      let list = try require(make("StopList") as? StopListViewController)
      expectTrue(list.children.isEmpty)
      list.loadViewIfNeeded()
      expectEqual(
        list.calls, ["prepare embedMap to:UIViewController loaded:false", "didLoad children:1"])
      expectEqual(list.children.first?.title, "Map")
      expectSame(list.children.first?.view.superview, list.view.subviews[1])
    }

    /// Fact storyboard.embedded: The embedded controller has moved to its parent when the view is there,
    ///   and its view fills the one that holds it.
    ///
    /// Source: `UIViewController.didMove(toParent:)`; [interface builder]
    test("An embedded controller has moved to its parent and fills its place") {
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
      let container = try require(
        stage.run {
          UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
        })
      container.loadViewIfNeeded()
      let child = try require(container.children.first as? MarkedViewController)
      expectEqual(child.calls, ["awake none", "willMove true", "didLoad none", "didMove true"])
      let place = try require(container.view.subviews.first)
      expectSame(child.view.superview, place)
      expectEqual(place.bounds.size, CGSize(width: 100, height: 200))
      expectEqual(child.view.frame, place.bounds)
    }

    /// Fact storyboard.show-alone: A show segue without a navigation controller presents.
    ///
    /// Source: `UIViewController.show(_:sender:)`
    test("A show segue without a navigation controller presents") {
      let list = try require(make("StopList") as? StopListViewController)
      stage.show(list)
      list.calls = []
      stage.runToEnd { list.performSegue(withIdentifier: "showStop", sender: nil) }
      expectEqual(list.calls, ["prepare showStop to:StopViewController loaded:false"])
      expectTrue(list.presentedViewController is StopViewController)
      expectNotNil(list.presentedViewController?.view.window)
    }

    /// Fact storyboard.segue: `performSegue` makes the destination, calls `prepare(for:sender:)` on
    ///   the source before the destination's view is loaded, and then changes the stack at the call;
    ///   `shouldPerformSegue` is not asked.
    ///
    /// Source: `UIViewController.performSegue(withIdentifier:sender:)`; [interface builder]
    test("Performing a segue prepares, then pushes") {
      let (navigation, list) = try list()
      list.performSegue(withIdentifier: "showStop", sender: nil)
      expectEqual(list.calls, ["prepare showStop to:StopViewController loaded:false"])
      expectEqual((navigation.topViewController as? StopViewController)?.name, "Opera")
    }

    /// Fact storyboard.should: A control's segue asks `shouldPerformSegue` first.
    ///
    /// Source: `UIViewController.shouldPerformSegue(withIdentifier:sender:)`
    test("The segue of a button can be rejected") {
      let (navigation, list) = try list()
      let button = try require(list.view.subviews.first as? UIButton)
      list.allowsSegues = false
      try stage.input.tap(button)
      expectEqual(list.calls, ["should showStop"])
      expectEqual(navigation.viewControllers.count, 1)
      list.allowsSegues = true
      try stage.input.tap(button)
      expectEqual(navigation.viewControllers.count, 2)
    }

    test("Bar buttons present, as sheets and popovers") {
      let (_, list) = try list()
      try stage.input.tap(require(list.toolbarItems?.first))
      stage.clock.drain()
      expectEqual(list.presentedViewController?.title, "Filter")
      expectEqual(list.presentedViewController?.modalPresentationStyle, .formSheet)
      expectEqual(list.presentedViewController?.modalTransitionStyle, .crossDissolve)
      stage.runToEnd { list.dismiss(animated: false) }
      let help = try require(list.navigationItem.leftBarButtonItem)
      try stage.input.tap(help)
      stage.clock.drain()
      expectEqual(list.presentedViewController?.modalPresentationStyle, .popover)
      expectSame(list.presentedViewController?.popoverPresentationController?.barButtonItem, help)
    }

    test("A segue of a class of its own performs itself") {
      let (navigation, list) = try list()
      list.performSegue(withIdentifier: "fold", sender: nil)
      expectEqual(list.calls, ["prepare fold to:StopViewController loaded:false", "fold 1"])
      expectEqual(navigation.viewControllers.count, 1)
    }

    test("A detail segue without a split view presents") {
      let (_, list) = try list()
      list.performSegue(withIdentifier: "detail", sender: nil)
      expectTrue(list.presentedViewController is StopViewController)
    }

    /// Fact storyboard.unwind: An unwind segue calls `prepare(for:sender:)` on the source, then the
    ///   action on the controller below that has it, then goes back there.
    ///
    /// Source: [interface builder]
    test("Unwinding pops to the controller with the action") {
      let (navigation, list) = try list()
      stage.runToEnd { list.performSegue(withIdentifier: "showStop", sender: nil) }
      list.calls = []
      let button = try require(navigation.topViewController?.view.subviews.first as? UIButton)
      try stage.input.tap(button)
      stage.clock.drain()
      expectEqual(list.calls, ["prepare in Opera", "unwind backToList from:StopViewController"])
      expectEqual(navigation.viewControllers, [list])
    }

    /// Choice storyboard.unwind-search: Where several controllers have the action, the nearest below in
    ///   the stack is taken, then those in the containers around it.
    test("Unwinding goes to the nearest of several controllers with the action") {
      let (navigation, list) = try list()
      let second = try require(
        make("StopList") as? StopListViewController)
      stage.runToEnd { navigation.pushViewController(second, animated: false) }
      stage.runToEnd { second.performSegue(withIdentifier: "showStop", sender: nil) }
      (list.calls, second.calls) = ([], [])
      let button = try require(navigation.topViewController?.view.subviews.first as? UIButton)
      try stage.input.tap(button)
      stage.clock.drain()
      expectEqual(navigation.viewControllers, [list, second])
      expectEqual(list.calls, [])
      expectTrue(second.calls.contains { $0.hasPrefix("unwind backToList") })
    }

    /// Choice storyboard.unwind-tab: Unwinding to a screen in another tab selects that tab.
    test("Unwinding selects the tab of the controller with the action") {
      for isOnStack in [true, false] {
        let list = try require(make("Stops") as? UINavigationController)
        let top = try require(list.topViewController as? StopListViewController)
        let stop = try require(
          stage.run { () -> UIViewController? in
            top.performSegue(withIdentifier: "showStop", sender: nil)
            return list.popViewController(animated: false)
          })
        let tabs = UITabBarController()
        if !isOnStack { list.viewControllers = [] }
        let other = UINavigationController(rootViewController: stop)
        tabs.viewControllers = [isOnStack ? list : top, other]
        stage.show(tabs)
        stage.runToEnd { tabs.selectedIndex = 1 }
        let button = try require(stop.view.subviews.first as? UIButton)
        try stage.input.tap(button)
        stage.clock.drain()
        expectEqual(tabs.selectedIndex, 0)
        expectTrue(top.calls.contains { $0.hasPrefix("unwind backToList") })
      }
    }

    for (count, selected) in [(3, 1), (7, 5)] {
      test("Unwinding from what is presented prefers the visible tab, \(selected) of \(count)") {
        let stacks = try (0..<count).map { _ in
          try require(make("Stops") as? UINavigationController)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        stage.show(tabs)
        stage.runToEnd { tabs.selectedIndex = selected }
        let list = try require(stacks[selected].topViewController as? StopListViewController)
        stage.runToEnd { list.performSegue(withIdentifier: "filter", sender: nil) }
        stage.runToEnd {
          tabs.presentedViewController?.performSegue(withIdentifier: "done", sender: nil)
        }
        expectEqual(tabs.selectedIndex, selected)
        expectEqual(list.calls.last, "unwind done from:UIViewController")
      }
    }

    test("Unwinding does not lead to a screen that a pop has just taken out") {
      let (navigation, list) = try list()
      let second = try require(make("StopList") as? StopListViewController)
      stage.runToEnd { navigation.pushViewController(second, animated: false) }
      stage.runToEnd { second.performSegue(withIdentifier: "filter", sender: nil) }
      let filter = try require(navigation.presentedViewController)
      stage.runToEnd {
        navigation.popToRootViewController(animated: false)
        filter.performSegue(withIdentifier: "done", sender: nil)
      }
      expectEqual(list.calls.last, "unwind done from:UIViewController")
    }

    test("Unwinding dismisses what is presented") {
      let (navigation, list) = try list()
      stage.runToEnd { list.performSegue(withIdentifier: "showStop", sender: nil) }
      stage.runToEnd { list.performSegue(withIdentifier: "filter", sender: nil) }
      let filter = try require(navigation.presentedViewController)
      stage.runToEnd { filter.performSegue(withIdentifier: "done", sender: nil) }
      expectNil(navigation.presentedViewController)
      expectEqual(navigation.viewControllers, [list])
      expectEqual(list.calls.last, "unwind done from:UIViewController")
    }

    test("Static cells show what the file says, and perform their segues") {
      let settings = try require(make("Settings") as? UITableViewController)
      stage.show(settings)
      let table = try require(settings.tableView)
      expectEqual(table.style, .insetGrouped)
      expectTrue(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
      expectEqual(settings.tableView(table, titleForHeaderInSection: 0), "Account")
      expectEqual(settings.tableView(table, titleForFooterInSection: 0), "Only here.")
      let row = IndexPath(row: 0, section: 0)
      let cell = try require(table.cellForRow(at: row))
      expectTrue(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Ada")
      expectEqual(cell.accessoryType, .disclosureIndicator)
      let toggle = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews.first
      expectEqual((toggle as? UISwitch)?.isOn, true)
      table.receiveTap(row)
      expectEqual(settings.presentedViewController?.title, "Help")
    }

    /// Choice storyboard.cell: The segue of a tapped cell is performed after its row was selected, and before
    ///   `didSelectRowAt`.
    test("Prototype cells are made one by one, with their outlets and segues") {
      let list = try require(make("Prototypes") as? PrototypeListController)
      stage.show(UINavigationController(rootViewController: list))
      let table = try require(list.tableView)
      let cells = [0, 1].map { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? PlaceCell }
      expectEqual(cells.map { $0?.nameLabel.text }, ["Place 0", "Place 1"])
      expectTrue(cells[0] !== cells[1])
      table.receiveTap(IndexPath(row: 1, section: 0))
      expectEqual(list.prepared, ["showPlace from PlaceCell 1", "selected 1"])
      expectEqual(list.navigationController?.topViewController?.title, "Help")
    }

    for (isAnimated, flag) in [(true, ""), (false, "animates=\"NO\"")] {
      for kind in ["show", "showDetail", "push", "presentation"] {
        test("A segue of kind \(kind) is animated as the file says: \(isAnimated)") {
          let source = try require(try WrittenFile.segue("kind=\"\(kind)\" \(flag)"))
          stage.show(UINavigationController(rootViewController: source))
          source.performSegue(withIdentifier: "go", sender: nil)
          stage.clock.turn()
          let coordinator = source.navigationController?.transitionCoordinator
          expectEqual(coordinator?.isAnimated ?? false, isAnimated)
          stage.clock.drain()
          // The next one that code shows is animated.
          guard kind == "show" else { return }
          source.show(UIViewController(), sender: nil)
          stage.clock.turn()
          expectEqual(source.navigationController?.transitionCoordinator?.isAnimated, true)
        }
      }
    }

    test("A segue made in code performs its closure") {
      let (source, destination) = (UIViewController(), UIViewController())
      var performed = 0
      let segue = UIStoryboardSegue(
        identifier: "own", source: source, destination: destination,
        performHandler: { performed += 1 })
      segue.perform()
      expectEqual(performed, 1)
      expectTrue(segue.identifier == "own" && segue.destination === destination)
    }
  }
}
