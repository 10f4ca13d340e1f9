import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Recorded runs that are repeated on a new app.
struct ReplayTests: TableSuite {
  let recorded = PressStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// Opens a path in the recorded app.
  func open(_ path: RoutePath) async { _ = await recorded.open(path) }

  /// Repeats a run on a new app, and returns the picture with the difference, if there is one.
  func replay(_ events: [Event]? = nil, on stage: PressStage = PressStage()) async -> String {
    guard let difference = await stage.app.difference(replaying: events ?? recorded.app.events)
    else {
      if events == nil { expectEqual(stage.app.tree, recorded.app.tree) }
      return stage.picture
    }
    return "\(stage.picture), \(difference.kind) \(difference.number ?? 0) \(difference.event.kind)"
      + (difference.instead.map { "; instead: \($0.kind)" } ?? "")
      + (difference.reason.map { "; \($0)" } ?? "")
  }

  func table(_ test: inout TestTable) {
    guardRows(&test)
    containerRows(&test)

    test("Routes, links and paths lead to the same places") {
      recorded.press.library.trigger(.article(42))
      await recorded.app.settleTasks()
      await open(.offer(7))
      await open(.note)
      for link in ["press://saved", "press://attic", "press://library/article/1/offer"] {
        let handle = try recorded.press.open(Link(link))
        _ = await recorded.end(of: handle)
      }
      _ = recorded.press.open(userInfo: [Link.userInfoKey: "no link"], source: .notification)
      expectEqual(recorded.picture, "List Article 1 ^ Coupon")
      await expectEqual(replay(), "List Article 1 ^ Coupon")
    }

    test("A user goes back, dismisses and selects tabs") {
      await open(.offer(42))
      try recorded.app.perform(.swipeDown(cancelAt: nil))
      try recorded.app.perform(.back)
      try recorded.app.perform(.tab("Saved"))
      recorded.press.saved.trigger(.note)
      await recorded.app.settleTasks()
      await expectEqual(replay(), "Shelf Note")
      try recorded.app.perform(.tab("Library"))
      recorded.press.library.trigger(.imprint)
      await recorded.app.settleTasks()
      recorded.press.library.pop()
      recorded.press.library.trigger(.article(1))
      await recorded.app.settleTasks()
      recorded.press.library.popToRoot()
      recorded.app.settle()
      recorded.press.tabBarController.selectedIndex = 1
      await recorded.app.settleTasks()
      await expectEqual(replay(), "Shelf Note")
    }

    test("A dismissal that is requested before a route of several steps is caused again") {
      await open(.offer(42))
      try require(recorded.press.library.children.first as? Article).dismiss()
      recorded.press.library.trigger(.only(1))
      await recorded.app.settleTasks()
      await expectEqual(replay(), "List Article 1")
    }

    test("Diagnostics between all other events change no replay") {
      await open(.offer(42))
      try require(recorded.press.library.children.first as? Article).cancel()
      await recorded.app.settleTasks()
      let diagnostic = Event.Kind.diagnostic(
        Diagnostic("x", problem: "P", meaning: "M", remedy: "R"))
      let events = recorded.app.events.flatMap {
        [$0, Event(diagnostic, path: "Press", time: $0.time)]
      }
      await expectEqual(replay(events), recorded.picture)
    }

    test("A user leaves the screens of several coordinators at once") {
      for isChosenAgain in [true, false] {
        await open(.article(42))
        recorded.press.library.trigger(.imprint)
        await recorded.app.settleTasks()
        try recorded.app.perform(isChosenAgain ? .tab("Library") : .backTo("List"))
        await expectEqual(replay(), "List")
      }
    }

    test("What the app does by itself after a short delay is not caused as well") {
      let app = AppDriver(LateDesk.init(navigationController:))
      try require(app.root as? LateDesk).trigger(.note)
      await app.settleTasks()
      // As if each event had come almost a second after the one before.
      let events = app.events.enumerated().map { number, event in
        Event(
          event.kind, path: event.path, start: event.start, time: .milliseconds(900 * number))
      }
      let again = AppDriver(LateDesk.init(navigationController:))
      let replay = await startTask { try? await Replay(events).run(on: again) }
      await again.settleTasks()
      expectEqual(again.depth, 1)
      try require(again.root as? LateDesk).trigger(.note)
      await replay.value
      await again.settleTasks()
      expectEqual(again.tree, app.tree)
      expectEqual(again.depth, 2)
    }

    test("Flows end by themselves and by their parents") {
      await open(.article(42))
      for isCancelled in [true, false] {
        let article = try require(recorded.press.library.children.first as? Article)
        article.trigger(.account)
        await recorded.app.settleTasks()
        let account = try require(article.children.first as? Account)
        if isCancelled { account.cancel() } else { article.stop(account) }
        recorded.app.settle()
      }
      await expectEqual(replay(), "List Article 42")
    }

    test("A screen without a route is the first difference") {
      await open(.note)
      recorded.press.saved.push(Screen("Raw"))
      await open(.article(42))
      await expectEqual(
        replay(),
        "Shelf Note, missing 22 push Screen performed; The app did not do this by itself, and the journal "
          + "has no route, link, gesture or end of a flow that causes it. To fix this, show screens, "
          + "flows and alerts by routes, with 'trigger(_:)', and change state when a flow's outcome "
          + "arrives, not beside 'finish(_:)'.")
    }

    test("What only the replay does is a difference") {
      await open(.article(42))
      let events = recorded.app.events
      await open(.offer(42))
      let stage = PressStage()
      await expectEqual(stage.open(.offer(42)), "List Article 42 ^ Coupon")
      await expectEqual(replay(events, on: stage), "List Article 42 ^ Coupon, additional 0 started")
    }

    test("A route that is triggered twice in one turn is repeated as it was") {
      await open(.saved)
      for _ in 1...2 { recorded.press.saved.trigger(.note) }
      await recorded.app.settleTasks()
      await expectEqual(replay(), "Shelf Note")
    }

    test("Without the numbers of starts, one that is not paused repeats") {
      let app = AppDriver(Pair.init(tabBarController:))
      try require(app.root as? Pair).stands[0].trigger(.imprint)
      await app.settleTasks()
      let numbered = app.events.map(\.jsonLine)
      for isFirst in [true, false] {
        // The journal may have begun between the two starts.
        let lines = numbered.map { line in
          let numbers = isFirst ? 0...9 : 0...2
          return numbers.reduce(line) { $0.replacingOccurrences(of: "\"start\":\($1),", with: "") }
        }
        expectNotEqual(lines, numbered)
        let again = AppDriver(Pair.init(tabBarController:))
        try await Replay(JournalLines(lines.joined(separator: "\n")).events).run(on: again)
        expectEqual(again.tree, app.tree)
      }
    }

    test("Of equal coordinators, the same one repeats, even if it is paused") {
      for index in 0...1 {
        let app = AppDriver(Pair.init(tabBarController:))
        let stands = try require(app.root as? Pair).stands
        stands[index].trigger(.imprint)
        await app.settleTasks()
        let again = AppDriver(Pair.init(tabBarController:))
        try await Replay(app.events).run(on: again)
        expectEqual(again.tree, app.tree)
      }
    }

    test("A route that no longer decodes and a coordinator that is gone are named") {
      await open(.article(42))
      let lines = recorded.app.events.map(\.jsonLine).joined(separator: "\n")
      for (old, new, difference) in [
        (
          #"{\"article\":"#, #"{\"book\":"#,
          "List, missing 14 started; The text '{\"book\":{\"_0\":42}}' is no 'Stand.Route': Invalid number of "
            + "keys found, expected one. To fix this, let the type decode the older form, too."
        ),
        (
          "Press/Stand/Article", "Press/Stand/Novel",
          "List Article 42, missing 14 started; instead: started; The app did not do this by itself, and "
            + "the journal has no route, link, gesture or end of a flow that causes it. To fix this, show "
            + "screens, flows and alerts by routes, with 'trigger(_:)', and change state when a flow's "
            + "outcome arrives, not beside 'finish(_:)'."
        ),
      ] {
        let events = JournalLines(lines.replacingOccurrences(of: old, with: new)).events
        expectEqual(events.count, recorded.app.events.count)
        await expectEqual(replay(events), difference)
      }
    }

    test("Of several runs in a file, the last one is repeated, and a cut line is left out") {
      await open(.note)
      let first = recorded.app.events
      let second = PressStage()
      _ = await second.open(.article(42))
      let text = (first + second.app.events).map(\.jsonLine).joined(separator: "\n")
      let lines = JournalLines(text + "\n" + #"{"change":"star"#)
      expectEqual(lines.errors.count, 1)
      await expectEqual(replay(lines.events), "List Article 42")
      let end = Event(.lifecycle(.stopped), path: "Press", time: .seconds(9))
      await expectEqual(replay(first + [end] + second.app.events), "List Article 42")
      let later = second.app.events.map {
        Event($0.kind, path: $0.path, start: $0.start, time: $0.time + .seconds(9))
      }
      await expectEqual(replay(first + [end] + later), "List Article 42")
    }

    test("The app has to make another root itself if it has no scenes") {
      let other = Press(tabBarController: UITabBarController())
      other.launch()
      await recorded.app.settleTasks()
      await expectEqual(replay(), "List, missing 11 started")
    }

    test("A raw call dismisses as many screens of one class as in the recorded run") {
      for count in 1...3 {
        let recorded = PressStage()
        for _ in 0..<2 {
          recorded.press.trigger(.help)
          await recorded.app.settleTasks()
        }
        if count < 3 {
          let tabs = recorded.press.tabBarController
          let presenter = count == 1 ? tabs.presentedViewController : tabs
          presenter?.dismiss(animated: false)
          await recorded.app.settleTasks()
        }
        expectEqual(recorded.picture, ["List ^ Help", "List", "List ^ Help ^ Help"][count - 1])
        let stage = PressStage()
        try await Replay(recorded.app.events).run(on: stage.app)
        expectEqual(stage.picture, recorded.picture)
      }
    }

    test("A link that was superseded before it had an effect is left out") {
      let library = recorded.press.library
      library.gate.unguarded = ["imprint"]
      library.trigger(.imprint)
      for link in ["press://saved", "press://library/article/1", "press://library/article/1"] {
        try library.open(Link(link))
      }
      await recorded.app.settleTasks()
      expectTrue(recorded.app.journal.contains("press://saved: superseded"))
      await expectEqual(replay(), "List Article 1")
    }

    test("A link is left out that superseded one in a guard, and was superseded at once") {
      recorded.library.needsLogin = true
      let offer = "press://library/article/42/offer"
      let first = try recorded.press.open(Link(offer))
      await recorded.app.settleTasks()
      for link in ["press://saved", offer] { try recorded.press.open(Link(link)) }
      await recorded.app.settleTasks()
      expectEqual(first.ended, .superseded)
      expectEqual(recorded.picture, "List ^ Account")
      let stage = PressStage()
      stage.library.needsLogin = true
      await expectEqual(replay(on: stage), "List ^ Account")
    }

    test("The steps of a link are a difference if they do not happen again") {
      let handle = try recorded.press.open(Link("press://library/imprint"))
      recorded.press.library.trigger(.article(1))
      _ = await recorded.end(of: handle)
      await recorded.app.settleTasks()
      let next = try recorded.press.open(Link("press://library/article/1/account"))
      _ = await recorded.end(of: next)
      expectEqual(recorded.picture, "List Article 1 ^ Account")
      await expectEqual(
        replay(),
        "List Imprint Article 1, missing 20 popTo Screen performed; instead: push Screen performed")
    }

    test("A damaged journal ends with a difference, if it is one") {
      await open(.offer(42))
      try recorded.app.perform(.swipeDown(cancelAt: nil))
      recorded.press.library.popToRoot()
      await open(.note)
      let text = recorded.app.events.map(\.jsonLine).joined(separator: "\n")
      for index in ["-1", "9223372036854775807"] {
        let damaged = text.replacingOccurrences(of: #""index":1"#, with: #""index":"# + index)
        expectNotEqual(damaged, text)
        await expectEqual(replay(JournalLines(damaged).events).contains("missing"), true)
      }
      var numbers = SeededGenerator(seed: 7)
      for _ in 0..<60 {
        var bytes = Array(text.utf8)
        for _ in 0..<3 {
          let place = Int.random(in: bytes.indices, using: &numbers)
          bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &numbers)
        }
        _ = await replay(JournalLines(String(decoding: bytes, as: UTF8.self)).events)
      }
    }

    test("A coordinator that is paused in only one run is a difference") {
      await open(.note)
      let events = recorded.app.events.filter {
        $0.path != "Press/Stand" || $0.kind != .lifecycle(.paused)
      }
      await expectEqual(replay(events), "Shelf Note, state 0 started; instead: paused")
    }
  }
}

/// A stack over which a draft is presented, which cannot be left while it guards.
final class DraftDesk: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case draft }

  final class Draft: UIViewController, LeaveGuarding {
    weak var desk: DraftDesk?
    var guardsLeaving = false
    func canLeave() async -> Bool { await desk?.confirm("Discard?", button: "Discard") ?? false }
  }

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private let draft = Draft()

  init(_ stack: UINavigationController, guardsDraft: Bool) {
    navigationController = stack
    draft.guardsLeaving = guardsDraft
    draft.desk = self
  }

  func start() { push(Screen("Desk"), animated: false) }

  func transition(for route: Route) -> ScreenTransition { .present(self.draft) }
}

/// A stack whose route shows a note.
private final class LateDesk: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case note }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    push(Screen("Desk"), animated: false)
  }

  func transition(for route: Route) -> ScreenTransition { .push(Screen("Note")) }
}

extension AppDriver {
  /// The first difference of a replay that waits for nothing; nil if there is none.
  func difference(replaying events: [Event]) async -> Replay.Difference? {
    var replay = Replay(events)
    replay.timeout = .zero
    do throws(Replay.Difference) {
      try await replay.run(on: self)
      return nil
    } catch {
      return error
    }
  }
}
