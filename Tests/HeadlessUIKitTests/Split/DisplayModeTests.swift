import CompactTesting
import HeadlessUIKit
import Testing

// From Apple's documentation ("UISplitViewController.DisplayMode", "show(_:)", "displayModeButtonItem").
struct DisplayModeTests: StageSuite {
  let stage = Stage()
  let split: UISplitViewController

  init() { (split, _) = stage.showColumns(on: .wide, "AB") }

  /// Fact split.modes: Each display mode shows its columns.
  ///
  /// Source: `UISplitViewController.DisplayMode`
  @Test(arguments: [
    (UISplitViewController.DisplayMode.secondaryOnly, "C"),
    (.oneBesideSecondary, "B | C"), (.oneOverSecondary, "B | C"),
    (.twoBesideSecondary, "A | B | C"), (.twoOverSecondary, "A | B | C"),
    (.twoDisplaceSecondary, "A | B | C"),
  ])
  func `Each display mode shows its columns`(
    mode: UISplitViewController.DisplayMode, columns: String
  ) {
    let (split, _) = stage.showColumns(on: .wide, "ABC")
    stage.runToEnd { split.preferredDisplayMode = mode }
    expectEqual(split.displayMode, mode)
    expectEqual(stage.visibleColumns, columns)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Two columns show at most one beside the secondary") {
      split.preferredDisplayMode = .twoOverSecondary
      expectEqual(split.displayMode, .oneOverSecondary)
    }

    /// Fact split.mode-change: The delegate hears of another display mode before it is taken, and
    ///   of columns that come or go.
    ///
    /// Source: `UISplitViewControllerDelegate.splitViewController(_:willChangeTo:)`;
    ///   `UISplitViewControllerDelegate.splitViewController(_:willShow:)`;
    ///   `UISplitViewControllerDelegate.splitViewController(_:willHide:)`
    test("A change of the display mode tells the delegate and the columns") {
      split.preferredDisplayMode = .secondaryOnly
      stage.expectCalls("willChangeTo(secondaryOnly)")
      stage.expectAtRest("willHide(primary)\nA.willDisappear(false)\nA.didDisappear(false)")
      split.preferredDisplayMode = .oneBesideSecondary
      stage.expectAtRest(
        """
        willChangeTo(oneBesideSecondary)
        willShow(primary)
        A.willAppear(false)
        A.isAppearing(false)
        A.didAppear(false)
        """)
    }

    /// Fact split.show-hide: Showing or hiding a column changes to a display mode with or without
    ///   it, animated.
    ///
    /// Source: `UISplitViewController.show(_:)`; `UISplitViewController.hide(_:)`
    test("Showing and hiding a column takes the nearest display mode, animated") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      split.hide(.primary)
      expectEqual(split.displayMode, .oneBesideSecondary)
      stage.clock.turn()
      stage.expectCalls(
        "willChangeTo(oneBesideSecondary)\nwillHide(primary)\nA.willDisappear(true)")
      stage.expectAtRest("A.didDisappear(true)")
      split.hide(.supplementary)
      expectEqual(split.displayMode, .secondaryOnly)
      split.show(.primary)
      expectEqual(split.displayMode, .twoBesideSecondary)
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "A | B | C")
    }

    test("Showing the secondary takes away what lies over it") {
      split.preferredDisplayMode = .oneOverSecondary
      split.show(.secondary)
      expectEqual(split.displayMode, .secondaryOnly)
    }

    /// Fact split.behaviour: The split behaviour says whether columns lie beside the secondary,
    ///   over it, or push it aside.
    ///
    /// Source: `UISplitViewController.preferredSplitBehavior`
    test("The behaviour says whether columns lie beside or over the secondary") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      let secondary = try require(split.viewController(for: .secondary)?.navigationController?.view)
      split.preferredSplitBehavior = .overlay
      expectEqual(split.displayMode, .twoOverSecondary)
      stage.expectAtRest("willChangeTo(twoOverSecondary)")
      expectEqual(secondary.frame, split.view.bounds)
      split.preferredSplitBehavior = .displace
      expectEqual(split.displayMode, .twoDisplaceSecondary)
      stage.expectAtRest("willChangeTo(twoDisplaceSecondary)")
      split.preferredSplitBehavior = .tile
      expectEqual(split.displayMode, .twoBesideSecondary)
      expectEqual(split.splitBehavior, .tile)
      stage.expectAtRest("willChangeTo(twoBesideSecondary)")
      expectEqual(secondary.frame.minX, 640)
    }

    /// Fact split.button: The button of the display mode changes it, to the one that the delegate
    ///   names for it.
    ///
    /// Source: `UISplitViewController.displayModeButtonItem`;
    ///   `UISplitViewControllerDelegate.targetDisplayModeForAction(in:)`
    test("The button changes the display mode") {
      let (split, delegate) = stage.showColumns(on: .wide, "AB")
      try stage.input.tap(split.displayModeButtonItem)
      stage.clock.drain()
      expectEqual(split.displayMode, .secondaryOnly)
      try stage.input.tap(split.displayModeButtonItem)
      stage.clock.drain()
      expectEqual(split.displayMode, .oneBesideSecondary)
      delegate.targetMode = .oneOverSecondary
      try stage.input.tap(split.displayModeButtonItem)
      expectEqual(split.displayMode, .oneOverSecondary)
      expectTrue(stage.take().contains("targetMode\nwillChangeTo(oneOverSecondary)"))
    }

    test("The button can be a bar item of a classic container's screen") {
      let detail = stage.navigation("B")
      let (split, _) = stage.showClassic(on: .wide, stage.navigation("A"), detail)
      expectRejection { try stage.input.tap(split.displayModeButtonItem) }
      let item = detail.topViewController?.navigationItem
      item?.leftBarButtonItem = split.displayModeButtonItem
      try stage.input.tap(split.displayModeButtonItem)
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "B")
    }

    test("The container shows the button as it is told") {
      let shows = {
        VisibleHierarchy(window: stage.window).top?.columns.last?.content.leadingBarItems
          .contains(split.displayModeButtonItem)
      }
      expectEqual(shows(), true)
      var draws = 0
      stage.device.onDisplayNeeded = { draws += 1 }
      split.displayModeButtonVisibility = .never
      expectEqual(shows(), false)
      expectTrue(draws > 0)
      split.displayModeButtonVisibility = .automatic
      split.presentsWithGesture = false
      expectEqual(shows(), false)
    }

    test("Turning the screen changes the automatic display mode") {
      stage.device.screen = .pad
      expectTrue(stage.take().hasPrefix("willChangeTo(secondaryOnly)"))
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "B")
      stage.device.policies.automaticDisplayMode = .beside
      expectEqual(split.displayMode, .oneBesideSecondary)
    }

    test("The primary can be on the other side") {
      split.primaryEdge = .trailing
      split.primaryBackgroundStyle = .sidebar
      expectEqual(stage.visibleColumns, "B | A")
      expectEqual(split.viewController(for: .primary)?.navigationController?.view.frame.minX, 860)
    }

    test("Widths are kept, and bounded") {
      split.preferredPrimaryColumnWidthFraction = 0.5
      expectEqual(split.primaryColumnWidth, 590)
      split.maximumPrimaryColumnWidth = 400
      expectEqual(split.primaryColumnWidth, 400)
      expectEqual(split.viewController(for: .secondary)?.navigationController?.view.frame.minX, 400)
    }

    test("Columns follow the size of the window") {
      split.preferredDisplayMode = .oneBesideSecondary
      stage.clock.drain()
      @MainActor func widths() -> [Double] {
        [UISplitViewController.Column.primary, .secondary].map {
          Double(split.viewController(for: $0)?.view.bounds.width ?? 0)
        }
      }
      expectEqual(widths(), [320, 860])
      stage.resize(ScreenMetrics(size: CGSize(width: 1000, height: 800), idiom: .pad))
      expectEqual(widths(), [320, 680])
    }

    test("A tap reaches every column") {
      var taps = 0
      for column in [UISplitViewController.Column.primary, .secondary] {
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        split.viewController(for: column)?.view.addSubview(button)
        try stage.input.tap(button)
      }
      expectEqual(taps, 2)
    }

    test("A transition in one column keeps nobody from the other") {
      let primary = try require(split.viewController(for: .primary)?.navigationController)
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
      split.viewController(for: .secondary)?.view.addSubview(button)
      primary.pushViewController(stage.screen("X"), animated: true)
      stage.clock.turn()
      try stage.input.tap(button)
      expectRejection("a transition is running") { try stage.input.tapBack(in: primary) }
    }

    test("Widths have a least one, and one that is preferred to a part") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.preferredPrimaryColumnWidth = 200
      expectEqual(split.primaryColumnWidth, 200)
      split.minimumPrimaryColumnWidth = 250
      expectEqual(split.primaryColumnWidth, 250)
      split.minimumSupplementaryColumnWidth = 400
      expectEqual(split.supplementaryColumnWidth, 400)
    }

    test("A column over the secondary is in front of it, and takes no place from it") {
      stage.runToEnd { split.preferredDisplayMode = .oneOverSecondary }
      let primary = try require(split.viewController(for: .primary)?.navigationController?.view)
      let secondary = try require(split.viewController(for: .secondary)?.navigationController?.view)
      expectEqual(split.view.subviews, [secondary, primary])
      expectEqual(secondary.frame, split.view.bounds)
      expectEqual(primary.frame.width, 320)
    }

    test("The mode that there is already is told to nobody") {
      split.preferredDisplayMode = .oneBesideSecondary
      split.show(.primary)
      stage.expectAtRest("")
    }

    test("Showing the secondary that is pushed aside leaves one column beside it") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      split.preferredSplitBehavior = .displace
      expectEqual(split.displayMode, .twoDisplaceSecondary)
      split.show(.secondary)
      expectEqual(split.displayMode, .oneBesideSecondary)
    }

    test("What was chosen holds until the screen is turned") {
      stage.runToEnd { split.hide(.primary) }
      expectEqual(stage.visibleColumns, "B")
      stage.resize(.pad)
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "A | B")
    }

    test("A change of the mode during another follows it") {
      split.hide(.primary)
      stage.clock.turn()
      stage.runToEnd { split.show(.primary) }
      expectEqual(stage.visibleColumns, "A | B")
      expectTrue(stage.take().hasSuffix("A.didAppear(false)"))
    }

    test("A column on its way out is out when the container goes") {
      split.hide(.primary)
      stage.clock.turn()
      _ = stage.take()
      stage.window.rootViewController = UIViewController()
      stage.clock.turn()
      stage.clock.turn()
      expectTrue(stage.take().contains("A.didDisappear(true)"))
    }
  }
}
