import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The journal has a removal as observed if no request explains it.
struct ObservedRemovalTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A cancelled presentation explains the removal of its screen") {
      for order in [Policies.CompletionOrder.beforeCallbacks, .afterCallbacks] {
        app.device.policies.coordinatorCompletions = order
        let driver = UIPercentDrivenInteractiveTransition()
        let animation = TransitionAnimation(interactor: { driver }) { Fader() }
        let observed = app.observed {
          shop.perform(.present(Screen("Sheet"), style: .fullScreen, animation: animation))
          app.device.clock.advance(by: .seconds(1))
          driver.cancel()
        }
        expectEqual(observed, [])
        expectEqual(app.title, "List")
      }
    }

    test("A dismissal that comes too late explains nothing") {
      let sheet = Screen("Sheet")
      let late = LateDismissal(by: shop)
      shop.present(sheet)
      app.settle()
      sheet.presentationController?.delegate = late
      let observed = app.observed { app.swipeDown() }
      expectEqual(observed, ["Shop dismiss Screen observed"])
      expectEqual(late.handle?.ended?.rejection?.code, "gone")
    }

    test("A dismissal explains the screens that a suspended root drops") {
      let (app, mall) = launchMall()
      mall.present(Screen("Sheet"))
      app.settle()
      mall.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      expectEqual(app.observed { mall.dismiss() }, [])
    }

    test("A sheet that a new root dismisses is not reported as a removal by the user") {
      for style in [Presentation.fullScreen, .pageSheet, .overFullScreen] {
        for isFlow in [false, true] {
          let (app, mall) = launchMall()
          if isFlow { mall.present(Coupon(), style: style) }
          mall.present(Screen("Sheet"), style: style)
          app.settle()
          expectEqual(app.observed { mall.setRoot(Screen("Next")) }, [])
        }
      }
    }
  }
}

/// Dismisses a sheet when the user has dismissed it.
private final class LateDismissal: NSObject, UIAdaptivePresentationControllerDelegate {
  private let shop: Shop
  private(set) var handle: TransitionHandle?

  init(by shop: Shop) { self.shop = shop }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    handle = shop.dismiss(presentationController.presentedViewController)
  }
}
