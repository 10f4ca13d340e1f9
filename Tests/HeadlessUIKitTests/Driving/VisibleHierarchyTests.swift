import CompactTesting
import HeadlessUIKit
import Testing

struct VisibleHierarchyTests: StageSuite {
  let stage = Stage()
  let tabs: UITabBarController
  let navigation: UINavigationController

  init() {
    let stage = stage
    let navigation = stage.navigation("AB")
    self.navigation = navigation
    tabs = stage.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, stage.screen("T")]
      return tabs
    }
    stage.show(tabs)
  }

  private var layers: [VisibleHierarchy.Layer] { VisibleHierarchy(window: stage.window).layers }
  private var screens: String { names(layers.map(\.screen)) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A layer names its containers and the screen that is seen") {
      let layer = try require(layers.first)
      expectSame(layer.root, tabs)
      expectNil(layer.style)
      expectSame(layer.tabBarController, tabs)
      expectSame(layer.navigationController, navigation)
      expectEqual(names([layer.screen]), "B")
      expectTrue(layer.showsTabBar)
      expectTrue(layer.showsBackButton)
      expectFalse(layer.isSwipeDismissable)
      tabs.selectedIndex = 1
      expectEqual(names([try require(layers.first).screen]), "T")
      try expectNil(require(layers.first).navigationController)
    }

    test("A container in a view of its own that fills the screen is shown, as by an embed segue") {
      let (outer, inner) = (stage.screen("O"), stage.navigation("C"))
      let place = UIView()
      outer.view.addSubview(place)
      outer.addChild(inner)
      place.addSubview(inner.view)
      inner.didMove(toParent: outer)
      stage.show(outer)
      let layer = try require(layers.first)
      expectSame(layer.navigationController, inner)
      expectEqual(names([layer.screen]), "C")
    }

    test("The bars of the only container beside other views of a screen are shown") {
      let (outer, inner) = (stage.screen("O"), stage.navigation("CD"))
      let innerTabs = stage.run {
        let innerTabs = UITabBarController()
        innerTabs.viewControllers = [inner]
        outer.addChild(innerTabs)
        outer.view.addSubview(UIView())
        outer.view.addSubview(innerTabs.view)
        innerTabs.didMove(toParent: outer)
        return innerTabs
      }
      stage.show(outer)
      var layer = try require(layers.first)
      expectSame(layer.tabBarController, innerTabs)
      expectSame(layer.navigationController, inner)
      expectTrue(layer.showsBackButton)
      expectEqual(names([layer.screen]), "O")
      try stage.input.tapBack(in: inner)
      stage.settle()
      expectEqual(names([try require(layers.first).barScreen]), "C")
      stage.show(UINavigationController(rootViewController: outer))
      layer = try require(layers.first)
      expectNil(layer.tabBarController)
      expectEqual(names([layer.barScreen]), "O")
    }

    test("Bars inside a screen are those of a visible container, and take no way back") {
      let (outer, drawer) = (stage.screen("O"), stage.navigation("D"))
      outer.addChild(drawer)
      outer.view.addSubview(UIView())
      outer.view.addSubview(drawer.view)
      drawer.didMove(toParent: outer)
      drawer.view.isHidden = true
      stage.show(outer)
      expectNil(try require(layers.first).navigationController)
      drawer.view.isHidden = false
      expectSame(try require(layers.first).navigationController, drawer)
      let stack = stage.navigation("A")
      stack.isNavigationBarHidden = true
      stack.pushViewController(outer, animated: false)
      stage.show(stack)
      expectSame(try require(layers.first).navigationController, stack)
    }

    test("A sheet is a layer above, a full screen covers what is below") {
      let sheet = stage.screen("M")
      tabs.present(sheet, animated: true)
      expectEqual(screens, "B")
      stage.clock.drain()
      expectEqual(screens, "B M")
      expectEqual(layers.last?.style, .formSheet)
      expectEqual(layers.last?.isSwipeDismissable, true)
      let cover = stage.screen("N")
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { sheet.present(cover, animated: false) }
      expectEqual(screens, "N")
      stage.runToEnd { tabs.dismiss(animated: false) }
      expectEqual(screens, "B")
    }

    test("What covers a column only is seen in the column") {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      stage.device.screen = .pad
      split.setViewController(stage.navigation("P"), for: .primary)
      split.setViewController(stage.navigation("S"), for: .secondary)
      stage.show(split)
      let cover = stage.screen("C")
      cover.modalPresentationStyle = .currentContext
      stage.runToEnd {
        split.viewController(for: .secondary)?.present(cover, animated: false)
      }
      let layer = try require(layers.first)
      expectEqual(names([layer.screen]), "C")
      expectEqual(names(layer.columns.map(\.content.screen)), "P C")
    }

    test("A container of the app's own shows the child that is all there is to see") {
      let container = UIViewController()
      let child = stage.screen("C")
      stage.show(container)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      expectEqual(screens, "C")
      let hidden = UIView()
      hidden.isHidden = true
      container.view.addSubview(hidden)
      expectEqual(screens, "C")
      container.view.addSubview(UIView())
      expectEqual(screens, "UIViewController")
    }

    test("From the beginning of a push the new screen is the one that is seen") {
      navigation.pushViewController(stage.screen("C"), animated: true)
      expectEqual(screens, "B")
      stage.clock.turn()
      expectEqual(screens, "C")
    }

    test("During a swipe back the screen below is the one that is seen") {
      try stage.input.beginSwipeBack(in: navigation)
      expectEqual(screens, "A")
      stage.input.cancelGesture()
      stage.clock.drain()
      expectEqual(screens, "B")
    }

    test("A hidden window shows nothing") {
      stage.window.isHidden = true
      expectTrue(layers.isEmpty)
    }

    test("The back button says where it leads") {
      navigation.viewControllers[0].title = "Library"
      expectEqual(layers.first?.backButtonTitle, "Library")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `What covers a stack only is seen in its layer, without the stack's bar`(
    style: UIModalPresentationStyle
  ) throws {
    let button = UIButton()
    navigation.topViewController?.view.addSubview(button)
    let cover = stage.screen("C")
    cover.modalPresentationStyle = style
    stage.runToEnd { navigation.present(cover, animated: false) }
    expectEqual(screens, "C")
    let layer = try require(layers.first)
    expectSame(layer.root, tabs)
    expectNil(layer.navigationController)
    expectTrue(layer.showsTabBar)
    expectFalse(layer.showsBackButton)
    expectRejection { try stage.input.tap(button) }
    expectRejection { try stage.input.beginSwipeBack(in: navigation) }
    try stage.input.selectTab(1, in: tabs)
    stage.clock.drain()
    expectEqual(screens, "T")
    try stage.input.selectTab(0, in: tabs)
    stage.clock.drain()
    expectEqual(screens, "C")
    stage.runToEnd { navigation.dismiss(animated: false) }
    expectEqual(screens, "B")
    expectEqual(layers.first?.showsBackButton, true)
  }
}
