import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Guarded screens that raw calls push onto a stack for which no verb has been called.
struct PlainStackLeaveTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for leave in [Step.back, .swipeBack(cancelAt: nil)] {
      test("The guard of a screen on a plain stack in a sheet is asked: \(leave)") {
        let (app, shop) = launchShop()
        let stack = UINavigationController(rootViewController: Screen("Form"))
        shop.present(stack)
        await expectAsked(on: stack, in: app, leave)
      }
    }

    test("The guard of a screen on a plain stack in a tab is asked") {
      let (app, market) = launchMarket()
      let stack = UINavigationController(rootViewController: Screen("List"))
      market.perform(.setTabs([.screen(stack), .screen(Screen("Two"))]))
      await expectAsked(on: stack, in: app)
    }

    test("The guard of a screen on the stack around an adapted popover is asked") {
      let (app, shop) = launchShop()
      let (coupon, stacking) = (Coupon(), StackingDelegate())
      coupon.rootViewController.modalPresentationStyle = .popover
      coupon.rootViewController.popoverPresentationController?.delegate = stacking
      shop.present(coupon, style: .popover(from: shop.navigationController.view))
      app.settle()
      let stack = try require(coupon.rootViewController.navigationController)
      await expectAsked(on: stack, in: app)
    }
  }

  /// Pushes a guarded screen by a raw call, leaves it, and expects that its guard is asked.
  private func expectAsked(
    on stack: UINavigationController, in app: AppDriver, _ leave: Step = .back
  ) async {
    app.settle()
    let editor = Editor("Editor")
    stack.pushViewController(editor, animated: true)
    app.settle()
    expectEqual(EngineProbe.staleLayouts, [])
    _ = try? app.perform(leave)
    await expectTrue(editor.isAsked())
    expectSame(stack.topViewController, editor)
    editor.resume(true)
  }
}

/// Puts the screen of a popover on a stack where the popover is adapted, unless the screen is one.
final class StackingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var stackedTitles: [String?] = []

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let screen = controller.presentedViewController
    stackedTitles.append(screen.title)
    return screen is UINavigationController
      ? nil : UINavigationController(rootViewController: screen)
  }
}
