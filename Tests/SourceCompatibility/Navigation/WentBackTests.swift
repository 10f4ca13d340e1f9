import CompactTesting
import Testing
import UIKit

// Not isolated, as code from before Swift's concurrency is.
class Router {
  private var completions: [UIViewController: () -> Void] = [:]
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func push(_ controller: UIViewController, completion: (() -> Void)?) {
    if let completion = completion { completions[controller] = completion }
    navigation?.pushViewController(controller, animated: false)
  }

  func popModule(animated: Bool) {
    if let controller = navigation?.popViewController(animated: animated) {
      runCompletion(for: controller)
    }
  }

  func popToRootModule(animated: Bool) {
    navigation?.popToRootViewController(animated: animated)?.forEach(runCompletion)
  }

  private func runCompletion(for controller: UIViewController) {
    guard let completion = completions[controller] else { return }
    completion()
    completions.removeValue(forKey: controller)
  }
}

/// The eight ways in which published coordinators notice that a person went back.
@MainActor
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

  // MARK: The from controller of the transition

  class FromControllerCoordinator: NSObject, UINavigationControllerDelegate {
    var left: [UIViewController] = []

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      else { return }
      if navigationController.viewControllers.contains(from) { return }
      left.append(from)
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("In didShow the coordinator names the screen that left") {
      let navigation = UINavigationController()
      let coordinator = FromControllerCoordinator()
      let detail = UIViewController()
      navigation.delegate = coordinator
      let window = show(navigation, detail)
      try goBack(in: navigation)
      expectEqual(coordinator.left, [detail])
      _ = window
    }

    // MARK: A list of its own

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

    // MARK: What a pop returns

    test("What pop returns runs the closures kept for it") {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let router = Router(navigation)
      var popped: [String] = []
      for name in ["first", "second", "third"] {
        router.push(UIViewController()) { popped.append(name) }
      }
      router.popModule(animated: false)
      router.popToRootModule(animated: false)
      expectEqual(popped, ["third", "first", "second"])
    }

    // MARK: Callbacks of the screen

    test("The screen hears didMove to no parent, or that it is being dismissed") {
      let navigation = UINavigationController()
      let detail = Screen()
      var backs = 0
      detail.onBack = { backs += 1 }
      let window = show(navigation, detail)
      try goBack(in: navigation)
      expectEqual(backs, 1)

      let sheet = Screen()
      sheet.onBack = { backs += 1 }
      navigation.present(sheet, animated: true)
      device.clock.drain()
      sheet.dismiss(animated: true)
      device.clock.drain()
      expectEqual(backs, 2)
      _ = window
    }

    // MARK: A screen that nobody holds

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

    // MARK: A sheet that was swiped down

    test("The presentation controller's delegate hears of the swipe") {
      let navigation = UINavigationController()
      let window = show(navigation, UIViewController())
      let coordinator = SheetCoordinator()
      let sheet = UINavigationController(rootViewController: UIViewController())
      sheet.presentationController?.delegate = coordinator
      device.run { navigation.present(sheet, animated: true, completion: nil) }
      device.clock.drain()
      try person.beginSheetDrag(of: sheet)
      person.finishGesture()
      device.clock.drain()
      expectSame(coordinator.dismissed, sheet)
      _ = window
    }

    // MARK: Moving from the parent

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

    // MARK: A subclass of the container

    test("A subclass of the container sees every pop") {
      let navigation = WatchingNavigationController()
      var popped: [UIViewController] = []
      navigation.onPop = { popped.append($0) }
      let detail = UIViewController()
      let window = show(navigation, detail)
      try goBack(in: navigation)
      expectEqual(popped, [detail])
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

  class Screen: UIViewController {
    var onBack: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed || navigationController?.isBeingDismissed == true { onBack?() }
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { onBack?() }
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

  class SheetCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
    var dismissed: UIViewController?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      dismissed = presentationController.presentedViewController
    }
  }

  class MovingScreen: UIViewController {
    var onBack: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if isMovingFromParent { onBack?() }
    }
  }

  class WatchingNavigationController: UINavigationController {
    var onPop: ((UIViewController) -> Void)?

    override func popViewController(animated: Bool) -> UIViewController? {
      let popped = super.popViewController(animated: animated)
      if let popped = popped { onPop?(popped) }
      return popped
    }
  }
}
