import CompactTesting
import Testing
import UIKit

// Delegate methods are optional in UIKit, and code that forwards to a delegate calls them so.

class ForwardingDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UITextFieldDelegate
{
  weak var navigation: UINavigationControllerDelegate?
  weak var tabs: UITabBarControllerDelegate?
  weak var presentation: UIAdaptivePresentationControllerDelegate?
  weak var field: UITextFieldDelegate?

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    tabs?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    tabs?.tabBarController?(tabBarController, didSelect: viewController)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    presentation?.presentationControllerShouldDismiss?(controller) ?? true
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    presentation?.presentationControllerDidDismiss?(controller)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    presentation?.presentationControllerDidAttemptToDismiss?(controller)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    field?.textFieldShouldReturn?(textField) ?? true
  }
}

/// Forwards to the delegates of the other containers, of presentations and of scenes.
class ForwardingContainerDelegate: NSObject, UISplitViewControllerDelegate,
  UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
{
  weak var split: UISplitViewControllerDelegate?
  weak var pages: UIPageViewControllerDataSource?
  weak var turns: UIPageViewControllerDelegate?
  weak var transitions: UIViewControllerTransitioningDelegate?
  weak var gestures: UIGestureRecognizerDelegate?

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    split?.splitViewController?(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
      ?? false
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pages?.pageViewController(pageViewController, viewControllerBefore: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages?.pageViewController(pageViewController, viewControllerAfter: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    turns?.pageViewController?(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transitions?.animationController?(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { transitions?.animationController?(forDismissed: dismissed) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    transitions?.presentationController?(
      forPresented: presented, presenting: presenting, source: source)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestures?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
  }
}

/// Hands what the system says on to others, as apps do that are made of services.
class ServicesAppDelegate: UIResponder, UIApplicationDelegate {
  var services: [UIApplicationDelegate] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    services.allSatisfy {
      $0.application?(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    }
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    services.forEach { $0.applicationDidEnterBackground?(application) }
  }
}

class CountingService: NSObject, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launch")
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
}

class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UITextFieldDelegate
{
  var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect \(viewController.title ?? "")")
    return viewController.title != "locked"
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    calls.append("didSelect \(viewController.title ?? "")")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("didDismiss")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}

/// A class without a global actor, whose extensions conform to protocols on the main actor.
final class SharingObject: NSObject {
  @MainActor var calls = 0
}

extension SharingObject: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    calls += 1
    return .zero
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
}

extension SharingObject: UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    calls += 1
    return .portrait
  }
}

extension SharingObject: UIActivityItemSource {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    calls += 1
    return "\(calls) calls"
  }
}

struct DelegateTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  let listener = Listener()
  let forwarding = ForwardingDelegate()
  var person: UserInput { UserInput(device: device) }

  init() {
    forwarding.navigation = listener
    forwarding.tabs = listener
    forwarding.presentation = listener
    forwarding.field = listener
  }

  func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A forwarded delegate hears of pushes, and of nothing that it leaves out") {
      let navigation = UINavigationController(rootViewController: screen("root"))
      navigation.delegate = forwarding
      let window = device.show(navigation)
      navigation.pushViewController(screen("next"), animated: true)
      device.clock.drain()
      expectEqual(listener.calls, ["didShow root", "didShow next"])
      _ = window
    }

    test("A forwarded delegate decides about tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [screen("home"), screen("locked"), screen("more")]
      tabs.delegate = forwarding
      let window = device.show(tabs)
      try person.selectTab(1, in: tabs)
      try person.selectTab(2, in: tabs)
      expectEqual(listener.calls, ["shouldSelect locked", "shouldSelect more", "didSelect more"])
      _ = window
    }

    test("A forwarded delegate hears of a sheet that was swiped down") {
      let root = screen("root")
      let window = device.show(root)
      let sheet = screen("sheet")
      sheet.presentationController?.delegate = forwarding
      device.run { root.present(sheet, animated: true) }
      device.clock.drain()
      try person.beginSheetDrag(of: sheet)
      person.finishGesture()
      device.clock.drain()
      expectEqual(listener.calls, ["didDismiss"])
      _ = window
    }

    test("Delegates of all containers and presentations can be forwarded") {
      let forwarding = ForwardingContainerDelegate()
      let (screen, other) = (screen("a"), screen("b"))
      let pages = OnboardingViewController(titles: ["one", "two"])
      forwarding.pages = pages
      pages.loadViewIfNeeded()
      let shown = pages.pageViewController.viewControllers?.first ?? UIViewController()
      let next = forwarding.pageViewController(pages.pageViewController, viewControllerAfter: shown)
      expectEqual(next?.title, "two")
      expectFalse(
        forwarding.splitViewController(
          UISplitViewController(), collapseSecondary: screen, onto: other))
      let card = CardTransition()
      forwarding.transitions = card
      expectTrue(
        forwarding.animationController(forPresented: screen, presenting: other, source: other)
          is FadeAnimator)
      expectTrue(forwarding.animationController(forDismissed: screen) is FadeAnimator)
      expectTrue(
        forwarding.presentationController(forPresented: screen, presenting: nil, source: other)
          is DimmingPresentationController)
      expectTrue(forwarding.gestureRecognizerShouldBegin(UIPanGestureRecognizer()))
    }

    test("An application's delegate hands everything on to its services") {
      let runner = ApplicationRunner(device: device, ServicesAppDelegate.self)
      let service = CountingService()
      let delegate = runner.delegate as? ServicesAppDelegate
      delegate?.services = [service]
      runner.launch()
      runner.enterBackground()
      expectEqual(service.calls, ["launch", "background"])
    }

    test("What an extension implements of a protocol is on the main actor, even if not called") {
      let object = SharingObject()
      _ = object.collectionView(
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        layout: UICollectionViewFlowLayout(), sizeForItemAt: IndexPath(item: 0, section: 0))
      object.scrollViewDidScroll(UIScrollView())
      _ = object.application(.shared, supportedInterfaceOrientationsFor: nil)
      let sheet = UIActivityViewController(activityItems: [object], applicationActivities: nil)
      expectEqual(object.activityViewController(sheet, subjectForActivityType: nil), "4 calls")
    }
  }
}
