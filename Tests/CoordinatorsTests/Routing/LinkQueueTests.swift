import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// How links supersede each other, and what the journal has of them.
struct LinkQueueTests: TableSuite {
  let stage = PressStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A link that is opened because another was superseded comes next") {
      stage.press.present(Screen("Sheet"))
      stage.app.device.clock.turn()
      let first = stage.press.open(.article(42))
      var last: LinkHandle?
      first.whenCompleted { _ in last = stage.press.open(.note) }
      let second = stage.press.open(.article(7))
      try await expectEqual(stage.end(of: require(last)), "Shelf Note")
      expectEqual(
        [first, second].map { "\($0.ended?.description ?? "waiting")" },
        ["superseded by a later link", "superseded by a later link"])
    }

    test("A link ends once, also if its root stops during the last transition") {
      let handle = stage.press.open(RoutePath(.help, of: Press.self))
      await wait {
        stage.app.device.clock.turn()
        return stage.picture.hasSuffix("Help")
      }
      stage.press.context.stop()
      stage.app.settle()
      let reason = "Its coordinator stopped before the transition could run."
      expectEqual(handle.ended?.description, "rejected: \(reason)")
      expectEqual(links, ["link help: failed: \(reason)"])
    }

    test("A URL, or a text of a notification, that is no link fails in the journal") {
      let url = try require(URL(string: "press://library/../saved"))
      let handles = [
        stage.press.saved.open(url),
        stage.press.open(userInfo: [Link.userInfoKey: "library"], source: .notification),
      ]
      expectEqual(
        handles.map { $0.map(stage.picture(after:)) }, ["List, dotSegment", "List, noScheme"])
      expectEqual(
        links,
        [
          "link press://library/../saved: received from url",
          "link press://library/../saved: failed: The link 'press://library/../saved' leads nowhere: its "
            + "path has a part '.' or '..'.",
          "link library: received from notification",
          "link library: failed: The link 'library' leads nowhere: it does not begin with a scheme and "
            + "'://'.",
        ])
    }

    test("A link whose leave guard is asked is performed once, and a later link waits") {
      let editor = Editor("Editor")
      stage.press.library.push(editor)
      stage.app.settle()
      let first = stage.press.open(.note)
      await stage.app.settle { EngineProbe.isAsking(editor) }
      let second = stage.press.open(.saved)
      expectEqual(stage.picture(after: second), "List Editor, waiting")
      await editor.answer(true)
      await expectEqual(stage.end(of: second), "Shelf Note")
      expectEqual(first.ended, .opened(.note))
    }

    test("A link that is opened while another one is planned supersedes it") {
      stage.press.gate.unguarded = ["library"]
      stage.press.library.gate.unguarded = ["article(42)"]
      var last: LinkHandle?
      stage.press.library.planned = {
        stage.press.library.planned = {}
        last = stage.press.open(.note)
      }
      let first = stage.press.open(.article(42))
      try await expectEqual(stage.end(of: require(last)), "Shelf Note")
      expectEqual(first.ended, .superseded)
      let next = stage.press.open(.article(7))
      await expectEqual(stage.end(of: next), "List Article 7")
    }

    test("A link that is opened while the next step of another one is planned comes after it") {
      let first = await asked(.offer(42), at: "offer")
      var last: LinkHandle?
      stage.library.inspected = {
        stage.library.inspected = {}
        last = stage.press.open(.note)
      }
      stage.library.answerNow()
      await expectEqual(stage.end(of: first), "List Article 42 ^ Coupon")
      try await expectEqual(stage.end(of: require(last)), "Shelf Note")
      let steps = stage.app.events.map { "\($0.kind)" }.filter { $0.hasPrefix("present") }
      expectEqual(steps, ["present Coupon requested", "present Screen performed"])
    }

    test("A link is rejected if the user closes its coordinator while the guard there is asked") {
      let handle = await asked(.offer(42), at: "offer")
      stage.app.back()
      expectEqual(stage.picture(after: handle), "List, rejected: \(EntryGuardTests.stopped)")
      await expectEqual(stage.open(.note), "Shelf Note")
      stage.library.answerNow()
    }

    test(
      "A link is rejected if the user closes a coordinator that was there before its guard answers"
    ) {
      stage.press.gate.unguarded = ["library"]
      stage.library.unguarded = ["article(42)"]
      _ = await stage.open(.article(42))
      stage.library.isSlow = true
      let handle = stage.begin(.offer(42))
      await stage.app.settle { stage.library.asked == ["offer"] }
      stage.app.back()
      stage.library.answerNow()
      await expectEqual(stage.end(of: handle), "List, rejected: \(EntryGuardTests.stopped)")
    }

    test("A link is rejected if the coordinator above its guard stops before the guard's start") {
      let related = RoutePath.article(42).then(.related(7), of: Article.self)
      let handle = await asked(related.then(.offer, of: Article.self), at: "offer")
      expectEqual(stage.picture(after: handle), "List Article 42, waiting")
      stage.app.back()
      expectEqual(stage.picture(after: handle), "List, rejected: \(EntryGuardTests.stopped)")
      await expectEqual(stage.open(.note), "Shelf Note")
      stage.library.answerNow()
    }

    test("A step that was performed and is redirected later leads to the other route") {
      let handle = await asked(.offer(-2), at: "article(-2)")
      stage.library.answerNow()
      await expectEqual(stage.end(of: handle), "List Article 7")
      expectEqual(handle.ended, .opened(.article(7)))
    }

    test("A link that is superseded while its guard is asked is not redirected") {
      stage.library.isSlow = true
      let first = stage.begin(.article(-2))
      await wait { stage.library.asked == ["article(-2)"] }
      let second = stage.begin(.saved)
      stage.library.answerNow()
      await expectEqual(stage.end(of: second), "Shelf")
      expectEqual(first.ended, .superseded)
      await wait { !EngineProbe.isAskingEntryGuard }
      expectEqual(stage.library.asked, ["article(-2)"])
    }

    test("No link of a root that stops is performed, also if the first one launches it again") {
      let (app, doors) = launchApp(Doors.init(tabBarController:))
      let first = doors.open(RoutePath(.right, of: Doors.self))
      first.whenCompleted { _ in doors.launch() }
      let second = doors.open(RoutePath(.left, of: Doors.self))
      expectTrue(await doors.editor.isAsked())
      app.device.run { doors.context.stop() }
      doors.editor.resume(true)
      let rejected = "rejected: \(EntryGuardTests.stopped)"
      expectEqual([first, second].map { $0.ended?.description }, [rejected, rejected])
      await app.settleTasks()
    }

    test("A link ends if its root is dropped without a stop, or never launched") {
      var shelf: Shelf? = Shelf("Saved")
      let handle = shelf?.open(RoutePath(.note, of: Shelf.self))
      expectNil(handle?.ended)
      shelf = nil
      expectEqual(
        handle?.ended?.description,
        "rejected: Its coordinator stopped before the transition could run.")
    }

    test("A link of the next run, which begins in a completion of the stop, is opened") {
      let (app, shelf) = launchApp { Shelf(root: $0) }
      let path = RoutePath(.note, of: Shelf.self)
      shelf.push(Screen("First"))
      app.device.clock.turn()
      var next: LinkHandle?
      shelf.push(Screen("Second")).whenCompleted { _ in
        shelf.launch()
        next = shelf.open(path)
      }
      app.device.run { shelf.context.stop() }
      app.settle()
      expectEqual(next?.ended, .opened(path))
    }

    test("A link that a child gets before its start is opened by the root") {
      let article = Article(42, gate: Gate())
      let handle = article.open(.note)
      stage.press.library.push(article)
      await expectEqual(stage.end(of: handle), "Shelf Note")
    }

    test("A route whose coordinator is found by its type waits for the launch, or for the start") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let app = AppDriver(device: device)
      let press = device.run { Press(tabBarController: UITabBarController()) }
      press.gate.unguarded = ["saved"]
      let handle = device.run { press.open(.note, of: Shelf.self) }
      expectNil(handle.ended)
      let window = device.run { visibleWindow(press.tabBarController) }
      device.run { press.launch() }
      app.settle()
      expectEqual(handle.ended, .opened(.note))
      let article = Article(42, gate: Gate())
      let next = device.run { article.open(.all, of: Shelf.self) }
      expectNil(next.ended)
      device.run { _ = press.library.push(article) }
      app.settle()
      expectEqual(next.ended, .opened(.saved.then(.all, of: Shelf.self)))
      expectSame(window.rootViewController, press.tabBarController)
    }

    test("A link does not wait for a transition in a window of another root") {
      let device = stage.app.device
      let shelf = Shelf("Shelf")
      let window = visibleWindow(shelf.rootController)
      shelf.launch()
      stage.app.settle()
      let push = stage.press.library.push(Screen("Slow"))
      device.clock.turn()
      let path = RoutePath(.note, of: Shelf.self)
      let handle = shelf.open(path, animated: false)
      for _ in 0..<5 { device.clock.turn() }
      expectEqual(handle.ended, .opened(path))
      expectNil(push.ended)
      stage.app.settle()
      expectSame(window.rootViewController, shelf.rootController)
    }

    test("A link does not wait forever for a raw transition that the user has driven for long") {
      let delegate = StackRecorder(animator: Fader(ends: false))
      let gesture = UIPercentDrivenInteractiveTransition()
      delegate.interaction = gesture
      stage.press.library.push(Screen("Top"))
      stage.app.settle()
      stage.press.library.navigationController.delegate = delegate
      stage.press.library.navigationController.popViewController(animated: true)
      stage.app.device.clock.turn()
      let handle = stage.begin(.note)
      stage.app.device.clock.advance(by: .seconds(15))
      expectNil(handle.ended)
      gesture.finish()
      stage.app.device.clock.advance(by: .seconds(15))
      await expectEqual(stage.end(of: handle), "Shelf Note")
    }

    test("A link that comes before the root is started by a direct call is opened then") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let app = AppDriver(device: device)
      let shelf = Shelf("Saved")
      let path = RoutePath(.note, of: Shelf.self)
      let window = device.run { visibleWindow(shelf.rootController) }
      let handle = device.run {
        defer { shelf.start() }
        return shelf.open(path)
      }
      app.settle()
      expectEqual(handle.ended, .opened(path))
      expectSame(window.rootViewController, shelf.rootController)
    }

    test("A path that a root without routes opens in its start() leads nowhere") {
      let (app, lodge) = launchApp { Lodge($0) }
      app.settle()
      guard case .unreachable = lodge.handle?.ended else {
        return expectEqual(lodge.handle?.ended?.description, "unreachable")
      }
    }

    test("A coordinator whose entry guard is asked before its start guards its screen afterwards") {
      let (app, hall) = launchApp { stack in Hall(stack) }
      let path = RoutePath(.vault, of: Hall.self).then(.inside, of: Vault.self)
      let handle = app.device.run { hall.open(path) }
      await app.settleTasks()
      expectEqual(handle.ended, .opened(path))
      try app.perform(.back)
      await app.settleTasks()
      expectEqual(app.title, "Vault")
      expectEqual((hall.children.first as? Vault)?.asked, ["enter inside", "leave"])
    }
  }

  /// Opens a path whose guards are asked only for one route, and only after its first step.
  private func asked(_ path: RoutePath, at route: String) async -> LinkHandle {
    stage.press.gate.unguarded = ["library"]
    stage.library.unguarded = ["article(42)", "article(-2)", "related(7)", "offer"]
    stage.library.isSlow = true
    let handle = stage.begin(path)
    stage.library.unguarded.remove(route)
    await stage.app.settle { stage.library.asked == [route] }
    return handle
  }

  /// The first line of each event of a link.
  private var links: [String] {
    let lines = stage.app.events.compactMap { "\($0.kind)".split(separator: "\n").first }
    return lines.map(String.init).filter { $0.hasPrefix("link ") }
  }
}

/// A hall whose only place is a vault.
private final class Hall: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case vault }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen("Hall"), animated: false) }
  func transition(for route: Route) -> ScreenTransition { .push(Vault()) }
}

/// A root without routes that opens a path in its start.
private final class Lodge: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private(set) var handle: LinkHandle?

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() {
    push(Screen("Lodge"), animated: false)
    handle = open(RoutePath(.note, of: Shelf.self))
  }
}

/// Two tabs, of which the first one is an editor.
private final class Doors: TabBarCoordinator, Routing {
  enum Route: Hashable, Sendable { case left, right }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let editor = Editor("Left")

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { tabBarController.viewControllers = [editor, Screen("Right")] }

  func transition(for route: Route) -> ScreenTransition {
    .select(index: route == .left ? 0 : 1)
  }
}

/// A coordinator that guards its entry and its exit.
private final class Vault: SceneCoordinator, EntryGuarding, LeaveGuarding {
  enum Route: Hashable, Sendable { case inside }

  let context = CoordinatorContext()
  let rootViewController = Screen("Vault")
  private(set) var asked: [String] = []

  func transition(for route: Route) -> ScreenTransition { .none }

  func admit(_ route: Route) async -> Admission<Route> {
    asked.append("enter \(route)")
    return .allow
  }

  var guardsLeaving: Bool { true }

  func canLeave() async -> Bool {
    asked.append("leave")
    return false
  }
}
