import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The queue continues if UIKit or a subclass never reports the end of a transition.
struct LostCompletionTests: TableSuite {
  let container = Lossy()
  let app: AppDriver
  let shop: Shop

  init() { (app, shop) = launchShop(on: container) }

  /// A stack that can ignore calls.
  final class Lossy: UINavigationController {
    enum Call { case push, pop, set, present, dismiss }

    var ignored: Set<Call> = []
    private(set) var pushed: [String] = []
    private(set) var presentations = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append(viewController.title ?? "")
      if !ignored.contains(.push) { super.pushViewController(viewController, animated: animated) }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
      ignored.contains(.pop) ? nil : super.popViewController(animated: animated)
    }

    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      ignored.contains(.pop) ? nil : super.popToViewController(viewController, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      if !ignored.contains(.set) { super.setViewControllers(viewControllers, animated: animated) }
    }

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      presentations += 1
      if ignored.contains(.present) { return }
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if !ignored.contains(.dismiss) { super.dismiss(animated: flag, completion: completion) }
    }
  }

  /// A page view controller that never reports the end of a page turn.
  final class LossyPages: UIPageViewController {
    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      super.setViewControllers(viewControllers, direction: direction, animated: animated)
    }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for isPresentation in [true, false] {
      let name = isPresentation ? "presentation" : "dismissal"
      test("A \(name) that the user cancels, and the app's delegate drives, is not retried") {
        let driving = FadingDelegate()
        let coupon = Coupon()
        coupon.rootViewController.modalPresentationStyle = .fullScreen
        coupon.rootViewController.transitioningDelegate = driving
        if !isPresentation {
          shop.present(coupon)
          app.settle()
        }
        let driver = UIPercentDrivenInteractiveTransition()
        driving.driver = driver
        let handle: TransitionHandle = isPresentation ? shop.present(coupon) : shop.dismiss()
        app.device.clock.advance(by: .seconds(1))
        driver.cancel()
        driving.driver = nil
        app.settle()
        expectEqual(reason(handle), "The user cancelled the interaction.")
        expectEqual(app.title, isPresentation ? "List" : "Coupon")
        expectEqual(coupon.isActive, !isPresentation)
      }
    }

    test("A transition of UIKit's own that never ends does not block requests") {
      let (sheet, fading) = (Screen("Sheet"), FadingDelegate(ends: false))
      sheet.transitioningDelegate = fading
      sheet.modalPresentationStyle = .custom
      app.settle()
      let diagnostics = DiagnosticReporter.collecting {
        app.device.run { container.present(sheet, animated: true) }
        app.device.clock.advance(by: .seconds(1))
        let handle = shop.present(Screen("Next"), animated: false)
        app.device.clock.advance(by: .seconds(8))
        expectNil(handle.ended)
        app.device.clock.advance(by: .seconds(8))
        expectTrue(reason(handle).contains("UIKit did not perform"))
      }
      expectEqual(
        diagnostics.map { $0.description.contains("a transition of UIKit's own") }, [true])
    }

    test("A page change that never ends times out and is reported") {
      let pages = LossyPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      shop.push(pages, animated: false)
      shop.perform(.setPages([.screen(Screen("One"))], in: pages))
      app.settle()
      var turn: TransitionHandle?
      let diagnostics = DiagnosticReporter.collecting {
        turn = shop.perform(.turn(to: Screen("Two"), in: pages))
        app.settle()
      }
      expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
      expectEqual(turn?.ended, .timedOut)
    }

    test("Transitions that never end on two stacks time out once each") {
      let diagnostics = DiagnosticReporter.collecting {
        let other = Account()
        shop.present(other, animated: false)
        app.settle()
        shop.perform(.push(Screen("A"), animation: TransitionAnimation { Fader(ends: false) }))
        other.perform(.push(Screen("B"), animation: TransitionAnimation { Fader(ends: false) }))
        app.device.clock.advance(by: .seconds(21))
        shop.push(Screen("C"))
        expectEqual(container.pushed.last, "C")
      }
      expectEqual(diagnostics.map { $0.description.contains("'push Screen'") }, [true, true])
    }
  }
}
