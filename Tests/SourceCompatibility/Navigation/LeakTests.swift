import CompactTesting
import Testing
import UIKit

@MainActor
struct LeakTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  let window: UIWindow
  let root = UINavigationController(rootViewController: UIViewController())

  init() {
    window = device.show(root)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A dismissed flow leaves nothing behind") {
      weak var leaked: UIViewController?
      weak var leakedFlow: UINavigationController?
      device.run {
        let screen = UIViewController()
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
          systemItem: .close,
          primaryAction: UIAction { [weak screen] _ in screen?.dismiss(animated: true) }
        )
        let flow = UINavigationController(rootViewController: screen)
        (leaked, leakedFlow) = (screen, flow)
        root.present(flow, animated: true)
      }
      device.clock.drain()
      expectNotNil(leaked)
      root.dismiss(animated: true, completion: nil)
      device.clock.drain()
      expectNil(leaked)
      expectNil(leakedFlow)
    }

    test("A popped screen leaves nothing behind") {
      weak var leaked: UIViewController?
      device.run {
        let screen = UIViewController()
        leaked = screen
        root.pushViewController(screen, animated: true)
        screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = screen.title }
      }
      device.clock.drain()
      root.popViewController(animated: true)
      device.clock.drain()
      expectNil(leaked)
    }

    test("A replaced root leaves nothing behind") {
      weak var leaked: UITabBarController?
      device.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [root, UIViewController()]
        tabs.selectedIndex = 1
        leaked = tabs
        window.rootViewController = tabs
        device.clock.drain()
        tabs.viewControllers = nil
        window.rootViewController = root
        device.clock.drain()
      }
      expectNil(leaked)
    }

    test("A sheet that was swiped down leaves nothing behind") {
      weak var leaked: UIViewController?
      weak var leakedDelegate: FilterCoordinator?
      do {
        let coordinator = FilterCoordinator(presenter: root)
        leakedDelegate = coordinator
        device.run { coordinator.startSheet() }
        leaked = root.presentedViewController
        device.clock.drain()
        let sheet = try require(root.presentedViewController)
        let person = UserInput(device: device)
        try person.beginSheetDrag(of: sheet)
        person.finishGesture()
        device.clock.drain()
      }
      expectNil(leaked)
      expectNil(leakedDelegate)
    }

    test("A card with its own transition leaves nothing behind") {
      weak var leaked: UIViewController?
      weak var leakedTransition: CardTransition?
      device.run {
        let (card, transition) = (UIViewController(), CardTransition())
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transition
        (leaked, leakedTransition) = (card, transition)
        root.present(card, animated: true)
        device.clock.drain()
        root.dismiss(animated: true)
        device.clock.drain()
      }
      expectNil(leaked)
      expectNil(leakedTransition)
    }

    test("A child that was removed leaves nothing behind") {
      weak var leaked: UIViewController?
      device.run {
        let child = UIViewController()
        leaked = child
        root.topViewController?.embed(child)
        device.clock.drain()
        child.removeFromContainer()
      }
      device.clock.drain()
      expectNil(leaked)
    }
  }
}
