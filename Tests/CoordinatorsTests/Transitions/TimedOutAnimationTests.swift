import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Animations that time out have no later effect.
struct TimedOutAnimationTests: TableSuite {
  var (app, mall) = launchMall()

  private func perform(_ transition: ScreenTransition, of coordinator: some Coordinator) {
    var handle: TransitionHandle?
    let diagnostics = DiagnosticReporter.collecting {
      handle = coordinator.perform(transition)
      app.device.clock.advance(by: .seconds(11))
    }
    expectEqual(handle?.ended, .timedOut)
    expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A dismissal that ends after its timeout stops the coordinator of the sheet") {
      let (animator, coupon) = (ManualAnimator(), Coupon())
      mall.present(coupon)
      app.settle()
      perform(.dismiss(animation: TransitionAnimation { animator }), of: mall)
      expectTrue(coupon.isActive)
      animator.end()
      app.settle()
      expectNil(coupon.rootViewController.presentingViewController)
      expectEqual(coupon.log, ["start", "stop"])
    }

    test("A child of a root that times out behind an endless dismissal is stopped") {
      for suspendsCurrent in [false, true] {
        let (app, mall) = launchMall()
        let (animator, account) = (ManualAnimator(), Account())
        app.device.run { _ = mall.present(Coupon()) }
        app.settle()
        let root = app.device.run {
          mall.perform(.dismiss(animation: TransitionAnimation { animator }))
          return mall.setRoot(account, suspendingCurrent: suspendsCurrent)
        }
        let diagnostics = DiagnosticReporter.collecting {
          app.device.clock.advance(by: .seconds(30))
        }
        expectEqual(root.ended, .timedOut)
        expectEqual(diagnostics.map(\.code), ["transitionTimedOut", "transitionTimedOut"])
        expectEqual(account.log, ["start", "stop"])
      }
    }

    test("An animator that timed out for one tab is not used for the next") {
      let (app, market) = launchMarket()
      var created = 0
      let animators = [ManualAnimator(), ManualAnimator()]
      let animation = TransitionAnimation {
        created += 1
        return animators[created - 1]
      }
      let diagnostics = DiagnosticReporter.collecting {
        market.perform(.select(index: 1, animation: animation))
        app.device.clock.advance(by: .seconds(11))
        animators[0].end()
        app.tab("Milk")
        app.device.clock.advance(by: .seconds(11))
      }
      expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
      expectEqual(created, 1)
      expectTrue(market.milk.isActive)
    }
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A screen gets its own transitioning delegate back after a timeout`(isPresentation: Bool) {
    let own = DelegateTableTests.Silent()
    let screen = Screen("Sheet")
    screen.transitioningDelegate = own
    let animation = TransitionAnimation { ManualAnimator() }
    if isPresentation {
      perform(.present(screen, style: .fullScreen, animation: animation), of: mall)
    } else {
      mall.present(screen)
      app.settle()
      perform(.dismiss(animation: animation), of: mall)
    }
    expectSame(screen.transitioningDelegate, own)
  }
}
