import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct TraitTests: StageSuite {
  let stage = Stage()

  private final class Observer: NotingScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (self: Self, previous: UITraitCollection) in
        self.recorder.note(
          "\(previous.horizontalSizeClass) to \(self.traitCollection.horizontalSizeClass)"
        )
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      recorder.note("traits")
    }
  }

  /// A shown container, and a child whose view is in the container's.
  private func family() -> (Stage, RecordedScreen, Observer) {
    let stage = Stage()
    let container = stage.screen("P")
    let child = stage.run { Observer(stage.recorder) }
    container.addChild(child)
    stage.show(container)
    stage.run { container.view.addSubview(child.view) }
    stage.settle()
    return (stage, container, child)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// `registerForTraitChanges(_:handler:)`.
    test("A registered closure hears of its traits and of no others") {
      let observer = Observer(stage.recorder)
      stage.show(observer)
      stage.device.screen = ScreenMetrics(size: ScreenMetrics.pad.size, idiom: .pad)
      stage.expectCalls("traits\ncompact to regular")
      stage.device.screen = ScreenMetrics(size: CGSize(width: 900, height: 700), idiom: .mac)
      stage.expectCalls("traits")
    }

    test("A view can register, and unregister") {
      let root = stage.show("A")
      let view = root.view ?? UIView()
      let registration = view.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) {
        (view: UIView, _: UITraitCollection) in
        stage.recorder.note("\(view.traitCollection.userInterfaceIdiom)")
      }
      stage.device.screen = .pad
      stage.expectCalls("pad")
      view.unregisterForTraitChanges(registration)
      stage.device.screen = .phone
      stage.expectCalls("")
    }

    /// `setOverrideTraitCollection(_:forChild:)`.
    test("A container overrides traits of a child, and the child hears of it") {
      let (stage, container, child) = family()
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      container.setOverrideTraitCollection(regular, forChild: child)
      stage.expectCalls("traits\ncompact to regular")
      expectEqual(child.traitCollection.horizontalSizeClass, .regular)
      expectEqual(child.traitCollection.userInterfaceIdiom, .phone)
      expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
      expectEqual(container.traitCollection.horizontalSizeClass, .compact)
      expectEqual(container.overrideTraitCollection(forChild: child), regular)
      container.setOverrideTraitCollection(nil, forChild: child)
      expectEqual(child.traitCollection.horizontalSizeClass, .compact)
    }

    /// `init(traitsFrom:)`: the last one counts.
    test("Collections can be made from others") {
      let merged = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(horizontalSizeClass: .regular),
      ])
      expectEqual(merged.horizontalSizeClass, .regular)
      expectEqual(merged.verticalSizeClass, .regular)
      expectEqual(merged.userInterfaceStyle, .unspecified)
    }

    // MARK: Overrides

    /// `traitOverrides` of a controller.
    test("A controller overrides traits for itself, its view and its children") {
      let (stage, container, child) = family()
      container.traitOverrides.horizontalSizeClass = .regular
      stage.expectCalls("traits\ncompact to regular")
      expectEqual(container.traitCollection.horizontalSizeClass, .regular)
      expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
      expectEqual(stage.window.traitCollection.horizontalSizeClass, .compact)
      expectTrue(container.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      expectFalse(container.traitOverrides.contains(UITraitVerticalSizeClass.self))
      container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      stage.expectCalls("traits\nregular to compact")
    }

    /// `traitOverrides` of a view.
    test("A view overrides traits for what is in it, not for its own controller") {
      let (stage, container, child) = family()
      container.view.traitOverrides.userInterfaceIdiom = .mac
      stage.expectCalls("traits")
      expectEqual(child.traitCollection.userInterfaceIdiom, .mac)
      expectEqual(container.traitCollection.userInterfaceIdiom, .phone)
    }

    /// `overrideUserInterfaceStyle`.
    test("Another style of a window, a controller or a view is told at once") {
      let (stage, container, child) = family()
      let changes: [(UIUserInterfaceStyle) -> Void] = [
        { stage.window.overrideUserInterfaceStyle = $0 },
        { container.overrideUserInterfaceStyle = $0 },
        { container.view.overrideUserInterfaceStyle = $0 },
        { child.overrideUserInterfaceStyle = $0 },
      ]
      var draws = 0
      stage.device.onDisplayNeeded = { draws += 1 }
      for change in changes {
        for style in [UIUserInterfaceStyle.dark, .unspecified] {
          draws = 0
          change(style)
          expectTrue(draws > 0)
          stage.expectCalls("traits")
          let isDark = child.view.traitCollection.userInterfaceStyle == .dark
          expectEqual(isDark, style == .dark)
        }
      }
      stage.run { Observer(stage.recorder) }.overrideUserInterfaceStyle = .dark
      stage.expectCalls("")
    }

    test("An override of a trait hides its changes, and all others get their own former traits") {
      let (stage, container, child) = family()
      child.traitOverrides.userInterfaceStyle = .light
      stage.window.overrideUserInterfaceStyle = .dark
      stage.expectCalls("")
      container.traitOverrides.horizontalSizeClass = .regular
      stage.expectCalls("traits\ncompact to regular")
      stage.device.screen = .pad
      stage.expectCalls("traits")
      child.traitOverrides.userInterfaceIdiom = .pad
      stage.device.screen = .phone
      stage.expectCalls("")
    }

    test("A child in a view that overrides a trait is not told of its changes") {
      let container = stage.screen("P")
      let (panel, child) = (UIView(), Observer(stage.recorder))
      panel.overrideUserInterfaceStyle = .dark
      container.addChild(child)
      stage.show(container)
      container.view.addSubview(panel)
      panel.addSubview(child.view)
      stage.settle()
      stage.window.overrideUserInterfaceStyle = .dark
      stage.expectCalls("")
    }

    test("A covered screen and an unselected tab are told of the style of the window") {
      let home = Observer(stage.recorder)
      let stack = UINavigationController(rootViewController: home)
      let other = Observer(stage.recorder)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, other]
      stage.show(tabs)
      _ = other.view
      stage.runToEnd { stack.pushViewController(UIViewController(), animated: false) }
      _ = stage.take()
      stage.window.overrideUserInterfaceStyle = .dark
      stage.expectCalls("traits\ntraits")
      for screen in [home, other] { expectEqual(screen.traitCollection.userInterfaceStyle, .dark) }
      tabs.view.overrideUserInterfaceStyle = .light
      stage.expectCalls("traits\ntraits")
    }

    test("A presentation controller overrides traits of what it presents") {
      let root = stage.screen("A")
      let sheet = stage.screen("M")
      stage.show(root)
      sheet.presentationController?.traitOverrides.userInterfaceStyle = .dark
      stage.runToEnd { root.present(sheet, animated: false) }
      expectEqual(sheet.traitCollection.userInterfaceStyle, .dark)
      sheet.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      expectEqual(sheet.traitCollection.userInterfaceStyle, .light)
    }

    test("A trait can be overridden as unspecified") {
      let root = stage.show("A")
      root.traitOverrides.userInterfaceStyle = .unspecified
      expectEqual(root.traitCollection.userInterfaceStyle, .unspecified)
      root.traitOverrides.layoutDirection = .rightToLeft
      root.traitOverrides.verticalSizeClass = .compact
      expectEqual(root.traitCollection.layoutDirection, .rightToLeft)
      expectEqual(root.traitCollection.verticalSizeClass, .compact)
    }
  }
}
