import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that decide who enters a route, and the order of links.
struct EntryGuardTests: TableSuite {
  let stage = PressStage()

  static let stopped = "Its coordinator stopped before the transition could run."
  static let inactive = "The coordinator does not run: start it first."

  /// Waits until the guard of the library's tab was asked so many times.
  private func asked(_ count: Int) async { await wait { stage.library.asked.count >= count } }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The guards of a path are asked from the root down, before anything changes") {
      stage.library.isSlow = true
      let handle = stage.begin(.offer(42))
      await asked(1)
      stage.app.settle()
      expectEqual(stage.picture(after: handle), "List, waiting")
      stage.library.answerNow()
      await expectEqual(stage.end(of: handle), "List Article 42 ^ Coupon")
      expectEqual(stage.root.asked, ["library"])
      expectEqual(stage.library.asked, ["article(42)", "offer"])
    }

    test("A denied route changes nothing, even if its coordinator does not exist yet") {
      stage.press.present(Screen("Sheet"))
      stage.app.settle()
      stage.library.closed = ["offer"]
      await expectEqual(
        stage.open(.offer(42)),
        "List ^ Sheet, denied: Article does not admit 'offer': It is closed.")
      expectTrue(stage.press.library.children.isEmpty)
    }

    test("A guard that does not run yet presents its login through the coordinator above it") {
      stage.library.needsLogin = true
      let handle = stage.begin(.offer(42))
      await stage.app.settle { stage.picture != "List" }
      expectEqual(stage.picture(after: handle), "List ^ Account, waiting")
      login()?.finish("Anna")
      await expectEqual(stage.end(of: handle), "List Article 42 ^ Coupon")
    }

    test("A cancelled login denies the route") {
      stage.library.needsLogin = true
      let handle = stage.begin(.offer(42))
      await stage.app.settle { stage.picture != "List" }
      stage.app.swipeDown()
      await expectEqual(
        stage.end(of: handle),
        "List, denied: Article does not admit 'offer': Nobody is logged in.")
    }

    test("Two links to a route of a coordinator that does not run yet wait for the same answer") {
      stage.root.unguarded = ["library"]
      stage.library.unguarded = ["article(42)"]
      stage.library.isSlow = true
      let first = stage.begin(.offer(42))
      await asked(1)
      let second = stage.begin(.offer(42))
      await stage.app.settleTasks()
      stage.library.answerNow()
      await expectEqual(stage.end(of: second), "List Article 42 ^ Coupon")
      expectEqual(first.ended, .superseded)
      expectEqual(stage.library.asked, ["offer"])
    }

    test("The guard of a link that is superseded at once is not asked") {
      let first = stage.begin(.offer(42))
      let second = stage.begin(.saved)
      expectEqual(first.ended, .superseded)
      await expectEqual(stage.end(of: second), "Shelf")
      expectEqual(stage.root.asked, ["saved"])
    }

    test("A guard leads to another route, where the path ends") {
      await expectEqual(stage.open(.offer(0)), "List")
      await expectEqual(stage.open(.article(42)), "List Article 42")
      let handle = stage.begin(.article(0))
      await expectEqual(stage.end(of: handle), "List")
      expectEqual(handle.ended, .opened(.library.then(.list, of: Stand.self)))
    }

    test("A guard inside a coordinator of its own class redirects its own step") {
      let path = RoutePath.article(42).then(.related(7), of: Article.self)
      await expectEqual(
        stage.open(path.then(.related(0), of: Article.self)),
        "List Article 42 Article 7 ^ Account")
    }

    test("A triggered route asks its guard, and a coordinator's own push does not") {
      stage.library.closed = ["imprint"]
      let denied = stage.trigger(.imprint)
      await wait { denied.ended != nil }
      expectEqual(reason(denied), "Stand does not admit 'imprint': It is closed.")
      expectEqual(denied.ended?.rejection?.isVeto, true)
      let handle = stage.trigger(.article(42))
      expectNil(handle.ended)
      await stage.app.settle { handle.ended != nil }
      expectEqual(stage.picture, "List Article 42")
      stage.press.library.push(Screen("Imprint"))
      stage.app.settle()
      expectEqual(stage.picture, "List Article 42 Imprint")
      expectEqual(stage.library.asked, ["imprint", "article(42)"])
    }

    test("A route that is not guarded now is entered at once") {
      stage.library.unguarded = ["article(42)"]
      stage.press.gate.unguarded = ["library"]
      expectEqual(stage.trigger(.article(42)).ended, nil)
      stage.app.settle()
      expectEqual(stage.picture, "List Article 42")
      stage.library.unguarded.insert("offer")
      let handle = stage.begin(.offer(42))
      stage.app.settle()
      expectEqual(handle.ended, .opened(.offer(42)))
      expectEqual(stage.library.asked + stage.root.asked, [])
      try expectEqual(stage.press.plan(to: .offer(7)).entryGuards, ["Stand"])
    }

    test("A triggered route that is redirected ends at the other route") {
      stage.press.library.push(Screen("Above"))
      stage.app.settle()
      let handle = stage.trigger(.article(0))
      await stage.app.settle { handle.ended != nil }
      expectEqual(handle.ended, .performed)
      expectEqual(stage.picture, "List")
    }

    test("A triggered route whose guard redirects it to itself is rejected and reported") {
      let problems = Problems()
      await DiagnosticReporter.$override.withValue(problems.reporter) {
        _ = stage.trigger(.article(-1))
        await stage.app.settle { !problems.texts.isEmpty }
      }
      let reason =
        "Stand redirected 'article(-1)' to other routes 16 times: let 'admit' allow the route to which "
        + "it redirects."
      expectEqual(
        problems.texts,
        ["'Stand' was asked to 'push Article', and it was rejected: \(reason)"])
      expectEqual(
        stage.app.events.suffix(2).map { "\($0.kind)" },
        ["push Article: \(reason) rejected", "diagnostic: \(problems.texts.joined())"])
    }

    test("A rejected route names the line of its call, also after its guard has answered") {
      stage.press.removeTab(stage.press.library)
      stage.app.settle()
      let problems = Problems()
      await DiagnosticReporter.$override.withValue(problems.reporter) {
        _ = stage.press.trigger(.library)
        await stage.app.settle { !problems.texts.isEmpty }
      }
      expectEqual(problems.locations, ["\(#fileID):\(#line - 3)"])
    }

    test("A rejected route of a router names no line of the framework") {
      stage.press.removeTab(stage.press.library)
      stage.app.settle()
      stage.root.unguarded = ["library"]
      let diagnostics = DiagnosticReporter.collecting {
        stage.press.router.trigger(.library)
        stage.app.settle()
      }
      expectEqual(diagnostics.map(\.code), ["rejectionUnseen"])
      expectEqual(diagnostics.map(\.location), [nil])
    }

    test("A failure mentions an entry guard whose task has not begun") {
      let handle = stage.trigger(.article(42))
      withKnownIssue {
        stage.app.expect(.screen("Article 42"))
      } matching: {
        $0.comments.first?.rawValue.contains(
          """
          The entry guard 'Stand' has not answered: its 'admit(_:)' is called in a task, which runs when \
          the test awaits.
          """) ?? false
      }
      await stage.app.settleTasks()
      stage.app.expect(.screen("Article 42"))
      expectEqual(handle.ended, .performed)
    }

    test("A route that is triggered twice is asked and performed once") {
      stage.library.isSlow = true
      let first = stage.trigger(.article(42))
      let second = stage.trigger(.article(42))
      expectEqual(second.ended, .merged)
      await asked(1)
      stage.library.answerNow()
      await stage.app.settle { first.ended != nil }
      expectEqual(stage.library.asked, ["article(42)"])
      expectEqual(stage.picture, "List Article 42")
    }

    test("Two routes that a guard redirects to one are performed once") {
      stage.library.isSlow = true
      let first = stage.trigger(.article(-2))
      await asked(1)
      stage.library.answerNow()
      stage.library.isSlow = true
      await asked(2)
      stage.library.isSlow = false
      let second = stage.trigger(.article(-2))
      await asked(3)
      await stage.app.settleTasks()
      stage.library.answerNow()
      await stage.app.settle { first.ended != nil && second.ended != nil }
      expectEqual([first.ended, second.ended], [.performed, .merged])
      expectEqual(stage.picture, "List Article 7")
    }

    test("A route of a coordinator that stops before its guard answers is rejected") {
      stage.library.isSlow = true
      let handle = stage.trigger(.article(42))
      await asked(1)
      stage.press.stop(stage.press.library)
      stage.app.settle()
      expectEqual(reason(handle), Self.stopped)
      stage.library.answerNow()
      await stage.app.settleTasks()
      expectEqual(
        stage.app.events.last { "\($0.kind)".contains("Article") }.map { "\($0.kind)" },
        "push Article: \(Self.stopped) rejected")
    }

    test("The guard of a coordinator that has stopped in the same turn is not asked") {
      let handle = stage.trigger(.article(42))
      stage.press.stop(stage.press.library)
      await stage.app.settleTasks()
      expectEqual(reason(handle), Self.stopped)
      expectTrue(stage.library.asked.isEmpty)
    }

    test("A guard that does not run yet is not asked if its parent has stopped in the same turn") {
      stage.root.unguarded = ["library"]
      stage.library.unguarded = ["article(42)"]
      let handle = stage.begin(.offer(42))
      stage.press.stop(stage.press.library)
      await stage.app.settleTasks()
      expectNotNil(handle.ended)
      expectEqual(stage.library.asked, [])
    }

    test("A later link waits for one that runs") {
      let first = stage.begin(.article(42))
      await asked(1)
      await wait { stage.app.device.run { stage.picture } != "List" }
      let second = stage.begin(.article(7))
      expectNil(first.ended)
      await expectEqual(stage.end(of: second), "List Article 7")
      expectEqual(first.ended, .opened(.article(42)))
    }

    test("A link that comes before the launch waits for it") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let app = AppDriver(device: device)
      let root = device.run { Press(tabBarController: UITabBarController()) }
      let first = device.run { root.open(.saved) }
      let link = try Link("press://library/article/42")
      let handle = device.run { root.open(link) }
      expectEqual(first.ended, .superseded)
      let window = device.run { UIWindow(frame: UIScreen.main.bounds) }
      device.run {
        window.rootViewController = root.tabBarController
        window.makeKeyAndVisible()
        root.launch()
      }
      await wait {
        device.clock.drain()
        return handle.ended != nil
      }
      expectEqual(root.library.titles, ["List", "Article 42"])
      expectEqual(
        app.events.map { "\($0.kind)" }.filter { $0.hasPrefix("link \(link)") },
        ["link \(link): received from url", "link \(link): opened library / article(42)"])
    }

    test("The links of a root that stops are rejected, and so are later ones") {
      stage.library.isSlow = true
      let handle = stage.begin(.article(42))
      await asked(1)
      stage.press.cancel()
      expectEqual(stage.picture(after: handle), "List, rejected: \(Self.stopped)")
      let diagnostics = DiagnosticReporter.collecting {
        let text = stage.picture(after: stage.begin(.saved))
        expectEqual(text, "List, rejected: \(Self.inactive)")
      }
      expectEqual(diagnostics.map(\.code), ["transitionOfInactiveCoordinator"])
      stage.library.answerNow()
    }

    test("A link whose guard is asked goes on when its root becomes a child") {
      let stand = Stand("Stand")
      stand.gate.isSlow = true
      let path = RoutePath(.imprint, of: Stand.self)
      var opened: LinkHandle?
      // The stand is used before its start.
      _ = DiagnosticReporter.collecting {
        stand.push(Screen("First"), animated: false)
        opened = stand.open(path)
        stage.app.settle()
      }
      let handle = try require(opened)
      await wait { !stand.gate.asked.isEmpty }
      _ = DiagnosticReporter.collecting { stage.press.present(stand) }
      stand.gate.answerNow()
      _ = await stage.end(of: handle)
      expectEqual(handle.ended, .opened(path))
      expectEqual(stand.titles, ["First", "Imprint"])
    }

    test("A router goes to the routes of its coordinator, and reports one that has stopped") {
      let router = stage.press.saved.router
      expectEqual(stage.app.device.run { router.trigger(.note) }.ended, .performed)
      stage.press.stop(stage.press.saved)
      let diagnostics = DiagnosticReporter.collecting {
        expectEqual(reason(router.trigger(.note)), Self.inactive)
      }
      expectEqual(diagnostics.map(\.code), ["transitionOfInactiveCoordinator"])
    }

    test("A router reports a coordinator that was freed") {
      let router = Shelf("Freed").router
      let diagnostics = DiagnosticReporter.collecting {
        expectEqual(reason(router.trigger(.note)), Self.inactive)
      }
      expectEqual(diagnostics.map(\.code), ["transitionOfInactiveCoordinator"])
    }
  }

  /// The login that is shown.
  private func login() -> Account? {
    stage.press.library.children.lazy.compactMap { $0 as? Account }.first
  }
}

extension PressStage {
  var root: Gate { press.gate }
  var library: Gate { press.library.gate }

  func begin(_ path: RoutePath) -> LinkHandle { app.device.run { press.open(path) } }

  func trigger(_ route: Stand.Route) -> TransitionHandle {
    app.device.run { press.library.trigger(route) }
  }
}
