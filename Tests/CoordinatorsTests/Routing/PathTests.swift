import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Paths that are opened from each state of an app.
struct PathTests: TableSuite {
  let stage = PressStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A path creates what is missing, each screen by the coordinator of its route") {
      await expectEqual(stage.open(.offer(42)), "List Article 42 ^ Coupon")
      expectEqual(
        stage.app.tree,
        """
        Press  active
        ├─ Stand  active  ◀ Screen
        │  └─ Article  active  ◀ Screen
        │     └─ Coupon  active  ◀ Screen
        └─ Shelf  paused  ◀ Screen
        """)
    }

    test("A path finds what is there already") {
      _ = await stage.open(.offer(42))
      let article = stage.press.library.children.first
      await expectEqual(stage.open(.article(42)), "List Article 42")
      expectSame(stage.press.library.children.first, article)
      await expectEqual(stage.open(.article(42)), "List Article 42")
      expectSame(stage.press.library.children.first, article)
    }

    test("A path replaces another place of the same coordinator") {
      _ = await stage.open(.offer(42))
      await expectEqual(stage.open(.article(7)), "List Article 7")
      await expectEqual(stage.open(.offer(42)), "List Article 42 ^ Coupon")
    }

    test("A path leaves another tab, and that tab keeps its screens") {
      _ = await stage.open(.note)
      expectEqual(stage.picture, "Shelf Note")
      await expectEqual(stage.open(.article(42)), "List Article 42")
      await expectEqual(stage.open(.saved), "Shelf Note")
      await expectEqual(stage.open(.library), "List Article 42")
      await expectEqual(stage.open(.library.then(.list, of: Stand.self)), "List")
    }

    test("A path dismisses sheets and alerts of any coordinator") {
      stage.press.saved.present(Account())
      stage.app.settle()
      stage.press.alert("Sure?")
      stage.app.settle()
      expectEqual(stage.picture, "List ^ Account ^ Sure?")
      await expectEqual(stage.open(.article(42)), "List Article 42")
      stage.press.alert("Sure?")
      stage.app.settle()
      await expectEqual(stage.open(.article(42)), "List Article 42")
    }

    test("A path that is opened in the middle of a transition waits for its end") {
      stage.press.present(Screen("Sheet"))
      stage.app.device.clock.turn()
      await expectEqual(stage.open(.article(42)), "List Article 42")
      stage.press.library.push(Screen("Above"))
      stage.app.device.clock.turn()
      await expectEqual(stage.open(.article(7)), "List Article 7")
      expectTrue(stage.app.device.log.entries.isEmpty)
    }

    test("A path waits for a swipe of the user") {
      _ = await stage.open(.article(42))
      try stage.app.beginSwipeBack()
      let handle = stage.press.open(.article(42))
      stage.app.settle()
      expectNil(handle.ended)
      stage.app.finishGesture()
      await expectEqual(stage.end(of: handle), "List Article 42")
    }

    test("A path leaves what a raw call has shown") {
      stage.press.library.rootController.pushViewController(Screen("Raw"), animated: false)
      stage.press.tabBarController.present(Screen("Raw sheet"), animated: false)
      stage.app.settle()
      await expectEqual(stage.open(.article(42)), "List Article 42")
    }

    test("A path asks the leave guards, and nothing changes without their consent") {
      let editor = Editor("Editor")
      stage.press.library.push(editor)
      stage.press.present(Screen("Sheet"))
      stage.app.settle()
      for isAllowed in [false, true] {
        let handle = stage.press.open(.article(42))
        await stage.app.settle { EngineProbe.isAsking(editor) }
        expectEqual(stage.picture(after: handle), "List Editor ^ Sheet, waiting")
        await editor.answer(isAllowed)
        let text = await stage.end(of: handle)
        expectEqual(
          text,
          isAllowed
            ? "List Article 42"
            : "List Editor ^ Sheet, rejected: Editor is a leave guard, and did not allow the transition."
        )
      }
    }

    test("Only the last transition of a path is animated") {
      stage.press.saved.present(Screen("Sheet"))
      stage.app.settle()
      let handle = stage.press.open(.offer(42))
      await wait {
        stage.app.device.clock.turn()
        return stage.picture.hasSuffix("Coupon")
      }
      expectNil(handle.ended)
      expectNotNil(stage.press.tabBarController.transitionCoordinator)
      expectEqual(stage.picture, "List Article 42 ^ Coupon")
      await expectEqual(stage.end(of: handle), "List Article 42 ^ Coupon")
    }

    test("A path of another root, a foreign route and a missing child lead nowhere") {
      let foreign = RoutePath(.note, of: Shelf.self)
      await expectEqual(
        stage.open(foreign),
        "List, unreachable: The route 'note' belongs to Shelf, and the path leads to Press.")
      let wrong = RoutePath([RouteStep(Press.self, "library")])
      await expectEqual(stage.open(wrong), "List, unreachable: 'library' is no route of Press.")
      let childless = RoutePath(.help, of: Press.self).then(.note, of: Shelf.self)
      await expectEqual(
        stage.open(childless),
        "List ^ Help, unreachable: The route 'help' of Press led to no Shelf: its transition must show "
          + "such a child."
      )
    }

    test("A place that is lost while it is revealed is shown again") {
      _ = await stage.open(.note)
      _ = await stage.open(.library)
      let saved = stage.press.saved
      saved.resumed = {
        saved.resumed = {}
        saved.rootController.popToRootViewController(animated: false)
      }
      await expectEqual(stage.open(.note), "Shelf Note")
    }

    test("A path keeps what its place presents when it is revealed") {
      let (saved, news) = (stage.press.saved, Screen("News"))
      for _ in 1...2 {
        saved.resumed = {
          saved.resumed = {}
          saved.present(news)
        }
        await expectEqual(stage.open(.saved), "Shelf ^ News")
        await expectEqual(stage.open(.saved), "Shelf")
        _ = await stage.open(.library)
      }
    }

    test("A path brings a suspended root back, and dismisses what would come back over the place") {
      _ = await stage.open(.offer(42))
      stage.press.saved.present(Account())
      stage.app.settle()
      let pictures = [
        "List Article 42 ^ Coupon", "List Article 42", "List Article 42 ^ Help", "List Article 7",
      ]
      let paths = [.offer(42), .article(42), RoutePath(.help, of: Press.self), .article(7)]
      for (path, picture) in zip(paths, pictures) {
        stage.press.setRoot(Screen("Lock"), suspendingCurrent: true)
        stage.app.settle()
        await expectEqual(stage.open(path), picture)
        stage.app.settle()
        expectEqual(stage.picture, picture)
        expectTrue(stage.press.tabBarController.view.window != nil)
        try expectEqual(stage.press.plan(to: path).steps, [])
      }
    }

    test("A path into a suspended root asks the guard of the lock") {
      _ = await stage.open(.article(42))
      let lock = Note()
      stage.press.setRoot(lock, suspendingCurrent: true)
      stage.app.settle()
      let handle = stage.press.open(.article(7))
      await stage.app.settleTasks()
      await lock.rootViewController.answer(false, in: stage.app)
      await stage.app.settleTasks()
      guard case .rejected(let rejection) = handle.ended else {
        return expectEqual("\(String(describing: handle.ended))", "rejected")
      }
      expectTrue(rejection.isVeto && lock.isActive)
    }

    for (line, isNested) in [("children", false), ("children's children", true)] {
      test("A path to a flow without screens of its own leads to the screens of its \(line)") {
        let (app, shelf) = launchApp { Shelf(root: $0) }
        let trails = [Trail(on: shelf.navigationController), Trail(on: shelf.navigationController)]
        shelf.start(trails[0])
        if isNested { trails[0].start(trails[1]) }
        trails[isNested ? 1 : 0].present(Account())
        shelf.present(Screen("Above"))
        app.settle()
        let path = RoutePath(.here, of: Shelf.self).then(.here, of: Trail.self)
        let handle = app.device.run { shelf.open(path) }
        app.settle()
        expectEqual(handle.ended, .opened(path))
        expectEqual(app.title, "Account")
        try expectEqual(shelf.plan(to: path).steps, [])
      }
    }

    test("A place that is not reached by a mistake is reported, unless code reads the result") {
      let (app, press) = (stage.app, stage.press)
      press.gate.unguarded = ["saved"]
      press.setTabs([press.library])
      app.settle()
      @MainActor func problems(_ open: @escaping @MainActor () -> Void) -> [String] {
        DiagnosticReporter.collecting {
          open()
          app.settle()
        }.map(\.problem)
      }
      expectEqual(
        problems {
          _ = press.open(text: "press://saved", source: .url, false)
          press.library.open(.text, of: Article.self)
        }.map { $0.components(separatedBy: ":")[0] },
        [
          "'Press' was asked to 'open press",
          "'Press' was asked to 'open text', and it was rejected",
        ])
      expectEqual(
        problems {
          _ = press.open(text: "press://nowhere", source: .url, false)
          press.library.open(.note, of: Shelf.self).whenCompleted { _ in }
        }, [])
    }

    test("A path into a container that was removed leads nowhere, and changes nothing") {
      let (app, shelf) = launchApp { Shelf(root: $0) }
      shelf.setRoot(Account())
      app.settle()
      var errors: [String] = []
      for route in [Shelf.Route.all, .note] {
        let handle = app.device.run { shelf.open(RoutePath(route, of: Shelf.self)) }
        app.settle()
        if case .unreachable(let error) = handle.ended { errors.append("\(error)") }
      }
      let reason = "which was removed from the user interface: show it again, or stop Shelf."
      expectEqual(
        errors.joined(separator: "\n"),
        """
        The route 'all' of Shelf leads into UINavigationController, \(reason)
        The route 'note' of Shelf leads into UINavigationController, \(reason)
        """)
      expectEqual(shelf.navigationController.viewControllers.map(\.title), ["Shelf"])
      stage.press.library.setRoot(Account())
      stage.app.settle()
      await expectEqual(
        stage.open(.article(42)),
        "List, unreachable: The route 'library' of Press leads into UITabBarController, which was "
          + "removed from the user interface: show it again, or stop Press.")
    }

    test("A link leads to the place that the tables name") {
      for (text, picture) in [
        ("press://library/article/42/offer", "List Article 42 ^ Coupon"),
        ("press://library/article/42", "List Article 42"), ("press://saved", "Shelf"),
        ("press://library", "List"), ("press://help", "List ^ Help"),
        ("press://library/article/x", "List ^ Help, invalidValue"),
        ("press://attic", "List ^ Help, noSuchPlace"), ("other://", "List ^ Help, foreign"),
        ("press://library/../saved", "List ^ Help, dotSegment"),
      ] {
        guard let url = URL(string: text) else { continue }
        let handle = stage.press.saved.open(url)
        await expectEqual(stage.end(of: handle), picture, text)
      }
    }

    test("A place is a path, and a path has a link") {
      _ = await stage.open(.offer(42))
      let article = stage.press.library.children.first
      let path = try require(article?.routePath)
      expectEqual(path, .article(42))
      expectEqual(stage.press.link(to: path), "press://library/article/42")
      expectEqual(stage.press.link(to: .offer(7)), "press://library/article/7/offer")
      try expectEqual(stage.press.path(for: Link("press://library/article/42")), path)
      expectEqual(stage.press.saved.routePath, .saved)
      expectEqual(stage.press.routePath?.steps, [])
      let coupon = article?.children.first
      expectEqual(coupon?.routePath, .offer(42))
      let raw = Account()
      stage.press.saved.start(raw)
      expectNil(raw.routePath)
    }

    test("A coordinator opens routes of an ancestor and of another flow by their types") {
      _ = await stage.open(.offer(42))
      guard let article = stage.press.library.children.first as? Article else { return }
      let library = stage.press.library
      let opens: [@MainActor () -> LinkHandle] = [
        { article.open(.account, of: Article.self) }, { article.open(.article(7), of: Stand.self) },
        { library.open(.note, of: Shelf.self) }, { library.open(.help, of: Press.self) },
        { library.open(.text, of: Article.self) },
      ]
      var pictures: [String] = []
      for open in opens {
        let handle = stage.app.device.run(open)
        var text = await stage.end(of: handle)
        if case .unreachable(let error) = handle.ended { text = "\(error.code): \(error)" }
        pictures.append(text)
      }
      expectEqual(
        pictures.joined(separator: "\n"),
        """
        List Article 42 ^ Account
        List Article 7
        Shelf Note
        Shelf Note ^ Help
        notMounted: The app knows no path to Article: no ancestor of this type has a 'routePath', and \
        mounts with constant routes lead to it by no path, or by several. To fix this, mount it once by a \
        route without values, or open a whole path, such as 'RoutePath(…).then(…, of: Article.self)'.
        """)
    }

    test("A plan says what a path would do, and makes nothing") {
      stage.press.saved.present(Account())
      stage.press.library.push(Editor("Editor"))
      stage.app.settle()
      let before = stage.app.tree
      let plan = try stage.press.plan(to: .offer(42))
      expectEqual(
        plan.description,
        """
        library / article(42) / offer
        dismiss Account
        popTo Screen
        push Article by Stand
        then offer by Article
        leaves Screen, Editor
        asks Press, Stand, Editor
        """)
      expectEqual(stage.app.tree, before)
      try expectEqual(stage.press.plan(to: .offer(42)), plan)
      _ = try stage.press.plan(to: .note)
      expectEqual(stage.app.tree, before)
    }

    test("A plan of a place that is visible is empty, and one for another tab selects it") {
      _ = await stage.open(.article(42))
      try expectEqual(stage.press.plan(to: .article(42)).steps, [])
      try expectEqual(
        stage.press.plan(to: .note).description,
        """
        saved / note
        select Shelf
        push Screen by Shelf
        asks Press
        """)
    }
  }
}
