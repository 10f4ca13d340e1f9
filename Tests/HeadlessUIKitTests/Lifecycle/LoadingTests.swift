import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct LoadingTests: TableSuite {
  final class Careless: UIViewController {
    deinit { MainActor.assumeIsolated { _ = view } }
  }

  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact load.order: One appearance, from loading on: `loadView`, `viewDidLoad`, `viewWillAppear`,
    ///   the view's `didMoveToWindow`, `viewIsAppearing`, the layout, `viewDidAppear`.
    ///
    /// Source: [traces]; [life cycle sheet]
    test("A screen is loaded, comes into the window, is laid out and has appeared") {
      final class Telling: UIView {
        var onMove: () -> Void = {}
        override func didMoveToWindow() {
          super.didMoveToWindow()
          onMove()
        }
      }
      final class Screen: RecordedScreen {
        override func loadView() {
          note("loadView")
          let telling = Telling()
          telling.onMove = { [weak self, weak telling] in
            self?.note(telling?.window == nil ? "outOfWindow" : "didMoveToWindow")
          }
          view = telling
        }
      }
      let navigation = stage.showStack("A")
      let screen = stage.run { Screen("B", stage.recorder) }
      screen.recordsLayout = true
      screen.recordsMoves = false
      stage.runToEnd { navigation.pushViewController(screen, animated: true) }
      let calls = stage.take().split(separator: "\n").filter { $0.hasPrefix("B.") }
      expectEqual(
        calls.joined(separator: "\n"),
        """
        B.loadView
        B.didLoad
        B.willAppear(true)
        B.didMoveToWindow
        B.isAppearing(true)
        B.willLayout
        B.didLayout
        B.didAppear(true)
        """)
    }

    /// Fact load.once: Reading `view` loads it at the call, once, by `loadView` and `viewDidLoad`.
    ///
    /// Source: `UIViewController.loadView()`; `UIViewController.view`; [traces]
    ///
    /// Fact load.asking: `isViewLoaded` and `viewIfLoaded` never load the view, `loadViewIfNeeded()`
    ///   does.
    ///
    /// Source: `UIViewController.loadViewIfNeeded()`; [traces]
    test("Reading the view loads it once, at the call") {
      let screen = stage.screen("A")
      expectFalse(screen.isViewLoaded)
      expectNil(screen.viewIfLoaded)
      stage.expectCalls("")
      _ = screen.view
      stage.expectCalls("A.loadView\nA.didLoad")
      _ = screen.view
      screen.loadViewIfNeeded()
      stage.expectCalls("")
      expectSame(screen.viewIfLoaded, screen.view)
    }

    /// Fact load.again: After `view = nil` the next reading runs `loadView` and `viewDidLoad` anew.
    ///
    /// Source: [traces]
    test("A view that was given up is loaded again") {
      let screen = stage.screen("A")
      _ = screen.view
      screen.view = nil
      _ = stage.take()
      _ = screen.view
      stage.expectCalls("A.loadView\nA.didLoad")
    }

    /// Fact load.none: A `loadView` that sets no view leaves none, and `viewDidLoad` is called all
    ///   the same.
    ///
    /// Source: [traces]
    test("A loadView without a view leaves none, and viewDidLoad is called") {
      final class Empty: UIViewController {
        var didLoad = 0
        override func loadView() {}
        override func viewDidLoad() { didLoad += 1 }
      }
      let empty = Empty()
      empty.loadViewIfNeeded()
      expectEqual(empty.didLoad, 1)
      expectFalse(empty.isViewLoaded)
    }

    /// Fact load.not-by: Neither making a controller nor pushing it nor adding it as a child loads
    ///   its view.
    ///
    /// Source: [traces]
    test("Neither pushing nor adding nor setting loads a view") {
      let screens = stage.screens("ABCD")
      stage.run {
        let navigation = UINavigationController(rootViewController: screens[0])
        navigation.pushViewController(screens[1], animated: false)
        screens[2].addChild(screens[3])
      }
      for screen in screens { expectFalse(screen.isViewLoaded) }
    }

    /// Fact back.title-down: A controller's `title` goes to its navigation item and its tab bar item,
    ///   not the other way round.
    ///
    /// Source: `UIViewController.title`; [interface builder]
    test("The title is that of both items") {
      let screen = UIViewController()
      screen.title = "One"
      expectEqual(screen.navigationItem.title, "One")
      expectEqual(screen.tabBarItem.title, "One")
      screen.navigationItem.title = "Other"
      expectEqual(screen.title, "One")
      screen.title = "Two"
      expectEqual(screen.navigationItem.title, "Two")
      expectEqual(screen.tabBarItem.title, "Two")
    }

    test("The edit button begins and ends editing") {
      let screen = stage.screen("A")
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      let navigation = stage.run { UINavigationController(rootViewController: screen) }
      stage.show(navigation)
      expectEqual(screen.editButtonItem.title, "Edit")
      try stage.input.tap(screen.editButtonItem)
      expectTrue(screen.isEditing)
      expectEqual(screen.editButtonItem.title, "Done")
      screen.isEditing = false
      expectEqual(screen.editButtonItem.title, "Edit")
    }

    test("The responder chain leads through controllers to the application") {
      let root = stage.screen("A")
      let navigation = stage.run { UINavigationController(rootViewController: root) }
      stage.show(navigation)
      var chain: [String] = []
      var responder: UIResponder? = root.view
      while let current = responder {
        chain.append("\(type(of: current))")
        responder = current.next
      }
      expectEqual(
        chain,
        [
          "UIView", "RecordedScreen", "NavigationView", "UINavigationController", "UIWindow",
          "UIApplication",
        ])
    }

    /// Fact load.default: Without a nib the view is a plain `UIView`.
    ///
    /// Source: `UIViewController.loadView()`
    test("A controller without a nib gets an empty view") {
      let view = try require(UIViewController().view)
      expectTrue(type(of: view) == UIView.self)
      expectTrue(view.subviews.isEmpty)
    }

    /// Fact load.is-appearing-once: `viewIsAppearing` is called once for each `viewWillAppear` that is
    ///   followed by `viewDidAppear`, and after it.
    ///
    /// Source: `UIViewController.viewIsAppearing(_:)`
    test("Each appearance has one viewIsAppearing") {
      let navigation = stage.showStack("A")
      let root = try require(navigation.topViewController)
      let cover = stage.screen("M")
      cover.modalPresentationStyle = .fullScreen
      stage.run {
        navigation.pushViewController(stage.screen("B"), animated: true)
        stage.clock.drain()
        navigation.present(cover, animated: false)
        stage.clock.drain()
        navigation.dismiss(animated: true)
        stage.clock.drain()
        navigation.popToViewController(root, animated: false)
        stage.clock.drain()
      }
      let steps = stage.take().split(separator: "\n").map { $0.prefix { $0 != "(" } }
      let once = "B.willAppear B.isAppearing B.didAppear B.willDisappear B.didDisappear"
      expectEqual(
        steps.filter { $0.hasPrefix("B.") && $0.hasSuffix("ppear") || $0 == "B.isAppearing" }
          .joined(separator: " "), "\(once) \(once)")
    }

    /// Fact log.deallocating: Loading the view of a controller that is being freed is logged.
    ///
    /// Source: stleamist/BetterSafariView#34; openradar 22250107
    test("Loading a view while its controller is freed is noted") {
      stage.run { _ = Careless() }
      expectEqual(
        stage.log,
        [
          "Attempting to load the view of a view controller while it is deallocating is not allowed "
            + "and may result in undefined behavior (<LoadingTests.Careless>)"
        ])
    }
  }
}
