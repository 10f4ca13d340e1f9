import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

extension QueueRule {
  static var all: [QueueRule] { waiting + windows + nested + gestures + results + sequences }

  /// When a request runs.
  static var waiting: [QueueRule] {
    [
      QueueRule(
        "nothing runs or waits in the window", "carried out before the verb returns",
        "waits, List A"
      ) { stage in
        stage.ends(stage.shop.push(Screen("A")))
      },
      QueueRule(
        "another request runs", "waits in the queue; requests run in order",
        "List A; performed, performed, performed, List A B C"
      ) { stage in
        let handles = ["A", "B", "C"].map { stage.shop.push(Screen($0)) }
        let before = stage.stack
        stage.settle()
        return "\(before); \(stage.ends(handles[0], handles[1], handles[2]))"
      },
      QueueRule(
        "the previous transition ends",
        "the next request starts when UIKit reports that end, not earlier",
        "List A, List A B"
      ) { stage in
        stage.shop.push(Screen("A"))
        stage.shop.push(Screen("B"))
        stage.app.device.clock.advance(by: .milliseconds(200))
        let during = stage.stack
        stage.settle()
        return "\(during), \(stage.stack)"
      },
      QueueRule(
        "UIKit is busy and ignores a presentation", "retried in the next run-loop turns",
        "performed, List ^ Second"
      ) { stage in
        stage.shop.navigationController.present(Screen("First"), animated: false)
        stage.settle()
        stage.shop.navigationController.dismiss(animated: true)
        let handle = stage.shop.present(Screen("Second"))
        stage.settle()
        return stage.ends(handle)
      },
    ]
  }

  /// Requests in several windows, or without a window.
  static var windows: [QueueRule] {
    [
      QueueRule(
        "it changes a stack, tabs or a root without a window",
        "carried out at once, one request after another",
        "performed, performed, A B"
      ) { stage in
        let account = Account()
        stage.shop.start(account)
        account.set([])
        let handles = [account.push(Screen("A")), account.push(Screen("B"))]
        let stack = account.titles
        return (handles.map { $0.ended.words } + [stack.joined(separator: " ")])
          .joined(separator: ", ")
      },
      QueueRule(
        "it presents a screen without a visible window",
        "waits until the window is visible; reported after three seconds",
        "waits, List; waitsForWindow; performed, List ^ Sheet"
      ) { stage in
        let window = try require(stage.app.window)
        window.isHidden = true
        let handle = stage.shop.present(Screen("Sheet"))
        let codes = DiagnosticReporter.collecting { stage.settle() }.map(\.code).joined()
        let before = "\(stage.ends(handle)); \(codes)"
        window.isHidden = false
        stage.settle()
        return "\(before); \(stage.ends(handle))"
      },
      QueueRule(
        "it pushes a screen while a presentation waits for its window",
        "does not wait, because a push needs no window",
        "waits, performed, List A"
      ) { stage in
        try require(stage.app.window).isHidden = true
        let presented = stage.shop.present(Screen("Sheet"))
        let pushed = stage.shop.push(Screen("A"))
        return stage.ends(presented, pushed)
      },
      QueueRule(
        "it dismisses a screen whose presentation waits for its window",
        "runs after the presentation",
        "waits, waits, List; performed, performed, List"
      ) { stage in
        let window = try require(stage.app.window)
        window.isHidden = true
        let handles = [stage.shop.present(Screen("Sheet")), stage.shop.dismiss()]
        // The report of the waiting is expected, as above.
        _ = DiagnosticReporter.collecting { stage.settle() }
        let before = stage.ends(handles[0], handles[1])
        window.isHidden = false
        stage.settle()
        return "\(before); \(stage.ends(handles[0], handles[1]))"
      },
      QueueRule(
        "its hierarchy comes into a visible window",
        "waiting requests run before new ones",
        "performed, performed, List ^ First ^ Second"
      ) { stage in
        let window = try require(stage.app.window)
        return stage.app.device.run {
          window.rootViewController = Screen("Splash")
          let first = stage.shop.present(Screen("First"))
          window.rootViewController = stage.container
          let second = stage.shop.present(Screen("Second"))
          stage.settle()
          return stage.ends(first, second)
        }
      },
      QueueRule(
        "its hierarchy moves from a hidden window to a visible one",
        "the same, even if the hidden window is then freed",
        "waits; performed, List ^ Kept; waits; performed, List ^ Freed"
      ) { stage in
        let visible = try require(stage.app.window)
        return stage.app.device.run {
          var parts: [String] = []
          for title in ["Kept", "Freed"] {
            visible.rootViewController = Screen("Splash")
            var hidden: UIWindow? = UIWindow()
            hidden?.rootViewController = stage.container
            hidden?.isHidden = false
            stage.settle()
            hidden?.isHidden = true
            let handle = stage.shop.present(Screen(title))
            parts.append(handle.ended.words)
            hidden?.rootViewController = nil
            visible.rootViewController = stage.container
            if title == "Freed" { hidden = nil }
            stage.settle()
            parts.append(stage.ends(handle))
            withExtendedLifetime(hidden) {}
            stage.shop.dismiss(animated: false)
            stage.settle()
          }
          return parts.joined(separator: "; ")
        }
      },
      QueueRule(
        "its window, or its root that was not stopped, is freed", "`rejected`",
        "waits, waits; waits, rejected; rejected, rejected"
      ) { stage in
        var root: Bare? = Bare(UINavigationController())
        root?.launch()
        let other = Bare(UINavigationController(rootViewController: Screen("Other")))
        var window: UIWindow? = visibleWindow(other.navigationController)
        other.launch()
        stage.settle()
        window?.isHidden = true
        let handles = [root?.present(Screen("1")), other.present(Screen("2"))]
        var ends: String { handles.map { ($0?.ended).words }.joined(separator: ", ") }
        var parts = [ends]
        window = nil
        // The report of the waiting is expected, as above.
        _ = DiagnosticReporter.collecting { stage.settle() }
        parts.append(ends)
        root = nil
        parts.append(ends)
        withExtendedLifetime(window) {}
        return parts.joined(separator: "; ")
      },
      QueueRule(
        "its scene is disconnected", "`rejected`, whether it runs or waits",
        "waits, waits; rejected, rejected; 0 issues"
      ) { stage in
        let scenes = try TwoScenes()
        let account = Account()
        return try scenes.driver.device.run {
          try scenes.frame(1).setRoot(account)
          scenes.driver.settle()
          let handles = [account.push(Screen("A")), account.push(Screen("B"))]
          var ends: String { handles.map { $0.ended.words }.joined(separator: ", ") }
          var parts = [ends]
          scenes.disconnect(1)
          parts.append(ends)
          let issues = DiagnosticReporter.collecting {
            scenes.driver.device.clock.advance(by: .seconds(60))
          }
          return (parts + ["\(issues.count) issues"]).joined(separator: "; ")
        }
      },
      QueueRule(
        "it happens in another window", "does not wait for this window", "Other A, List B"
      ) { stage in
        let other = Bare(UINavigationController(rootViewController: Screen("Other")))
        return stage.app.device.run {
          let window = UIWindow()
          window.rootViewController = other.navigationController
          window.makeKeyAndVisible()
          other.launch()
          stage.shop.push(Screen("B"))
          other.push(Screen("A"))
          let titles = other.titles
          return "\(titles.joined(separator: " ")), \(stage.stack)"
        }
      },
    ]
  }

  /// Requests made during a transition.
  static var nested: [QueueRule] {
    [
      QueueRule(
        "it is made when a transition ends, and nothing waits",
        "carried out before the verb returns",
        "List A B"
      ) { stage in
        var then = ""
        stage.shop.push(Screen("A")).whenCompleted { _ in
          stage.shop.push(Screen("B"))
          then = stage.stack
        }
        stage.settle()
        return then
      },
      QueueRule(
        "it is made when a transition ends, and another request waits", "runs after that request",
        "List A B C"
      ) { stage in
        stage.shop.push(Screen("A")).whenCompleted { _ in stage.shop.push(Screen("C")) }
        stage.shop.push(Screen("B"))
        stage.settle()
        return stage.stack
      },
      QueueRule(
        "it is made in a view callback of a transition", "waits for the end of that transition",
        "List Eager; List Eager Loaded Next"
      ) { stage in
        let eager = Eager("Eager")
        var during = ""
        eager.loaded = { stage.shop.push(Screen("Loaded")) }
        eager.appeared = {
          stage.shop.push(Screen("Next"))
          during = stage.stack
        }
        stage.shop.push(eager)
        stage.settle()
        return "\(during); \(stage.stack)"
      },
      QueueRule(
        "it is made while a screen is created", "runs after that screen is shown", "List Made Next"
      ) { stage in
        @MainActor func make() -> Screen {
          stage.shop.push(Screen("Next"))
          return Screen("Made")
        }
        stage.shop.perform(.push(make()))
        stage.settle()
        return stage.stack
      },
      QueueRule(
        "it is made in the `start()` of a child that a transition or a verb shows",
        "runs after the child's screen is shown; on a stack that is not shown yet, at once",
        "List Chooser Tip Chooser Tip ^ - ^ Sheet; Home"
      ) { stage in
        for isVerb in [false, true] {
          let chooser = Chooser { _ in stage.shop.push(Screen("Tip")) }
          if isVerb { stage.shop.push(chooser) } else { stage.shop.perform(.push(chooser)) }
        }
        let home = RequestOrderTests.Requester { $0.present(Screen("Sheet")) }
        stage.shop.present(home)
        stage.settle()
        return "\(stage.stack); \(home.titlesInStart.joined())"
      },
      QueueRule(
        "it is made in a hook, a delegate call or `whenEnded` when a coordinator stops",
        "also removes the screens of that coordinator, in one transition",
        "List Next; 1 push, 0 pops. List Next; 1 push, 0 pops. List Next; 1 push, 0 pops. "
          + "Busy: List Next; 2 push, 0 pops"
      ) { _ in
        (HandoverFlow.Place.allCases.map { HandoverFlow.end(in: $0) }
          + ["Busy: \(HandoverFlow.end(in: .whenEnded, isBusy: true))"])
          .joined(separator: ". ")
      },
    ]
  }
}

/// A flow whose parent pushes the next screen when the flow ends.
final class HandoverFlow: NavigationCoordinator, FlowCoordinator {
  typealias Output = Void

  /// Where the push is requested.
  enum Place: CaseIterable { case hook, delegateCall, whenEnded }

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private let shop: Shop
  private let place: Place

  init(_ shop: Shop, _ place: Place) {
    navigationController = shop.navigationController
    self.shop = shop
    self.place = place
  }

  func start() { push(Screen("First")) }
  func stop() { pushNext(in: .hook) }
  func coordinatorDidStop(_ coordinator: any Coordinator) { pushNext(in: .delegateCall) }

  func pushNext(in place: Place) {
    if place == self.place { shop.push(Screen("Next")) }
  }

  /// The stack after the end of such a flow, and the transitions of that time.
  ///
  /// - Parameter isBusy: Whether the flow ends during a push of its own.
  static func end(in place: Place, isBusy: Bool = false) -> String {
    let stage = QueueStage()
    let flow = HandoverFlow(stage.shop, place)
    stage.shop.start(flow).whenEnded { _ in flow.pushNext(in: .whenEnded) }
    flow.delegate += flow
    stage.settle()
    let count = stage.app.events.count
    if isBusy { flow.push(Screen("Second")) }
    flow.finish(())
    stage.settle()
    let kinds = stage.app.events.dropFirst(count).map { "\($0.kind)" }
    let pushes = kinds.count { $0.hasPrefix("push") && $0.hasSuffix("performed") }
    let pops = kinds.count { $0.hasPrefix("leave") && $0.hasSuffix("performed") }
    return "\(stage.stack); \(pushes) push, \(pops) pops"
  }
}
