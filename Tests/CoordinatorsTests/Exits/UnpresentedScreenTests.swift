import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// A screen whose presentation does not happen gets no presentation controller: in Apple's UIKit
/// the two keep each other until a presentation ends.
struct UnpresentedScreenTests: TableSuite {
  /// A screen that counts how often its presentation controller is read while it is not presented.
  final class Unpresented: UIViewController {
    var readings = 0

    override var presentationController: UIPresentationController? {
      if presentingViewController == nil { readings += 1 }
      return super.presentationController
    }
  }

  /// A screen on which nothing can be presented, because it says that it is being dismissed.
  final class Leaving: UIViewController {
    var isLeaving = false
    override var isBeingDismissed: Bool { isLeaving }
  }

  let screen = Unpresented()
  let leaving = Leaving()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A presentation over a screen that is being dismissed") {
      let (app, shop) = launchShop()
      shop.present(leaving)
      app.settle()
      leaving.isLeaving = true
      let handle = shop.present(screen, style: .pageSheet(detents: [.medium()]))
      expectTrue(app.end(of: handle).contains("did not perform"))
      expectEqual(screen.readings, 0)
    }

    test("A presentation with a suspended root that returns") {
      let (app, mall) = launchMall()
      mall.setRoot(leaving)
      mall.present(screen, style: .pageSheet(detents: [.medium()]))
      app.settle()
      mall.setRoot(Account(), suspendingCurrent: true)
      app.settle()
      leaving.isLeaving = true
      screen.readings = 0
      // The report of the rejection is expected.
      _ = DiagnosticReporter.collecting {
        mall.setRoot(leaving)
        app.settle()
      }
      expectSame(app.window?.rootViewController, leaving)
      expectNil(screen.presentingViewController)
      expectEqual(screen.readings, 0)
    }

    test("The watch of a screen that is not presented") {
      expectNil(PresentationAdapter.watchedView(of: screen))
      expectEqual(screen.readings, 0)
    }
  }
}
