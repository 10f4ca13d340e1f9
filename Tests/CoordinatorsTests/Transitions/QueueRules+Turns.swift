import CoordinatorTesting
import HeadlessUIKit
import Testing

extension QueueRule {
  static var all: [QueueRule] { turns + places + reentrance + observation + ends + several }

  /// Whose turn it is.
  static var turns: [QueueRule] {
    [
      QueueRule(
        "nothing runs or waits in the window", "carried out before the verb returns",
        "waits, List A"
      ) { counter in
        counter.ends(counter.shop.push(Screen("A")))
      },
      QueueRule(
        "another request runs", "waits in the queue; requests run in order",
        "List A; performed, performed, performed, List A B C"
      ) { counter in
        let handles = ["A", "B", "C"].map { counter.shop.push(Screen($0)) }
        let before = counter.stack
        counter.settle()
        return "\(before); \(counter.ends(handles[0], handles[1], handles[2]))"
      },
      QueueRule(
        "the previous transition ends",
        "the next request starts when UIKit reports that end, not earlier",
        "List A, List A B"
      ) { counter in
        counter.shop.push(Screen("A"))
        counter.shop.push(Screen("B"))
        counter.app.device.clock.advance(by: .milliseconds(200))
        let during = counter.stack
        counter.settle()
        return "\(during), \(counter.stack)"
      },
      QueueRule(
        "UIKit is busy and ignores a presentation", "retried in the next run-loop turns",
        "performed, List ^ Second"
      ) { counter in
        counter.shop.navigationController.present(Screen("First"), animated: false)
        counter.settle()
        counter.shop.navigationController.dismiss(animated: true)
        let handle = counter.shop.present(Screen("Second"))
        counter.settle()
        return counter.ends(handle)
      },
    ]
  }

  /// Windows, and none.
  static var places: [QueueRule] {
    [
      QueueRule(
        "it changes a stack, tabs or a root without a window",
        "carried out at once, one request after another",
        "performed, performed, A B"
      ) { counter in
        let account = Account()
        counter.shop.start(account)
        account.set([])
        let handles = [account.push(Screen("A")), account.push(Screen("B"))]
        let stack = account.titles
        return (handles.map { counter.short($0.ended) } + [stack.joined(separator: " ")])
          .joined(separator: ", ")
      },
      QueueRule(
        "it presents a screen without a visible window",
        "waits until the window is visible; reported after three seconds",
        "waits, List; waitsForWindow; performed, List ^ Sheet"
      ) { counter in
        let window = try #require(counter.app.window)
        window.isHidden = true
        let handle = counter.shop.present(Screen("Sheet"))
        let told = DiagnosticReporter.collecting { counter.settle() }.map(\.code).joined()
        let before = "\(counter.ends(handle)); \(told)"
        counter.app.device.run { window.isHidden = false }
        counter.settle()
        return "\(before); \(counter.ends(handle))"
      },
      QueueRule(
        "it pushes a screen while a presentation waits for its window",
        "does not wait, because a push needs no window",
        "waits, performed, List A"
      ) { counter in
        try #require(counter.app.window).isHidden = true
        let presented = counter.shop.present(Screen("Sheet"))
        let pushed = counter.shop.push(Screen("A"))
        return counter.ends(presented, pushed)
      },
      QueueRule(
        "it dismisses a screen whose presentation waits for its window",
        "runs after the presentation",
        "waits, waits, List; performed, performed, List"
      ) { counter in
        let window = try #require(counter.app.window)
        window.isHidden = true
        let handles = [counter.shop.present(Screen("Sheet")), counter.shop.dismiss()]
        // That it waits is told, as above.
        _ = DiagnosticReporter.collecting { counter.settle() }
        let before = counter.ends(handles[0], handles[1])
        counter.app.device.run { window.isHidden = false }
        counter.settle()
        return "\(before); \(counter.ends(handles[0], handles[1]))"
      },
      QueueRule(
        "its hierarchy comes into a visible window",
        "waiting requests run before new ones",
        "performed, performed, List ^ First ^ Second"
      ) { counter in
        let window = try #require(counter.app.window)
        return counter.app.device.run {
          window.rootViewController = Screen("Splash")
          let first = counter.shop.present(Screen("First"))
          window.rootViewController = counter.container
          let second = counter.shop.present(Screen("Second"))
          counter.settle()
          return counter.ends(first, second)
        }
      },
      QueueRule(
        "its hierarchy moves from a hidden window to a visible one",
        "the same, even if the hidden window is then freed",
        "waits; performed, List ^ Kept; waits; performed, List ^ Freed"
      ) { counter in
        let visible = try #require(counter.app.window)
        return counter.app.device.run {
          var parts: [String] = []
          for title in ["Kept", "Freed"] {
            visible.rootViewController = Screen("Splash")
            var hidden: UIWindow? = UIWindow()
            hidden?.rootViewController = counter.container
            hidden?.isHidden = false
            counter.settle()
            hidden?.isHidden = true
            let handle = counter.shop.present(Screen(title))
            parts.append(counter.short(handle.ended))
            hidden?.rootViewController = nil
            visible.rootViewController = counter.container
            if title == "Freed" { hidden = nil }
            counter.settle()
            parts.append(counter.ends(handle))
            withExtendedLifetime(hidden) {}
            counter.shop.dismiss(animated: false)
            counter.settle()
          }
          return parts.joined(separator: "; ")
        }
      },
      QueueRule(
        "its window, or its root that was not stopped, is freed", "`rejected`",
        "waits, waits; waits, rejected; rejected, rejected"
      ) { counter in
        counter.app.device.run {
          var root: Bare? = Bare(UINavigationController())
          root?.launch()
          var window: UIWindow? = UIWindow()
          let other = Bare(UINavigationController(rootViewController: Screen("Other")))
          window?.rootViewController = other.navigationController
          window?.makeKeyAndVisible()
          other.launch()
          counter.settle()
          window?.isHidden = true
          let handles = [root?.present(Screen("1")), other.present(Screen("2"))]
          var ends: String { handles.map { counter.short($0?.ended) }.joined(separator: ", ") }
          var parts = [ends]
          window = nil
          // That they wait is told, as above.
          _ = DiagnosticReporter.collecting { counter.settle() }
          parts.append(ends)
          root = nil
          parts.append(ends)
          withExtendedLifetime(window) {}
          return parts.joined(separator: "; ")
        }
      },
      QueueRule(
        "its scene is disconnected", "`rejected`, whether it runs or waits",
        "waits, waits; rejected, rejected; 0 issues"
      ) { counter in
        let scenes = try TwoScenes()
        let account = Account()
        return try scenes.driver.device.run {
          try scenes.frame(1).setRoot(account)
          scenes.driver.settle()
          let handles = [account.push(Screen("A")), account.push(Screen("B"))]
          var ends: String { handles.map { counter.short($0.ended) }.joined(separator: ", ") }
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
      ) { counter in
        let other = Bare(UINavigationController(rootViewController: Screen("Other")))
        return counter.app.device.run {
          let window = UIWindow()
          window.rootViewController = other.navigationController
          window.makeKeyAndVisible()
          other.launch()
          counter.shop.push(Screen("B"))
          other.push(Screen("A"))
          let titles = other.titles
          return "\(titles.joined(separator: " ")), \(counter.stack)"
        }
      },
    ]
  }

  /// Requests from inside.
  static var reentrance: [QueueRule] {
    [
      QueueRule(
        "it is made when a transition ends, and nothing waits",
        "carried out before the verb returns",
        "List A B"
      ) { counter in
        var then = ""
        counter.shop.push(Screen("A")).whenCompleted { _ in
          counter.shop.push(Screen("B"))
          then = counter.stack
        }
        counter.settle()
        return then
      },
      QueueRule(
        "it is made when a transition ends, and another request waits", "runs after that request",
        "List A B C"
      ) { counter in
        counter.shop.push(Screen("A")).whenCompleted { _ in counter.shop.push(Screen("C")) }
        counter.shop.push(Screen("B"))
        counter.settle()
        return counter.stack
      },
      QueueRule(
        "it is made in a view callback of a transition", "waits for the end of that transition",
        "List Eager; List Eager Next"
      ) { counter in
        let eager = Eager()
        eager.title = "Eager"
        var during = ""
        eager.appeared = {
          counter.shop.push(Screen("Next"))
          during = counter.stack
        }
        counter.shop.push(eager)
        counter.settle()
        return "\(during); \(counter.stack)"
      },
      QueueRule(
        "it is made while a screen is created", "runs after that screen is shown", "List Made Next"
      ) { counter in
        @MainActor func make() -> Screen {
          counter.shop.push(Screen("Next"))
          return Screen("Made")
        }
        counter.shop.perform(.push(make()))
        counter.settle()
        return counter.stack
      },
      QueueRule(
        "it is made in the `start()` of a child that a transition or a verb shows",
        "runs after the child's screen is shown; on a stack that is not shown yet, at once",
        "List Guide Tip Guide Tip ^ - ^ Sheet; Home"
      ) { counter in
        counter.shop.perform(.push(Guide(counter.shop)))
        counter.shop.push(Guide(counter.shop))
        let home = OrderTests.Main { $0.present(Screen("Sheet")) }
        counter.shop.present(home)
        counter.settle()
        return "\(counter.stack); \(home.titlesInStart.joined())"
      },
      QueueRule(
        "it is made in a hook, a delegate call or `whenEnded` when a coordinator stops",
        "also removes the screens of that coordinator, in one transition",
        "List Next; 1 push, 0 pops. List Next; 1 push, 0 pops. List Next; 1 push, 0 pops"
      ) { _ in
        try Farewell.Place.allCases.map { place in
          let counter = try Counter()
          let flow = Farewell(counter.shop, place)
          counter.shop.start(flow).whenEnded { _ in flow.ask(in: .whenEnded) }
          flow.delegate += flow
          counter.settle()
          let count = counter.app.events.count
          flow.finish(())
          counter.settle()
          let kinds = counter.app.events.dropFirst(count).map { "\($0.kind)" }
          let pushes = kinds.count { $0.hasPrefix("push") && $0.hasSuffix("performed") }
          let pops = kinds.count { $0.hasPrefix("leave") && $0.hasSuffix("performed") }
          return "\(counter.stack); \(pushes) push, \(pops) pops"
        }
        .joined(separator: ". ")
      },
    ]
  }
}

/// A scene that asks for one more screen when it starts.
final class Guide: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = Screen("Guide")
  private let shop: Shop

  init(_ shop: Shop) { self.shop = shop }

  func start() { shop.push(Screen("Tip")) }
}

/// A flow with one screen that asks for the next one of its parent when it ends.
final class Farewell: NavigationCoordinator, FlowCoordinator {
  typealias Output = Void

  /// Where it asks.
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

  func start() { push(Screen("Farewell")) }
  func stop() { ask(in: .hook) }
  func coordinatorDidStop(_ coordinator: any Coordinator) { ask(in: .delegateCall) }

  func ask(in place: Place) {
    if place == self.place { shop.push(Screen("Next")) }
  }
}
