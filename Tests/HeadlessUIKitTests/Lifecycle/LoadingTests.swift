import Foundation
import HeadlessUIKit
import Testing

// M [S1].
@MainActor
struct LoadingTests {
  let stage = Stage()

  @Test func `Reading the view loads it once, at the call`() {
    let screen = stage.screen("A")
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(stage.take() == "")
    _ = screen.view
    #expect(stage.take() == "A.loadView\nA.didLoad")
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(stage.take() == "")
    #expect(screen.viewIfLoaded === screen.view)
  }

  @Test func `A view that was given up is loaded again`() {
    let screen = stage.screen("A")
    _ = screen.view
    screen.view = nil
    _ = stage.take()
    _ = screen.view
    #expect(stage.take() == "A.loadView\nA.didLoad")
  }

  @Test func `A loadView without a view leaves none, and viewDidLoad is called`() {
    final class Empty: UIViewController {
      var didLoad = 0
      override func loadView() {}
      override func viewDidLoad() { didLoad += 1 }
    }
    let empty = Empty()
    empty.loadViewIfNeeded()
    #expect(empty.didLoad == 1)
    #expect(!empty.isViewLoaded)
  }

  @Test func `Neither pushing nor adding nor setting loads a view`() {
    let screens = stage.screens("ABCD")
    stage.run {
      let navigation = UINavigationController(rootViewController: screens[0])
      navigation.pushViewController(screens[1], animated: false)
      screens[2].addChild(screens[3])
    }
    for screen in screens { #expect(!screen.isViewLoaded) }
  }

  // M [S9], D: the title goes to the items, not the other way round.
  @Test func `The title is that of both items`() {
    let screen = UIViewController()
    screen.title = "One"
    #expect(screen.navigationItem.title == "One")
    #expect(screen.tabBarItem.title == "One")
    screen.navigationItem.title = "Other"
    #expect(screen.title == "One")
    screen.title = "Two"
    #expect(screen.navigationItem.title == "Two")
    #expect(screen.tabBarItem.title == "Two")
  }

  @Test func `The edit button begins and ends editing`() throws {
    let screen = stage.screen("A")
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let navigation = stage.run { UINavigationController(rootViewController: screen) }
    stage.show(navigation)
    #expect(screen.editButtonItem.title == "Edit")
    try stage.input.tap(screen.editButtonItem)
    #expect(screen.isEditing)
    #expect(screen.editButtonItem.title == "Done")
    screen.isEditing = false
    #expect(screen.editButtonItem.title == "Edit")
  }

  @Test func `The responder chain leads through controllers to the application`() {
    let root = stage.screen("A")
    let navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)
    var chain: [String] = []
    var responder: UIResponder? = root.view
    while let current = responder {
      chain.append("\(type(of: current))")
      responder = current.next
    }
    #expect(
      chain == [
        "UIView", "RecordedScreen", "NavigationView", "UINavigationController", "UIWindow",
        "UIApplication",
      ]
    )
  }
}
