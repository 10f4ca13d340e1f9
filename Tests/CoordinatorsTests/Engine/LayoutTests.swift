import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The layouts of windows, as pictures.
struct LayoutTests: TableSuite {
  let window = UIWindow()

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func stack(_ titles: String...) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = titles.map { screen($0) }
    return stack
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() { HeadlessDevice.current.clock.drain() }

  /// The layout, with the titles of screens and the classes of containers as names.
  private var picture: String {
    var names: [ScreenID: String] = [:]
    func note(_ controller: UIViewController) {
      names[EngineProbe.id(of: controller)] = controller.title ?? "\(type(of: controller))"
      for child in controller.children { note(child) }
      if let presented = controller.presentedViewController, presented.parent == nil,
        names[EngineProbe.id(of: presented)] == nil
      {
        note(presented)
      }
    }
    if let root = window.rootViewController { note(root) }
    return Layout(reading: window).text { names[$0] ?? "held" }
  }

  func table(_ test: inout TestTable) {
    test("An empty window has no rows") { expectEqual(picture, "") }

    test("The top of a stack is visible") {
      show(stack("List", "Article"))
      expectEqual(
        picture,
        """
        UINavigationController  root
          List                  stack 0, covered
          Article               stack 1
        """)
    }

    test("The selected tab is visible, with its contents") {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack("List", "Article"), screen("Settings")]
      show(tabs)
      expectEqual(
        picture,
        """
        UITabBarController        root
          UINavigationController  tab 0
            List                  stack 0, covered
            Article               stack 1
          Settings                tab 1, unselected
        """)
      tabs.selectedIndex = 1
      expectEqual(
        picture,
        """
        UITabBarController        root
          UINavigationController  tab 0, unselected
            List                  stack 0, unselected
            Article               stack 1, unselected
          Settings                tab 1
        """)
    }

    test("A tab on the More list is one of the tabs, even while it is visible") {
      HeadlessDevice.current.screen = .phone
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<7).map { screen("Tab \($0)") }
      show(tabs)
      expectEqual(Layout(reading: window).rows.count, 8)
      tabs.selectedViewController = tabs.viewControllers?[6]
      settle()
      expectTrue(picture.contains("  Tab 6  "))
      expectEqual(Layout(reading: window).screens.count, 8)
    }

    test("Reading loads no view") {
      let tabs = UITabBarController()
      let other = screen("Other")
      tabs.viewControllers = [screen("First"), other]
      show(tabs)
      expectEqual(Layout(reading: window).rows.count, 3)
      expectFalse(other.isViewLoaded)
    }

    test("A full screen covers everything below it, and a sheet does not") {
      let root = stack("List")
      show(root)
      let sheet = screen("Sheet")
      sheet.modalPresentationStyle = .pageSheet
      root.present(sheet, animated: false)
      settle()
      expectEqual(Layout(reading: window).rows.map(\.presence), [.visible, .visible, .visible])
      let full = screen("Full")
      full.modalPresentationStyle = .fullScreen
      sheet.present(full, animated: false)
      settle()
      expectEqual(
        picture,
        """
        UINavigationController  root, covered
          List                  stack 0, covered
          Sheet                 over, covered
            Full                over
        """)
    }

    test("A covered popover is a sheet while its window is narrow") {
      let root = stack("List")
      show(root)
      let flow = Bare(root)
      flow.launch()
      for (title, style) in [("Menu", UIModalPresentationStyle.popover), ("Sheet", .pageSheet)] {
        let screen = screen(title)
        screen.modalPresentationStyle = style
        screen.popoverPresentationController?.sourceView = root.view
        flow.present(screen, animated: false)
        settle()
      }
      for metrics in [ScreenMetrics.pad, .phone] {
        HeadlessDevice.current.screen = metrics
        EngineProbe.readHiddenScreens()
        settle()
        expectEqual(EngineProbe.staleLayouts, [])
      }
    }

    test("Columns are visible side by side, and collapse into one stack") {
      HeadlessDevice.current.screen = .pad
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(screen("List"), for: .primary)
      split.setViewController(screen("Article"), for: .secondary)
      show(split)
      expectEqual(
        picture,
        """
        UISplitViewController     root
          UINavigationController  column 0
            List                  stack 0
          UINavigationController  column 1
            Article               stack 0
        """)
      HeadlessDevice.current.screen.size = CGSize(width: 390, height: 820)
      settle()
      expectEqual(
        picture,
        """
        UISplitViewController       root
          UINavigationController    column 0
            List                    stack 0, covered
            UINavigationController  stack 1
              Article               stack 0
        """)
    }

    test("Only the current page is visible") {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen("One")], direction: .forward, animated: false)
      show(pages)
      expectEqual(
        picture,
        """
        UIPageViewController  root
          One                 page 0
        """)
    }

    test("The contents of a visible screen are visible") {
      let outer = screen("Map")
      let inner = screen("List")
      outer.embedRaw(inner)
      show(outer)
      expectEqual(
        picture,
        """
        Map     root
          List  embedded 0
        """)
    }

    test("A hierarchy without a window is read from its outermost controller") {
      let stack = stack("List", "Article")
      let layout = Layout(reading: stack)
      var names = [EngineProbe.id(of: stack): "Stack"]
      for screen in stack.viewControllers { names[EngineProbe.id(of: screen)] = screen.title }
      expectEqual(
        layout.text { names[$0] ?? "held" },
        """
        Stack      root
          List     stack 0, covered
          Article  stack 1
        """)
      expectTrue(layout.screens.contains(EngineProbe.id(of: stack.viewControllers[0])))
      expectFalse(layout.screens.contains(EngineProbe.id(of: screen("Other"))))
      // A reading gives the controller no place from which it could be removed.
      let bare = Bare(stack)
      bare.launch()
      expectEqual(Layout(reading: stack).screens, layout.screens)
      let coupon = Coupon()
      expectEqual(
        bare.embed(coupon, in: stack.viewControllers[1], animated: false).ended, .performed)
    }

    test("Equal windows have equal layouts, and a change makes them different") {
      let root = stack("List", "Article")
      show(root)
      let before = Layout(reading: window)
      expectEqual(Layout(reading: window), before)
      root.popViewController(animated: false)
      settle()
      expectNotEqual(Layout(reading: window), before)
    }
  }
}
