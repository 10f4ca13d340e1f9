import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Many screens presented over each other, of which the engine reads only what has changed.
struct PresentationChainTests: TableSuite {
  let window = UIWindow()
  let root = UINavigationController(rootViewController: Screen("List"))
  let flow: Bare

  init() {
    flow = Bare(root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    flow.launch()
    present("One", "Two", "Three")
  }

  private func settle() { HeadlessDevice.current.clock.drain() }

  private func present(_ titles: String..., as style: UIModalPresentationStyle = .pageSheet) {
    for title in titles {
      let screen = Screen(title)
      screen.modalPresentationStyle = style
      screen.popoverPresentationController?.sourceView = root.view
      flow.present(screen, animated: false)
    }
    settle()
  }

  private func presented(_ number: Int) -> UIViewController { window.presentedScreens[number] }

  /// Expects these presented screens, and that the engine knows them.
  private func expectPresented(_ titles: String) {
    settle()
    EngineProbe.readHiddenScreens()
    settle()
    let names = window.presentedScreens.map { $0.title ?? "\(type(of: $0))" }
    expectEqual(names.joined(separator: " "), titles)
    expectEqual(EngineProbe.staleLayouts, [], titles)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The layout is right after each change") {
      present("Four")
      flow.dismiss(animated: false)
      expectPresented("One Two Three")
      present("Full", as: .fullScreen)
      expectPresented("One Two Three Full")
      present("Four", "Five")
      expectPresented("One Two Three Full Four Five")
      flow.dismiss(presented(3), animated: false)
      expectPresented("One Two Three")
      presented(0).dismiss(animated: false)
      expectPresented("One")
      present("Two", "Three")
      flow.embed(Screen("Part"), in: presented(1), animated: false)
      expectPresented("One Two Three")
      flow.dismiss(animated: false)
      present("Menu", as: .popover)
      expectPresented("One Two Menu")
      root.dismiss(animated: false)
      expectPresented("")
    }

    test("A raw call puts the last screen into a stack, and presents the stack there") {
      let (two, three) = (presented(1), presented(2))
      two.dismiss(animated: false) {
        two.present(UINavigationController(rootViewController: three), animated: false)
      }
      expectPresented("One Two UINavigationController")
    }

    test("A popover that becomes a stack is read as one") {
      let menu = Screen("Menu")
      let adapter = StackingDelegate()
      menu.modalPresentationStyle = .popover
      menu.presentationController?.delegate = adapter
      flow.present(menu, style: .popover(from: root.view))
      expectPresented("One Two Three UINavigationController")
    }

    test("A raw call presents the last screen over the first one") {
      let (one, three) = (presented(0), presented(2))
      one.dismiss(animated: false) { one.present(three, animated: false) }
      expectPresented("One Three")
    }

    for number in 0...3 {
      test("Another width puts a stack around a screen of four: \(number)") {
        HeadlessDevice.current.screen = .pad
        root.dismiss(animated: false)
        settle()
        let adapter = FullScreenStack()
        for index in 0...3 {
          let screen = Screen("Sheet")
          screen.modalPresentationStyle = .formSheet
          if index == number { screen.presentationController?.delegate = adapter }
          flow.present(screen, animated: false)
        }
        expectPresented("Sheet Sheet Sheet Sheet")
        var names = Array(repeating: "Sheet", count: 4)
        for metrics in [ScreenMetrics.phone, .pad] {
          HeadlessDevice.current.screen = metrics
          names[number] = metrics == .phone ? "UINavigationController" : "Sheet"
          expectPresented(names.joined(separator: " "))
        }
      }
    }
  }

  /// Puts a stack around a form sheet in a compact width.
  final class FullScreenStack: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }
}
