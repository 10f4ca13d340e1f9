import HeadlessUIKit
import Testing

@MainActor
struct VisibleHierarchyTests {
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

  @Test func `A layer names its containers and the screen that is seen`() throws {
    let layer = try #require(layers.first)
    #expect(layer.root === tabs)
    #expect(layer.style == nil)
    #expect(layer.tabBarController === tabs)
    #expect(layer.navigationController === navigation)
    #expect(names([layer.screen]) == "B")
    #expect(layer.showsTabBar)
    #expect(layer.showsBackButton)
    #expect(!layer.isSwipeDismissable)
    stage.run { tabs.selectedIndex = 1 }
    #expect(names([try #require(layers.first).screen]) == "T")
    #expect(try #require(layers.first).navigationController == nil)
  }

  @Test func `A sheet is a layer above, a full screen covers what is below`() throws {
    let sheet = stage.screen("M")
    stage.run { tabs.present(sheet, animated: true) }
    #expect(screens == "B")
    stage.clock.drain()
    #expect(screens == "B M")
    #expect(layers.last?.style == .formSheet)
    #expect(layers.last?.isSwipeDismissable == true)
    let cover = stage.screen("N")
    cover.modalPresentationStyle = .fullScreen
    stage.run { sheet.present(cover, animated: false) }
    stage.clock.drain()
    #expect(screens == "N")
    stage.run { tabs.dismiss(animated: false) }
    stage.clock.drain()
    #expect(screens == "B")
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `What covers a stack only is seen in its layer, without the stack's bar`(
    style: UIModalPresentationStyle
  ) throws {
    let button = UIButton()
    navigation.topViewController?.view.addSubview(button)
    let cover = stage.screen("C")
    cover.modalPresentationStyle = style
    stage.run { navigation.present(cover, animated: false) }
    stage.clock.drain()
    #expect(screens == "C")
    let layer = try #require(layers.first)
    #expect(layer.root === tabs)
    #expect(layer.navigationController == nil)
    #expect(layer.showsTabBar)
    #expect(!layer.showsBackButton)
    #expect(throws: InputRefusal.self) { try stage.input.tap(button) }
    #expect(throws: InputRefusal.self) { try stage.input.beginSwipeBack(in: navigation) }
    try stage.input.selectTab(1, in: tabs)
    stage.clock.drain()
    #expect(screens == "T")
    try stage.input.selectTab(0, in: tabs)
    stage.clock.drain()
    #expect(screens == "C")
    stage.run { navigation.dismiss(animated: false) }
    stage.clock.drain()
    #expect(screens == "B")
    #expect(layers.first?.showsBackButton == true)
  }

  @Test func `What covers a column only is seen in the column`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    stage.device.screen = .pad
    stage.run {
      split.setViewController(stage.navigation("P"), for: .primary)
      split.setViewController(stage.navigation("S"), for: .secondary)
    }
    stage.show(split)
    let cover = stage.screen("C")
    cover.modalPresentationStyle = .currentContext
    stage.run {
      split.viewController(for: .secondary)?.present(cover, animated: false)
    }
    stage.clock.drain()
    let layer = try #require(layers.first)
    #expect(names([layer.screen]) == "C")
    #expect(names(layer.columns.map(\.content.screen)) == "P C")
  }

  @Test func `A container of the app's own shows the child that is all there is to see`() {
    let container = UIViewController()
    let child = stage.screen("C")
    stage.show(container)
    stage.run {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    #expect(screens == "C")
    stage.run {
      let hidden = UIView()
      hidden.isHidden = true
      container.view.addSubview(hidden)
    }
    #expect(screens == "C")
    stage.run { container.view.addSubview(UIView()) }
    #expect(screens == "UIViewController")
  }

  @Test func `From the beginning of a push the new screen is the one that is seen`() {
    stage.run { navigation.pushViewController(stage.screen("C"), animated: true) }
    #expect(screens == "B")
    stage.clock.turn()
    #expect(screens == "C")
  }

  @Test func `During a swipe back the screen below is the one that is seen`() throws {
    try stage.input.beginSwipeBack(in: navigation)
    #expect(screens == "A")
    stage.input.cancelSwipe()
    stage.clock.drain()
    #expect(screens == "B")
  }

  @Test func `A hidden window shows nothing`() {
    stage.run { stage.window.isHidden = true }
    #expect(layers.isEmpty)
  }

  @Test func `The back button says where it leads`() {
    navigation.viewControllers[0].title = "Library"
    #expect(layers.first?.backButtonTitle == "Library")
  }
}
