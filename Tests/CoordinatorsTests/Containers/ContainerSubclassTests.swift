import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Subclasses of columns, pages and windows: verbs, exit paths and delegate calls work as with
/// UIKit's classes; `IgnoredCallTests` has subclasses of stacks and tabs.
@MainActor struct ContainerSubclassTests: TableSuite {
  /// The calls that the subclasses have recorded.
  final class Notes {
    var lines: [String] = []
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    // MARK: Columns

    test("A subclass of the split view controller behaves like UIKit's own") {
      let own = OwnColumns(style: .doubleColumn)
      let story = try columnStory(own)
      try expectEqual(story, columnStory(UISplitViewController(style: .doubleColumn)))
      expectTrue(story[0].contains("Columns hears that Sheet stopped"))
      expectEqual(own.notes.lines, ["set List", "set First", "set Second", "set Raw", "show"])
    }

    // MARK: Pages

    test("A subclass of the page view controller behaves like UIKit's own") {
      let own = LatePages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let story = try pageStory(own)
      let plain = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      try expectEqual(story, pageStory(plain))
      expectTrue(story[1].contains("Pages hears that Sheet stopped"))
      expectEqual(own.notes.lines, ["set One", "set Two"])
    }

    // MARK: Windows

    test("A subclass of the window behaves like UIKit's own") {
      var own: OwnWindow?
      let story = try windowStory {
        let window = OwnWindow()
        own = window
        return window
      }
      try expectEqual(story, windowStory { UIWindow() })
      expectTrue(story[0].contains("Frame hears that Sheet stopped"))
      expectTrue(story[1].contains("Sheet replaceRoot Screen observed"))
      expectEqual(own?.notes.lines, ["root Home", "key", "root Next", "root Raw"])
    }
  }

  final class OwnColumns: UISplitViewController {
    let notes = Notes()

    override func setViewController(_ vc: UIViewController?, for column: Column) {
      notes.lines.append("set \(vc?.title ?? "-")")
      super.setViewController(vc, for: column)
    }
    override func show(_ column: Column) {
      notes.lines.append("show")
      super.show(column)
    }
  }

  private func columnStory(_ split: UISplitViewController) throws -> [String] {
    let stage = ExitStage()
    let recorder = ColumnRecorder()
    recorder.answersItself = false
    split.delegate = recorder
    stage.app.device.screen = ContainerExitTests.wide
    let columns = ContainerExitTests.Columns(split, stage.log)
    stage.host.setRoot(columns)
    columns.setColumn(Screen("List"), for: .primary)
    stage.app.settle()
    func follow(_ title: String) -> Child {
      let sheet = Sheet(Screen(title), stage.log)
      columns.setColumn(sheet, for: .secondary)
      stage.app.settle()
      return stage.follow(sheet)
    }
    let first = follow("First")
    let second = follow("Second")
    let replaced = first.story
    split.setViewController(Screen("Raw"), for: .secondary)
    let left = second.story
    stage.app.device.screen = .phone
    stage.app.settle()
    split.show(.primary)
    stage.app.settle()
    return [replaced, left, stage.app.tree, stage.app.title] + recorder.calls
  }

  /// A page view controller that turns one run-loop turn late.
  final class LatePages: UIPageViewController {
    let notes = Notes()

    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      notes.lines.append("set \(viewControllers?.first?.title ?? "-")")
      guard animated else {
        return super.setViewControllers(
          viewControllers, direction: direction, animated: false, completion: completion)
      }
      HeadlessDevice.current.clock.atNextTurn {
        super.setViewControllers(
          viewControllers, direction: direction, animated: true, completion: completion)
      }
    }
  }

  private func pageStory(_ controller: UIPageViewController) throws -> [String] {
    let stage = ExitStage()
    let recorder = PageRecorder()
    controller.delegate = recorder
    let pages = ContainerExitTests.Pages(stage.log, on: controller)
    stage.host.setRoot(pages)
    pages.setPages(["One", "Two", "Three"].map { Sheet(Screen($0), stage.log) })
    stage.app.settle()
    let two = try require(pages.pageCoordinators[1] as? Sheet)
    let turned = pages.turn(to: two)
    stage.app.settle()
    stage.app.swipeLeft()
    let child = try stage.follow(require(pages.pageCoordinators[0] as? Sheet))
    pages.setPages(Array(pages.pageCoordinators.dropFirst()))
    let unlisted = child.story
    let ended = "\(turned.ended as Any)"
    return [ended, unlisted, stage.app.tree, stage.app.title] + recorder.calls
  }

  final class OwnWindow: UIWindow {
    let notes = Notes()

    override var rootViewController: UIViewController? {
      didSet { notes.lines.append("root \(rootViewController?.title ?? "-")") }
    }
    override func makeKeyAndVisible() {
      notes.lines.append("key")
      super.makeKeyAndVisible()
    }
  }

  private func windowStory(_ makeWindow: @escaping @MainActor () -> UIWindow) throws -> [String] {
    let log = ExitLog()
    let app = AppDriver { (_: UIWindow) in Frame(makeWindow(), log) }
    let frame = try require(app.root as? Frame)
    app.settle()
    func child() throws -> Child {
      let sheet = try require(frame.children.last as? Sheet)
      return Child(sheet, [sheet.rootViewController], app, log)
    }
    let first = try child()
    app.device.run { _ = frame.setRoot(Sheet(Screen("Next"), log), animated: true) }
    let swapped = first.story
    let second = try child()
    app.device.run { frame.window.rootViewController = Screen("Raw") }
    return [swapped, second.story, app.tree]
  }
}
