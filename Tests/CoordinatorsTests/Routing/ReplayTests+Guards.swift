import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// Guards in replays.
extension ReplayTests {
  func guardRows(_ test: inout TestTable) {
    test("A route that is redirected ends, and leads to the other route again") {
      recorded.press.library.trigger(.article(-2))
      await recorded.app.settleTasks()
      let lines = recorded.app.events.map { "\($0.kind)" }.filter { $0.hasPrefix("push ") }
      expectEqual(
        lines.suffix(4),
        [
          "push Article requested",
          "push Article: Stand redirected it to 'article(7)'. rejected",
          "push Article requested", "push Screen performed",
        ])
      await expectEqual(replay(), "List Article 7")
    }

    test("A sheet that was swiped down asks its leave guard in the replay") {
      let app = AppDriver { stack in DraftDesk(stack, guardsDraft: false) }
      try require(app.root as? DraftDesk).trigger(.draft)
      await app.settleTasks()
      try app.perform(.swipeDown(cancelAt: nil))
      await app.settleTasks()
      for isGuarding in [false, true] {
        let again = AppDriver { stack in DraftDesk(stack, guardsDraft: isGuarding) }
        let difference = await again.difference(replaying: app.events)
        let events = difference.map { "\($0.kind) \($0.event.kind)" }
        expectEqual(events, isGuarding ? "missing dismiss DraftDesk.Draft observed" : nil)
        expectEqual(again.tree == app.tree, !isGuarding)
      }
    }

    test("No replay leads round a guard") {
      await open(.offer(42))
      let stage = PressStage()
      stage.press.library.gate.closed = ["article(42)"]
      await expectEqual(
        replay(on: stage),
        "List, missing 15 started; Stand does not admit 'article(42)': It is closed.")
      let linked = PressStage()
      let handle = try linked.press.open(Link("press://library/article/42"))
      _ = await linked.end(of: handle)
      let closed = PressStage()
      closed.press.library.gate.closed = ["article(42)"]
      await expectEqual(
        replay(linked.app.events, on: closed),
        "List, missing 15 started; instead: link press://library/article/42: denied by Stand: It is "
          + "closed.; Stand does not admit 'article(42)': It is closed.")
    }

    test("A tab that an entry guard has allowed is asked for again") {
      try recorded.app.perform(.tab("Saved"))
      await wait { recorded.picture == "Shelf" }
      await recorded.app.settleTasks()
      await expectEqual(replay(), "Shelf")
      let stage = PressStage()
      stage.press.gate.closed = ["saved"]
      await expectEqual(
        replay(on: stage),
        "List, missing 17 select UINavigationController performed; Press does not admit 'saved': "
          + "It is closed.")
    }

    test("The flow of an entry guard follows from the route, whatever the user does with it") {
      await open(.article(42))
      let article = try require(recorded.press.library.children.first as? Article)
      article.gate.needsLogin = true
      for isCancelled in [true, false] {
        article.trigger(.offer)
        await recorded.app.settleTasks()
        let account = try require(article.children.first as? Account)
        if isCancelled { account.cancel() }
        await recorded.app.settleTasks()
      }
      let stage = PressStage()
      stage.press.library.gate.needsLogin = true
      await expectEqual(replay(on: stage), "List Article 42 ^ Account")
    }
  }
}
