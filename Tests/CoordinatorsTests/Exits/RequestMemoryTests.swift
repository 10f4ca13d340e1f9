import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// A request is freed when it ends, whatever the result.
struct RequestMemoryTests: TableSuite {
  private let container = LostCompletionTests.Lossy()
  private let app: AppDriver
  private let shop: Shop

  init() { (app, shop) = launchShop(on: container) }

  /// A submitted request that only the queue keeps.
  @MainActor
  private struct Submitted {
    weak var request: TransitionRequest?
    let handle: TransitionHandle

    /// How it has ended, and whether it is freed.
    var story: String {
      "\(handle.ended.words), \(request == nil ? "freed" : "kept")"
    }
  }

  private func submit(_ transition: ScreenTransition) -> Submitted {
    let request = TransitionRequest(transition, requester: shop.context)
    request.submit()
    return Submitted(request: request, handle: request.handle)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A performed request is freed") {
      let push = submit(.push(Screen("A")))
      expectEqual(push.story, "waits, kept")
      app.settle()
      expectEqual(push.story, "performed, freed")
      let sheet = submit(.present(Screen("Sheet")))
      let child = submit(.present(Coupon()))
      app.settle()
      expectEqual(sheet.story, "performed, freed")
      expectEqual(child.story, "performed, freed")
      let dismissal = submit(.dismiss(animated: false))
      app.settle()
      expectEqual(dismissal.story, "performed, freed")
      let pop = submit(.pop(animated: false))
      app.settle()
      expectEqual(pop.story, "performed, freed")
    }

    test("A merged request is freed") {
      _ = submit(.push(Screen("A")))
      let first = submit(.popToRoot())
      let second = submit(.popToRoot())
      expectEqual(second.story, "merged, freed")
      app.settle()
      expectEqual(first.story, "performed, freed")
    }

    test("A rejected request is freed") {
      let bottom = submit(.pop())
      expectEqual(bottom.story, "rejected, freed")
      container.ignored = [.push]
      let dropped = submit(.push(Coupon()))
      app.settle()
      expectEqual(dropped.story, "rejected, freed")
    }

    test("A timed-out request is freed when its transition ends") {
      let animator = ManualAnimator()
      var push: Submitted?
      _ = DiagnosticReporter.collecting {
        push = submit(.push(Screen("A"), animation: TransitionAnimation { animator }))
        app.settle()
      }
      animator.end()
      app.settle()
      expectEqual(push?.story, "timed out, freed")
    }

    test("The queue of a window is freed with the window, and all of them with the application") {
      var window: UIWindow? = UIWindow()
      weak let queue = window.map { TransitionQueue.of($0, or: .current) }
      window?.windowScene = nil
      window = nil
      app.settle()
      // The next new window makes the engine check for freed windows.
      UIWindow().makeKeyAndVisible()
      app.settle()
      expectNil(queue)
      var other: AppDriver? = AppDriver { tabs in Market(tabBarController: tabs) }
      weak let engine = other?.device.run { NavigationEngine.current }
      expectNotNil(engine)
      let clock = other?.device.clock
      other = nil
      // What is still to be done has no application any more.
      clock?.drain()
      expectNil(engine)
    }

    test("Code that runs when a window is freed runs on its device") {
      let waiting = waiting()
      expectNil(waiting.notified)
      waiting.window?.windowScene = nil
      waiting.window = nil
      app.settle()
      expectSame(waiting.notified, app.device.application)
    }

    test("Code that runs when a root is freed without a stop runs on its device") {
      let waiting = waiting()
      waiting.root = nil
      expectSame(waiting.notified, app.device.application)
    }
  }

  /// A root in a hidden window, in which a presentation waits.
  @MainActor
  private final class Waiting {
    var window: UIWindow? = UIWindow()
    var root: Coupon? = Coupon()
    private(set) var notified: UIApplication?

    init() {
      window?.rootViewController = root?.rootViewController
      root?.launch()
      window?.makeKeyAndVisible()
    }

    func ask() {
      window?.isHidden = true
      root?.present(Screen("Sheet")).whenCompleted { [weak self] _ in
        self?.notified = UIApplication.shared
      }
    }
  }

  private func waiting() -> Waiting {
    let waiting = Waiting()
    app.settle()
    waiting.ask()
    _ = DiagnosticReporter.collecting { app.settle() }
    return waiting
  }
}
