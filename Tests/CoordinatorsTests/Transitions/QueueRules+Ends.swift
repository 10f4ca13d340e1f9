import CoordinatorTesting
import HeadlessUIKit
import Testing

extension QueueRule {
  /// What happens without a request.
  static var observation: [QueueRule] {
    [
      QueueRule(
        "a gesture is in progress", "waits for its end, without a time limit",
        "List; List A B; 0 issues"
      ) { counter in
        counter.shop.push(Screen("A"))
        counter.settle()
        var during = ""
        let issues = try DiagnosticReporter.collecting {
          try counter.app.beginSwipeBack()
          counter.app.moveSwipe(to: 0.5)
          counter.shop.push(Screen("B"))
          counter.app.device.clock.advance(by: .seconds(60))
          during = counter.stack
          counter.app.cancelSwipe()
        }
        counter.settle()
        return "\(during); \(counter.stack); \(issues.count) issues"
      },
      QueueRule(
        "a sheet is being dragged", "waits for its end, without a time limit",
        "waits, List ^ Sheet; performed, List ^ Sheet ^ Next; 0 issues"
      ) { counter in
        counter.shop.present(Screen("Sheet"), style: .pageSheet)
        counter.settle()
        var handle: TransitionHandle?
        var during = ""
        let issues = try DiagnosticReporter.collecting {
          try counter.app.beginSheetDrag()
          counter.app.moveSheetDrag(to: 0.5)
          handle = counter.shop.present(Screen("Next"))
          counter.app.device.clock.advance(by: .seconds(60))
          during = counter.ends(handle)
          counter.app.cancelSheetDrag()
        }
        counter.settle()
        return "\(during); \(counter.ends(handle)); \(issues.count) issues"
      },
      QueueRule(
        "a page is being dragged", "waits for its end, without a time limit",
        "waits, One; performed, Three; 0 issues"
      ) { counter in
        let album = Album()
        counter.shop.present(album, style: .fullScreen)
        counter.settle()
        var handle: TransitionHandle?
        var during = ""
        let issues = try DiagnosticReporter.collecting {
          try counter.app.beginPageTurn(forward: true)
          counter.app.movePageTurn(to: 0.5)
          handle = album.turn(to: album.pages[2])
          counter.app.device.clock.advance(by: .seconds(60))
          during = "\(counter.short(handle?.ended)), \(album.shown.joined(separator: " "))"
          counter.app.cancelPageTurn()
        }
        counter.settle()
        let after = "\(counter.short(handle?.ended)), \(album.shown.joined(separator: " "))"
        return "\(during); \(after); \(issues.count) issues"
      },
      QueueRule(
        "a raw transition is in progress", "waits for its end",
        "waits, List Raw; performed, List Raw A"
      ) { counter in
        counter.shop.navigationController.pushViewController(Screen("Raw"), animated: true)
        let handle = counter.shop.push(Screen("A"))
        let before = counter.ends(handle)
        counter.settle()
        return "\(before); \(counter.ends(handle))"
      },
      QueueRule(
        "a raw call or a gesture changes the stack between two requests",
        "recorded as observed; new screens get owners; the next request starts from that stack",
        "performed, List Raw B, List Raw B; push Screen observed, push Screen observed, "
          + "pop Screen observed, push Screen observed, pop Screen observed"
      ) { counter in
        counter.shop.navigationController.pushViewController(Screen("Raw"), animated: true)
        counter.settle()
        counter.shop.navigationController.pushViewController(Screen("A"), animated: false)
        counter.settle()
        counter.app.back()
        counter.shop.navigationController.pushViewController(Screen("C"), animated: false)
        counter.settle()
        counter.app.swipeBack()
        let handle = counter.shop.push(Screen("B"))
        counter.settle()
        let owned = counter.shop.childViewControllers.map { $0.title ?? "" }
        let observed = counter.observed().joined(separator: ", ")
        return "\(counter.ends(handle)), \(owned.joined(separator: " ")); \(observed)"
      },
      QueueRule(
        "a raw call removes the screen of a request before the request ends",
        "ends as performed, and the next request starts from the new state",
        "performed, performed, List B"
      ) { counter in
        let first = counter.shop.push(Screen("A"), animated: false)
        let second = counter.shop.push(Screen("B"), animated: false)
        counter.shop.navigationController.setViewControllers(
          [counter.shop.list], animated: false)
        counter.settle()
        return counter.ends(first, second)
      },
    ]
  }

  /// How requests end.
  static var ends: [QueueRule] {
    [
      QueueRule(
        "UIKit reports its end", "`performed`, not earlier", "waits, waits, performed, List A"
      ) { counter in
        let handle = counter.shop.push(Screen("A"))
        let before = counter.short(handle.ended)
        counter.app.device.clock.advance(by: .milliseconds(200))
        let during = counter.short(handle.ended)
        counter.settle()
        return "\(before), \(during), \(counter.ends(handle))"
      },
      QueueRule(
        "it repeats the last waiting request: same coordinator, place and screen",
        "`merged`, at once", "waits, waits, merged, List A; performed, performed, merged, List A B"
      ) { counter in
        let screen = Screen("B")
        let handles = [Screen("A"), screen, screen].map { counter.shop.push($0) }
        let before = counter.ends(handles[0], handles[1], handles[2])
        counter.settle()
        return "\(before); \(counter.ends(handles[0], handles[1], handles[2]))"
      },
      QueueRule(
        "it repeats the route of the last waiting request", "`merged`, and creates nothing",
        "performed, merged, List A B; 1 made"
      ) { counter in
        var made = 0
        @MainActor func make() -> Screen {
          made += 1
          return Screen("B")
        }
        counter.shop.push(Screen("A"))
        var transition = ScreenTransition.push(make())
        transition.route = "b"
        let handles = [counter.shop.perform(transition), counter.shop.perform(transition)]
        counter.settle()
        return "\(counter.ends(handles[0], handles[1])); \(made) made"
      },
      QueueRule(
        "it shows another screen of the same class, without a route", "not merged",
        "performed, performed, List A B B"
      ) { counter in
        counter.shop.push(Screen("A"))
        let handles = [
          counter.shop.perform(.push(Screen("B"))), counter.shop.perform(.push(Screen("B"))),
        ]
        counter.settle()
        return counter.ends(handles[0], handles[1])
      },
      QueueRule(
        "it is an `attempt`, and the last waiting request is not, or the other way round",
        "not merged, because only one of them asks guards",
        "performed, performed, List ^ Busy; waits, performed, List ^ Busy"
      ) { counter in
        let ends = [false, true].map { asksFirst in
          counter.shop.dismissAll(animated: false)
          counter.shop.push(Screen("A"))
          counter.shop.push(Keeper())
          counter.settle()
          counter.shop.present(Screen("Busy"), animated: false)
          let first = asksFirst ? counter.shop.attempt(.popToRoot()) : counter.shop.popToRoot()
          let second = asksFirst ? counter.shop.popToRoot() : counter.shop.attempt(.popToRoot())
          counter.settle()
          return counter.ends(first, second)
        }
        return ends.joined(separator: "; ")
      },
      QueueRule(
        "it is a `pop` after a `pop`, or a `dismiss` after a `dismiss`",
        "not merged, because each removes one screen",
        "performed, performed, List A; performed, performed, List A ^ D"
      ) { counter in
        for title in ["A", "B", "C"] { counter.shop.push(Screen(title)) }
        let pops = [counter.shop.pop(), counter.shop.pop()]
        counter.settle()
        let popped = counter.ends(pops[0], pops[1])
        for title in ["D", "E", "F"] { counter.shop.present(Screen(title)) }
        let dismissals = [counter.shop.dismiss(), counter.shop.dismiss()]
        counter.settle()
        return "\(popped); \(counter.ends(dismissals[0], dismissals[1]))"
      },
      QueueRule(
        "it repeats a waiting request, and another one waits between them", "not merged",
        "performed, performed, performed, List"
      ) { counter in
        counter.shop.push(Screen("A"))
        let handles = [
          counter.shop.popToRoot(), counter.shop.push(Screen("B")), counter.shop.popToRoot(),
        ]
        counter.settle()
        return counter.ends(handles[0], handles[1], handles[2])
      },
      QueueRule(
        "it repeats a step of a `sequence`, or a step of a `sequence` repeats it",
        "not merged, because the step has other steps around it",
        "performed, performed, performed, List"
      ) { counter in
        counter.shop.push(Screen("A"))
        let handles = [
          counter.shop.popToRoot(),
          counter.shop.perform(.sequence(.popToRoot(), .push(Screen("B")))),
          counter.shop.popToRoot(),
        ]
        counter.settle()
        return counter.ends(handles[0], handles[1], handles[2])
      },
      QueueRule(
        "its tab, or the screen in which it embeds, has only been requested",
        "looked up when the request reaches the front of the queue",
        "performed, performed, List A (B); performed, performed, tab 3"
      ) { counter in
        counter.shop.push(Screen("Busy"))
        let pop = counter.shop.pop()
        let detail = Screen("A")
        counter.shop.push(detail)
        let embedding = counter.shop.embed(Screen("B"))
        counter.settle()
        let inner = detail.children.map { $0.title ?? "-" }.joined(separator: " ")
        let embedded = "\(counter.ends(pop, embedding)) (\(inner))"
        let market = Market(tabBarController: UITabBarController())
        counter.shop.present(market, style: .fullScreen)
        counter.settle()
        market.present(Screen("Sheet"))
        let handles = [market.addTab(Aisle("Wine")), market.select(index: 3)]
        counter.settle()
        let ends = handles.map { counter.short($0.ended) }.joined(separator: ", ")
        return "\(embedded); \(ends), tab \(market.tabBarController.selectedIndex)"
      },
      QueueRule(
        "it cannot be performed", "`rejected`, with the reason; the user interface is unchanged",
        "rejected, performed, List A"
      ) { counter in
        let handles = [counter.shop.popTo(Screen("Stranger")), counter.shop.push(Screen("A"))]
        counter.settle()
        return counter.ends(handles[0], handles[1])
      },
      QueueRule(
        "it is rejected and has started a child", "the child is stopped, `cancelled(.notShown)`",
        "rejected, List; start stop"
      ) { counter in
        let account = Account()
        let handle = counter.shop.push(account)
        return "\(counter.ends(handle)); \(account.log.joined(separator: " "))"
      },
      QueueRule(
        "the coordinator that made it stops before it runs", "`rejected`, at once",
        "true; rejected, List A"
      ) { counter in
        let order = Order(on: counter.shop.navigationController, titles: [])
        counter.shop.start(order)
        counter.shop.push(Screen("A"))
        let handle = order.push(Screen("B"))
        counter.shop.stop(order)
        let isEnded = handle.ended != nil
        counter.settle()
        return "\(isEnded); \(counter.ends(handle))"
      },
      QueueRule(
        "the user cancels its interactive transition",
        "`rejected`; the user interface is unchanged",
        "rejected, List A"
      ) { counter in
        counter.shop.push(Screen("A"))
        counter.settle()
        let driver = UIPercentDrivenInteractiveTransition()
        let handle = counter.shop.perform(
          .pop(animation: TransitionAnimation(interactor: { driver }) { Fader() }))
        counter.app.device.clock.advance(by: .seconds(1))
        driver.cancel()
        counter.settle()
        return counter.ends(handle)
      },
      QueueRule(
        "UIKit, or a subclass, ignores the call", "`rejected`, and the next request starts",
        "rejected, performed, List B"
      ) { counter in
        counter.container.losesPushes = true
        let dropped = counter.shop.push(Screen("A"))
        dropped.whenCompleted { _ in counter.container.losesPushes = false }
        let next = counter.shop.push(Screen("B"))
        counter.settle()
        return counter.ends(dropped, next)
      },
      QueueRule(
        "UIKit does not report its end within 10 seconds",
        "`timedOut`, reported, and the next request starts from the current state",
        "timed out, waits; transitionTimedOut; timed out, timed out; transitionTimedOut"
      ) { counter in
        var handles: [TransitionHandle] = []
        // UIKit holds the next one back, so that it reports no end of that either.
        let parts = [0, 1].map { part in
          let issues = DiagnosticReporter.collecting {
            if part == 0 {
              handles.append(
                counter.shop.perform(
                  .push(Screen("A"), animation: TransitionAnimation { Fader(ends: false) })))
              handles.append(counter.shop.push(Screen("B")))
            }
            counter.app.device.clock.advance(by: .milliseconds(10_500))
          }
          let ends = handles.map { counter.short($0.ended) }.joined(separator: ", ")
          return "\(ends); \(issues.map(\.code).joined(separator: " "))"
        }
        return parts.joined(separator: "; ")
      },
    ]
  }

  /// More than one, and none.
  static var several: [QueueRule] {
    [
      QueueRule(
        "an attempt would remove a guarded screen",
        "guards run when the request reaches the front; the queue continues while they run",
        "waits, waits, performed, List Keeper A"
      ) { counter in
        counter.shop.push(Keeper())
        let attempt = counter.shop.attempt(.popToRoot())
        let root = counter.shop.attempt(.setRoot(Screen("Other")))
        let next = counter.shop.push(Screen("A"))
        counter.settle()
        return counter.ends(attempt, root, next)
      },
      QueueRule(
        "it is a `sequence`",
        "the steps are performed in order, and no other request runs between them",
        "performed, performed, List A B C"
      ) { counter in
        let sequence = counter.shop.perform(.sequence(.push(Screen("A")), .push(Screen("B"))))
        let after = counter.shop.push(Screen("C"))
        counter.settle()
        return counter.ends(sequence, after)
      },
      QueueRule(
        "it is a `sequence` in a `sequence`", "its steps take its place",
        "performed, performed, List A B C D"
      ) { counter in
        let sequence = counter.shop.perform(
          .sequence(.push(Screen("A")), .sequence(.push(Screen("B")), .push(Screen("C")))))
        let after = counter.shop.push(Screen("D"))
        counter.settle()
        return counter.ends(sequence, after)
      },
      QueueRule(
        "a step of a `sequence` is rejected",
        "the other steps are dropped; the reason names the rejected step",
        "Step 2 of 3, 'popTo Screen'; List A"
      ) { counter in
        let handle = counter.shop.perform(
          .sequence(.push(Screen("A")), .popTo(Screen("-")), .push(Screen("B"))))
        counter.settle()
        guard case .rejected(let rejection)? = handle.ended else { return counter.ends(handle) }
        return "\(rejection.description.prefix(27)); \(counter.stack)"
      },
      QueueRule("it is `none`", "`performed` at once, whatever runs", "performed, List A") {
        counter in
        counter.shop.push(Screen("A"))
        return counter.ends(counter.shop.perform(.none))
      },
      QueueRule(
        "whatever happens", "each request ends exactly once",
        """
        1 1 1 1 1 1; push merged, push performed, push performed, pop performed, \
        popTo rejected, pop performed, pop rejected, sequence rejected
        timedOut; push timedOut
        """
      ) { counter in
        let screen = Screen("A")
        let start = counter.app.events.count
        let handles = [
          counter.shop.push(Screen("B")), counter.shop.push(screen), counter.shop.push(screen),
          counter.shop.pop(), counter.shop.popTo(Screen("-")),
          counter.shop.perform(.sequence(.pop(), .pop())),
        ]
        var ends = [Int](repeating: 0, count: handles.count)
        for (index, handle) in handles.enumerated() {
          handle.whenCompleted { _ in ends[index] += 1 }
        }
        counter.settle()
        // A handle tells once, whatever comes; the journal tells each end.
        let all = "\(ends.map(String.init).joined(separator: " ")); \(counter.ended(since: start))"
        return all + "\n" + counter.lateEnd()
      },
    ]
  }
}
