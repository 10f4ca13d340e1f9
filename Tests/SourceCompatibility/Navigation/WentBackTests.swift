import CompactTesting
import Testing
import UIKit

/// Ways in which published coordinators notice that a user went back; `CoordinatorPatternTests` has
/// the most frequent one, the screen from which the transition comes.
struct WentBackTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }

  /// Shows a stack of a list and a detail screen.
  func show(_ navigation: UINavigationController, _ detail: UIViewController) -> UIWindow {
    device.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      navigation.viewControllers = [UIViewController(), detail]
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.drain()
      return window
    }
  }

  func goBack(in navigation: UINavigationController) throws {
    try person.tapBack(in: navigation)
    device.clock.drain()
  }

  func swipeBack(in navigation: UINavigationController) throws {
    try person.beginSwipeBack(in: navigation)
    person.finishGesture()
    device.clock.drain()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("In didShow the stack differs from the list that was kept") {
      let navigation = UINavigationController()
      let keeper = ListKeeper()
      let detail = UIViewController()
      navigation.delegate = keeper
      let window = show(navigation, detail)
      try swipeBack(in: navigation)
      expectEqual(keeper.left, [detail])
      _ = window
    }

    test("In didShow the screen has no link left to anything shown") {
      let navigation = UINavigationController()
      let checker = LinkChecker()
      let detail = UIViewController()
      checker.child = detail
      navigation.delegate = checker
      let window = show(navigation, detail)
      expectFalse(checker.isChildGone)
      try goBack(in: navigation)
      expectTrue(checker.isChildGone)
      _ = window
    }

    test("The screen is moving from its parent in viewWillDisappear") {
      let navigation = UINavigationController()
      let detail = MovingScreen()
      var backs = 0
      detail.onBack = { backs += 1 }
      let window = show(navigation, detail)
      device.run { navigation.pushViewController(UIViewController(), animated: true) }
      device.clock.drain()
      expectEqual(backs, 0)
      try goBack(in: navigation)
      try swipeBack(in: navigation)
      expectEqual(backs, 1)
      _ = window
    }
  }

  class ListKeeper: NSObject, UINavigationControllerDelegate {
    private var known: [UIViewController] = []
    var left: [UIViewController] = []

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      let now = navigationController.viewControllers
      left += known.filter { !now.contains($0) }
      known = now
    }
  }

  class LinkChecker: NSObject, UINavigationControllerDelegate {
    var child: UIViewController?
    var isChildGone = false

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let child = child else { return }
      let isPresented = child.isBeingPresented || child.presentingViewController != nil
      isChildGone =
        !isPresented && child.presentedViewController == nil && child.parent == nil
        && child.viewIfLoaded?.window == nil && child.navigationController == nil
        && child.tabBarController == nil
    }
  }

  class MovingScreen: UIViewController {
    var onBack: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if isMovingFromParent { onBack?() }
    }
  }
}
