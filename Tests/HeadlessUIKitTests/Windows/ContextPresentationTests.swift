import CompactTesting
import HeadlessUIKit
import Testing

/// Presentations that do not come from the root of the window, and that of another window's root.
struct ContextPresentationTests: TableSuite {
  /// A screen that records what reaches all screens of a window.
  private final class Cover: NotingScreen {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      recorder.note("to \(Int(size.width))")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      recorder.note("traits \(traitCollection.horizontalSizeClass == .regular)")
    }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      recorder.note("memory")
    }
    override func viewWillAppear(_ animated: Bool) { recorder.note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { recorder.note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { recorder.note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { recorder.note("didDisappear") }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  /// Presents a cover in the context of a tab's stack, or of the stack below "More".
  private func coveredTab(
    _ style: UIModalPresentationStyle, more: Bool = false
  ) -> (stage: Stage, tabs: UITabBarController, cover: UIViewController) {
    let stage = Stage()
    let tabs = stage.run { UITabBarController() }
    let screens = stage.screens("ABCDEF")
    for screen in screens { screen.recordsMoves = false }
    stage.run {
      tabs.viewControllers =
        more ? screens : [UINavigationController(rootViewController: screens[0]), screens[1]]
    }
    stage.show(tabs)
    if more { stage.runToEnd { tabs.selectedIndex = 5 } }
    let cover = stage.run { Cover(stage.recorder) }
    cover.modalPresentationStyle = style
    stage.runToEnd { screens[more ? 5 : 0].present(cover, animated: false) }
    _ = stage.take()
    return (stage, tabs, cover)
  }

  /// Presents a sheet from the results of a search.
  private func searchedSheet() throws -> (stage: Stage, cover: UIViewController) {
    let setting = SearchStage()
    try setting.write("salt")
    let cover = setting.stage.run { Cover(setting.stage.recorder) }
    setting.stage.runToEnd { setting.results.present(cover, animated: false) }
    expectSame(cover.presentingViewController, setting.search)
    _ = setting.stage.take()
    return (setting.stage, cover)
  }

  private typealias Begin = () throws -> (stage: Stage, cover: UIViewController)

  func table(_ test: inout TestTable) {
    func inTab(_ style: UIModalPresentationStyle, more: Bool = false) -> Begin {
      {
        let (stage, tabs, cover) = coveredTab(style, more: more)
        expectFalse(cover.presentingViewController === tabs)
        return (stage, cover)
      }
    }
    let rows: [(String, Begin)] = [
      ("over a tab's stack", inTab(.overCurrentContext)),
      ("in place of a tab's stack", inTab(.currentContext)),
      ("over the stack of More", inTab(.overCurrentContext, more: true)),
      ("from the results of a search", searchedSheet),
    ]
    let isCover = { (call: Substring) in !call.contains(".") }
    for more in [false, true] {
      let place = more ? "the stack of More" : "a tab's stack"
      test("What is presented over \(place) leaves and returns with the tab") {
        let (stage, tabs, cover) = coveredTab(.overCurrentContext, more: more)
        stage.runToEnd { tabs.selectedIndex = 1 }
        expectEqual(
          stage.take().split(separator: "\n").filter(isCover), ["willDisappear", "didDisappear"])
        expectNil(cover.view.window)
        stage.runToEnd { tabs.selectedIndex = more ? 5 : 0 }
        expectEqual(
          stage.take().split(separator: "\n").filter(isCover), ["willAppear", "didAppear"])
        expectNotNil(cover.view.window)
      }
    }

    test("What is presented over a cover can be tapped, and leaves and returns with the tab") {
      let (stage, tabs, cover) = coveredTab(.overCurrentContext)
      let above = stage.run { Cover(stage.recorder) }
      let button = stage.run { UIButton(type: .system) }
      button.setTitle("Done", for: .normal)
      above.view.addSubview(button)
      above.modalPresentationStyle = .overCurrentContext
      let below = stage.run { UIButton(type: .system) }
      below.setTitle("Below", for: .normal)
      cover.view.addSubview(below)
      cover.definesPresentationContext = true
      stage.runToEnd { cover.present(above, animated: false) }
      try stage.input.tap(button)
      expectRejection { try stage.input.tap(below) }
      _ = stage.take()
      stage.runToEnd { tabs.selectedIndex = 1 }
      stage.runToEnd { tabs.selectedIndex = 0 }
      let calls = ["willDisappear", "didDisappear", "willAppear", "didAppear"]
      let noted = stage.take().split(separator: "\n").filter(isCover).map(String.init)
      expectEqual(noted.sorted(), (calls + calls).sorted())
    }

    test("What is presented over a tab's stack fills it when the tab returns after a rotation") {
      let (stage, tabs, cover) = coveredTab(.overCurrentContext)
      stage.runToEnd { tabs.selectedIndex = 1 }
      stage.resize(.pad)
      stage.runToEnd { tabs.selectedIndex = 0 }
      expectEqual(cover.view.frame.size, ScreenMetrics.pad.size)
    }

    test("What is presented over a tab's stack and being dismissed does not return with the tab") {
      let (stage, tabs, cover) = coveredTab(.overCurrentContext)
      stage.runToEnd { tabs.selectedIndex = 1 }
      _ = stage.take()
      stage.run { cover.dismiss(animated: true) }
      stage.device.clock.advance(by: .milliseconds(100))
      stage.runToEnd { tabs.selectedIndex = 0 }
      expectEqual(stage.take().split(separator: "\n").filter(isCover), [])
      expectNil(cover.view.window)
    }

    test("The escape gesture does not pop the stack below what is presented over its context") {
      let (stage, tabs, _) = coveredTab(.overCurrentContext)
      let stack = tabs.viewControllers?.first as? UINavigationController
      stage.runToEnd { stack?.pushViewController(stage.screen("P"), animated: false) }
      try? stage.input.performEscape()
      stage.settle()
      expectEqual(stack?.viewControllers.count, 2)
    }

    test("The root of a freed window can be presented") {
      let stage = Stage()
      let (root, screen) = (stage.screen("A"), stage.screen("B"))
      let stack = stage.run { UINavigationController(rootViewController: screen) }
      stage.show(root)
      stage.run {
        let other = UIWindow()
        other.rootViewController = stack
        other.isHidden = false
      }
      stage.settle()
      stage.runToEnd { root.present(stack, animated: false) }
      expectSame(stack.presentingViewController, root)
      expectTrue(stage.take().contains("B.didAppear(false)"))
    }

    test("What is presented in the own context of a screen leaves with it when it is popped") {
      let stage = Stage()
      let screens = stage.screens("AB")
      for screen in screens { screen.recordsMoves = false }
      let stack = stage.run { UINavigationController(rootViewController: screens[0]) }
      stage.show(stack)
      stage.runToEnd { stack.pushViewController(screens[1], animated: false) }
      let cover = stage.run { Cover(stage.recorder) }
      cover.modalPresentationStyle = .overCurrentContext
      screens[1].definesPresentationContext = true
      stage.runToEnd { screens[1].present(cover, animated: false) }
      _ = stage.take()
      stage.runToEnd { stack.popViewController(animated: true) }
      expectEqual(
        stage.take().split(separator: "\n").filter(isCover), ["willDisappear", "didDisappear"])
      expectNil(cover.view.window)
    }

    for (name, begin) in rows {
      test("What is presented \(name) changes its size and its traits with the window") {
        let (stage, cover) = try begin()
        stage.resize(.pad)
        // The More list leaves where all tabs have a place in the bar.
        expectEqual(
          stage.take().split(separator: "\n").filter(isCover).prefix(2),
          ["to 820", name == "over the stack of More" ? "willDisappear" : "traits true"])
        expectEqual(cover.view.frame.size, cover.presentationController?.containerView?.bounds.size)
        expectEqual(cover.view.frame.width, ScreenMetrics.pad.size.width)
      }

      test("What is presented \(name) hears that memory is short") {
        let (stage, _) = try begin()
        ApplicationRunner(device: stage.device) { Delegate() }.sendMemoryWarning()
        expectEqual(stage.take(), "memory")
      }

      test("What is presented \(name) disappears and appears with the window") {
        let (stage, _) = try begin()
        stage.run { stage.window.isHidden = true }
        expectEqual(
          stage.take().split(separator: "\n").filter(isCover), ["willDisappear", "didDisappear"])
        stage.runToEnd { stage.window.isHidden = false }
        expectEqual(
          stage.take().split(separator: "\n").filter(isCover), ["willAppear", "didAppear"])
      }

      test("What is presented \(name) leaves with the root") {
        let (stage, cover) = try begin()
        let root = stage.window.rootViewController
        let isInWindow = cover.presentationController?.containerView?.superview === stage.window
        stage.run { stage.window.rootViewController = stage.screen("Z") }
        expectTrue(stage.take().contains("willDisappear\ndidDisappear"))
        expectNil(cover.view.window)
        // What is in the root's view stays there.
        expectEqual(cover.presentingViewController == nil, isInWindow)
        stage.settle()
        stage.runToEnd { stage.window.rootViewController = root }
        expectEqual(
          stage.take().split(separator: "\n").filter(isCover),
          isInWindow ? [] : ["willAppear", "didAppear"])
        expectEqual(cover.view.window == nil, isInWindow)
      }
    }
  }
}
