import CoordinatorTesting
import HeadlessUIKit
import Testing

extension QueueRule {
  /// Gestures and raw calls.
  static var gestures: [QueueRule] {
    [
      QueueRule(
        "a gesture is in progress", "waits for its end, without a time limit",
        "List; List A B; 0 issues"
      ) { stage in
        stage.shop.push(Screen("A"))
        stage.settle()
        return try stage.drag({ try stage.app.beginSwipeBack() }, picture: { stage.stack }) {
          stage.shop.push(Screen("B"))
        }
      },
      QueueRule(
        "a sheet is being dragged", "waits for its end, without a time limit",
        "waits, List ^ Sheet; performed, List ^ Sheet ^ Next; 0 issues"
      ) { stage in
        stage.shop.present(Screen("Sheet"), style: .pageSheet)
        stage.settle()
        var handle: TransitionHandle?
        return try stage.drag({ try stage.app.beginSheetDrag() }, picture: { stage.ends(handle) }) {
          handle = stage.shop.present(Screen("Next"))
        }
      },
      QueueRule(
        "a page is being dragged", "waits for its end, without a time limit",
        "waits, One; performed, Three; 0 issues"
      ) { stage in
        let album = Album()
        stage.shop.present(album, style: .fullScreen)
        stage.settle()
        var handle: TransitionHandle?
        return try stage.drag(
          { try stage.app.beginPageTurn(forward: true) },
          picture: { "\((handle?.ended).words), \(album.shown.joined(separator: " "))" }
        ) { handle = album.turn(to: album.pages[2]) }
      },
      QueueRule(
        "a raw transition is in progress", "waits for its end",
        "waits, List Raw; performed, List Raw A"
      ) { stage in
        stage.shop.navigationController.pushViewController(Screen("Raw"), animated: true)
        let handle = stage.shop.push(Screen("A"))
        let before = stage.ends(handle)
        stage.settle()
        return "\(before); \(stage.ends(handle))"
      },
      QueueRule(
        "a raw call or a gesture changes the stack between two requests",
        "recorded as observed; new screens get owners; the next request starts from that stack",
        "performed, List Raw B, List Raw B; push Screen observed, push Screen observed, "
          + "pop Screen observed, push Screen observed, pop Screen observed"
      ) { stage in
        stage.shop.navigationController.pushViewController(Screen("Raw"), animated: true)
        stage.settle()
        stage.shop.navigationController.pushViewController(Screen("A"), animated: false)
        stage.settle()
        stage.app.back()
        stage.shop.navigationController.pushViewController(Screen("C"), animated: false)
        stage.settle()
        stage.app.swipeBack()
        let handle = stage.shop.push(Screen("B"))
        stage.settle()
        let owned = stage.shop.childViewControllers.map { $0.title ?? "" }
        let observed = stage.observed().joined(separator: ", ")
        return "\(stage.ends(handle)), \(owned.joined(separator: " ")); \(observed)"
      },
      QueueRule(
        "a raw call removes the screen of a request before the request ends",
        "ends as performed, and the next request starts from the new state",
        "performed, performed, List B"
      ) { stage in
        let first = stage.shop.push(Screen("A"), animated: false)
        let second = stage.shop.push(Screen("B"), animated: false)
        stage.shop.navigationController.setViewControllers([stage.shop.list], animated: false)
        stage.settle()
        return stage.ends(first, second)
      },
    ]
  }

  /// How requests end.
  static var results: [QueueRule] {
    [
      QueueRule(
        "UIKit reports its end", "`performed`, not earlier", "waits, waits, performed, List A"
      ) { stage in
        let handle = stage.shop.push(Screen("A"))
        let before = handle.ended.words
        stage.app.device.clock.advance(by: .milliseconds(200))
        let during = handle.ended.words
        stage.settle()
        return "\(before), \(during), \(stage.ends(handle))"
      },
      QueueRule(
        "it repeats the last waiting request: same coordinator, place and screen",
        "`merged`, at once", "waits, waits, merged, List A; performed, performed, merged, List A B"
      ) { stage in
        let screen = Screen("B")
        let handles = [Screen("A"), screen, screen].map { stage.shop.push($0) }
        let before = stage.ends(handles[0], handles[1], handles[2])
        stage.settle()
        return "\(before); \(stage.ends(handles[0], handles[1], handles[2]))"
      },
      QueueRule(
        "it repeats the route of the last waiting request", "`merged`, and creates nothing",
        "performed, merged, List A B; 1 made"
      ) { stage in
        var made = 0
        @MainActor func make() -> Screen {
          made += 1
          return Screen("B")
        }
        stage.shop.push(Screen("A"))
        var transition = ScreenTransition.push(make())
        transition.route = "b"
        let handles = [stage.shop.perform(transition), stage.shop.perform(transition)]
        stage.settle()
        return "\(stage.ends(handles[0], handles[1])); \(made) made"
      },
      QueueRule(
        "nothing waits, and it repeats the running request, or its route", "`merged`, too",
        "waits, merged, List A; performed, merged, List A; performed, merged, List A B; "
          + "performed, merged"
      ) { stage in
        let screen = Screen("A")
        let pushes = [stage.shop.push(screen), stage.shop.push(screen)]
        let before = stage.ends(pushes[0], pushes[1])
        stage.settle()
        let after = stage.ends(pushes[0], pushes[1])
        let taps = (0...1).map { _ in
          var transition = ScreenTransition.push(Screen("B"))
          transition.route = "b"
          return stage.shop.perform(transition)
        }
        stage.settle()
        let stack = stage.ends(taps[0], taps[1])
        // The old root dismisses its sheet first.
        stage.shop.present(Screen("Sheet"))
        stage.settle()
        let root = UINavigationController()
        let roots = [stage.shop.setRoot(root), stage.shop.setRoot(root)]
        stage.settle()
        let ends = roots.map { $0.ended.words }.joined(separator: ", ")
        return "\(before); \(after); \(stack); \(ends)"
      },
      QueueRule(
        "it shows another screen of the same class, without a route", "not merged",
        "performed, performed, List A B B"
      ) { stage in
        stage.shop.push(Screen("A"))
        let handles = [
          stage.shop.perform(.push(Screen("B"))), stage.shop.perform(.push(Screen("B"))),
        ]
        stage.settle()
        return stage.ends(handles[0], handles[1])
      },
      QueueRule(
        "it is an `attempt`, and the last waiting request is not, or the other way round",
        "not merged, because only one of them asks guards",
        "performed, performed, List ^ Busy; performed, performed, List ^ Busy"
      ) { stage in
        let ends = [false, true].map { attemptsFirst in
          stage.shop.dismissAll(animated: false)
          stage.shop.push(Screen("A"))
          stage.shop.push(LockedScreen())
          stage.settle()
          stage.shop.present(Screen("Busy"), animated: false)
          let first = attemptsFirst ? stage.shop.attempt(.popToRoot()) : stage.shop.popToRoot()
          let second = attemptsFirst ? stage.shop.popToRoot() : stage.shop.attempt(.popToRoot())
          stage.settle()
          return stage.ends(first, second)
        }
        return ends.joined(separator: "; ")
      },
      QueueRule(
        "it is a `pop` after a `pop`, or a `dismiss` after a `dismiss`",
        "not merged, because each removes one screen",
        "performed, performed, List A; performed, performed, List A ^ D"
      ) { stage in
        for title in ["A", "B", "C"] { stage.shop.push(Screen(title)) }
        let pops = [stage.shop.pop(), stage.shop.pop()]
        stage.settle()
        let popped = stage.ends(pops[0], pops[1])
        for title in ["D", "E", "F"] { stage.shop.present(Screen(title)) }
        let dismissals = [stage.shop.dismiss(), stage.shop.dismiss()]
        stage.settle()
        return "\(popped); \(stage.ends(dismissals[0], dismissals[1]))"
      },
      QueueRule(
        "it repeats a waiting request, and another one waits between them", "not merged",
        "performed, performed, performed, List"
      ) { stage in
        stage.shop.push(Screen("A"))
        let handles = [
          stage.shop.popToRoot(), stage.shop.push(Screen("B")), stage.shop.popToRoot(),
        ]
        stage.settle()
        return stage.ends(handles[0], handles[1], handles[2])
      },
      QueueRule(
        "it repeats a step of a `sequence`, or a step of a `sequence` repeats it",
        "not merged, because the step has other steps around it",
        "performed, performed, performed, List"
      ) { stage in
        stage.shop.push(Screen("A"))
        let handles = [
          stage.shop.popToRoot(),
          stage.shop.perform(.sequence(.popToRoot(), .push(Screen("B")))),
          stage.shop.popToRoot(),
        ]
        stage.settle()
        return stage.ends(handles[0], handles[1], handles[2])
      },
      QueueRule(
        "its tab, or the screen in which it embeds, has only been requested",
        "looked up when the request reaches the front of the queue",
        "performed, performed, List A (B); performed, performed, tab 3"
      ) { stage in
        stage.shop.push(Screen("Busy"))
        let pop = stage.shop.pop()
        let detail = Screen("A")
        stage.shop.push(detail)
        let embedding = stage.shop.embed(Screen("B"))
        stage.settle()
        let inner = detail.children.map { $0.title ?? "-" }.joined(separator: " ")
        let embedded = "\(stage.ends(pop, embedding)) (\(inner))"
        let market = Market(tabBarController: UITabBarController())
        stage.shop.present(market, style: .fullScreen)
        stage.settle()
        market.present(Screen("Sheet"))
        let handles = [market.addTab(Aisle("Wine")), market.select(index: 3)]
        stage.settle()
        let ends = handles.map { $0.ended.words }.joined(separator: ", ")
        return "\(embedded); \(ends), tab \(market.tabBarController.selectedIndex)"
      },
      QueueRule(
        "it cannot be performed", "`rejected`, with the reason; the user interface is unchanged",
        "rejected, performed, List A"
      ) { stage in
        let handles = [stage.shop.popTo(Screen("Stranger")), stage.shop.push(Screen("A"))]
        stage.settle()
        return stage.ends(handles[0], handles[1])
      },
      QueueRule(
        "it is rejected and has started a child", "the child is stopped, `cancelled(.notShown)`",
        "rejected, List; start stop"
      ) { stage in
        let account = Account()
        let handle = stage.shop.push(account)
        return "\(stage.ends(handle)); \(account.log.joined(separator: " "))"
      },
      QueueRule(
        "the coordinator that made it stops before it runs", "`rejected`, at once",
        "true; rejected, List A"
      ) { stage in
        let order = stage.shop.startOrder([])
        stage.shop.push(Screen("A"))
        let handle = order.push(Screen("B"))
        stage.shop.stop(order)
        let isEnded = handle.ended != nil
        stage.settle()
        return "\(isEnded); \(stage.ends(handle))"
      },
      QueueRule(
        "the user cancels its interactive transition",
        "`rejected`; the user interface is unchanged",
        "rejected, List A"
      ) { stage in
        stage.shop.push(Screen("A"))
        stage.settle()
        let driver = UIPercentDrivenInteractiveTransition()
        let handle = stage.shop.perform(
          .pop(animation: TransitionAnimation(interactor: { driver }) { Fader() }))
        stage.app.device.clock.advance(by: .seconds(1))
        driver.cancel()
        stage.settle()
        return stage.ends(handle)
      },
      QueueRule(
        "UIKit, or a subclass, ignores the call", "`rejected`, and the next request starts",
        "rejected, performed, List B"
      ) { stage in
        stage.container.ignored = [.push]
        let dropped = stage.shop.push(Screen("A"))
        dropped.whenCompleted { _ in stage.container.ignored = [] }
        let next = stage.shop.push(Screen("B"))
        stage.settle()
        return stage.ends(dropped, next)
      },
      QueueRule(
        "UIKit does not report its end within 10 seconds",
        "`timedOut`, reported, and the next request starts from the current state",
        "timed out, waits; transitionTimedOut; List A B; "
          + "timed out, timed out; transitionTimedOut; List A B"
      ) { stage in
        var handles: [TransitionHandle] = []
        // UIKit delays the next push, so it does not report that end either.
        let parts = [0, 1].map { part in
          let issues = DiagnosticReporter.collecting {
            if part == 0 {
              handles.append(
                stage.shop.perform(
                  .push(Screen("A"), animation: TransitionAnimation { Fader(ends: false) })))
              handles.append(stage.shop.push(Screen("B")))
            }
            stage.app.device.clock.advance(by: .milliseconds(10_500))
          }
          let ends = handles.map { $0.ended.words }.joined(separator: ", ")
          let pushed = stage.container.pushed.joined(separator: " ")
          return "\(ends); \(issues.map(\.code).joined(separator: " ")); \(pushed)"
        }
        return parts.joined(separator: "; ")
      },
    ]
  }
}
