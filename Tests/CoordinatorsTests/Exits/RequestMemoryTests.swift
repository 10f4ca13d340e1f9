import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// A request is freed with its end, whatever the end.
@MainActor @Suite(.coordinators) struct RequestMemoryTests {
  private let container = LostCompletionTests.Lossy()
  private let app: AppDriver
  private let shop: Shop

  init() throws {
    let container = container
    app = AppDriver { (window: UIWindow) -> Shop in
      window.rootViewController = container
      return Shop(navigationController: container)
    }
    shop = try #require(app.root as? Shop)
  }

  /// A request that was submitted, kept by nobody but the queue.
  @MainActor
  private struct Submitted {
    weak var request: TransitionRequest?
    let handle: TransitionHandle

    /// How it has ended, and whether it is freed.
    var story: String {
      let end: String
      switch handle.ended {
      case .performed: end = "performed"
      case .merged: end = "merged"
      case .rejected: end = "rejected"
      case .timedOut: end = "timedOut"
      case nil: end = "waits"
      }
      return "\(end), \(request == nil ? "freed" : "kept")"
    }
  }

  private func submit(_ transition: ScreenTransition) -> Submitted {
    let request = TransitionRequest(transition, requester: shop.context)
    app.device.run { request.submit() }
    return Submitted(request: request, handle: request.handle)
  }

  @Test func `A request that was performed is freed`() {
    let push = submit(.push(Screen("A")))
    #expect(push.story == "waits, kept")
    app.settle()
    #expect(push.story == "performed, freed")
    let sheet = submit(.present(Screen("Sheet")))
    let child = submit(.present(Coupon()))
    app.settle()
    #expect(sheet.story == "performed, freed")
    #expect(child.story == "performed, freed")
    let dismissal = submit(.dismiss(animated: false))
    app.settle()
    #expect(dismissal.story == "performed, freed")
    let pop = submit(.pop(animated: false))
    app.settle()
    #expect(pop.story == "performed, freed")
  }

  @Test func `A request that was merged is freed`() {
    _ = submit(.push(Screen("A")))
    let first = submit(.popToRoot())
    let second = submit(.popToRoot())
    #expect(second.story == "merged, freed")
    app.settle()
    #expect(first.story == "performed, freed")
  }

  @Test func `A request that was rejected is freed`() {
    let bottom = submit(.pop())
    #expect(bottom.story == "rejected, freed")
    container.losesPushes = true
    let dropped = submit(.push(Coupon()))
    app.settle()
    #expect(dropped.story == "rejected, freed")
  }

  @Test func `A request that was given up is freed`() {
    _ = submit(.push(Screen("A"), animated: false))
    app.settle()
    var pop: Submitted?
    _ = DiagnosticReporter.collecting {
      container.losesEnds = true
      pop = submit(.pop())
      app.settle()
    }
    container.losesEnds = false
    app.settle()
    #expect(pop?.story == "timedOut, freed")
  }

  @Test func `A request that waits for a window that goes away ends and is freed`() {
    var window: UIWindow? = app.device.run { UIWindow() }
    weak let gone = window
    var root: Mall?
    var waiting: Submitted?
    app.device.run {
      if let window {
        window.rootViewController = Screen("Second")
        let mall = Mall(window: window)
        mall.launch()
        root = mall
      }
    }
    app.settle()
    app.device.run {
      window?.isHidden = true
      guard let root else { return }
      let request = TransitionRequest(.present(Screen("Sheet")), requester: root.context)
      request.submit()
      waiting = Submitted(request: request, handle: request.handle)
    }
    #expect(waiting?.story == "waits, kept")
    app.device.run {
      window?.windowScene = nil
      window = nil
      root = nil
    }
    app.settle()
    #expect(gone == nil)
    // The next window that comes has those looked at that are gone.
    app.device.run {
      let next = UIWindow()
      next.rootViewController = Screen("Third")
      next.makeKeyAndVisible()
    }
    app.settle()
    #expect(waiting?.story == "rejected, freed")
  }
  /// A root in a window that is hidden, in which a presentation waits.
  @MainActor
  private final class Waiting {
    var window: UIWindow? = UIWindow()
    var root: Coupon? = Coupon()
    private(set) var told: UIApplication?

    init() {
      window?.rootViewController = root?.rootViewController
      root?.launch()
      window?.makeKeyAndVisible()
    }

    func ask() {
      window?.isHidden = true
      root?.present(Screen("Sheet")).whenEnded { [weak self] _ in self?.told = UIApplication.shared
      }
    }
  }

  private func waiting() -> Waiting {
    let waiting = app.device.run { Waiting() }
    app.settle()
    app.device.run { waiting.ask() }
    _ = DiagnosticReporter.collecting { app.settle() }
    return waiting
  }

  @Test func `Who hears that a window is freed is on its device`() {
    let waiting = waiting()
    #expect(waiting.told == nil)
    waiting.window?.windowScene = nil
    waiting.window = nil
    #expect(waiting.told === app.device.application)
  }

  @Test func `Who hears that a root is freed without a stop is on its device`() {
    let waiting = waiting()
    waiting.root = nil
    #expect(waiting.told === app.device.application)
  }
}
