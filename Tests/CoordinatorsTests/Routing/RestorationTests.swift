import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a snapshot has, and what a new app shows after its restoration.
struct RestorationTests: TableSuite {
  let stage = PressStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// Shows something in both tabs, and a sheet.
  private func fill() async {
    _ = await stage.open(.note)
    _ = await stage.open(.article(42))
    stage.press.saved.restorableState = "by title"
    _ = stage.trigger(.imprint)
    await stage.app.settle { stage.picture == "List Article 42 Imprint" }
  }

  /// A snapshot of a press whose stand shows something.
  private func snapshot(_ entries: [Snapshot.Entry]) -> Snapshot {
    let stand = Snapshot.Node(type: "Stand", entries: entries)
    return Snapshot(root: Snapshot.Node(type: "Press", entries: [Snapshot.Entry(child: stand)]))
  }

  /// Restores a snapshot in a new app.
  private func restored(
    _ snapshot: Snapshot, in other: PressStage = PressStage()
  ) async -> PressStage {
    var ends = 0
    other.app.device.run { other.press.restore(snapshot) { ends += 1 } }
    await other.app.settle { ends > 0 }
    other.app.settle()
    expectEqual(ends, 1)
    return other
  }

  func table(_ test: inout TestTable) {
    test("A snapshot has the routes, the children, the selection and the state") {
      await fill()
      expectEqual(
        stage.press.snapshot().root.picture,
        #"Press [*Stand [{"article":{"_0":42}} Article, {"imprint":{}}], "#
          + #"Shelf "by title" [{"note":{}}]]"#)
    }

    test("A restored app shows the same, and has the same snapshot") {
      await fill()
      let handle = stage.begin(.offer(42))
      await expectEqual(stage.end(of: handle), "List Article 42 ^ Coupon")
      let snapshot = stage.press.snapshot()
      let other = await restored(snapshot)
      expectEqual(other.picture, stage.picture)
      expectEqual(other.app.tree, stage.app.tree)
      expectEqual(other.press.snapshot(), snapshot)
      expectEqual(other.press.saved.restorableState, "by title")
      expectEqual(other.library.asked, ["article(42)", "offer"])
    }

    test("A state and a route that JSON does not have are left out, and reported") {
      let app = launchMall().app
      let chart = app.root(Chart())
      chart.trigger(.zoom(.infinity))
      chart.trigger(.zoom(2))
      app.settle()
      let diagnostics = DiagnosticReporter.collecting {
        expectEqual(chart.snapshot().root.picture, #"Mall [Chart [{"zoom":{"_0":2}}]]"#)
      }
      expectEqual(diagnostics.map(\.code), ["snapshotUnencodable", "snapshotUnencodable"])
    }

    test("A restoration ends when its root stops, and leaves the next run alone") {
      _ = await stage.open(.article(42))
      let snapshot = stage.press.snapshot()
      let other = PressStage()
      other.library.isSlow = true
      var ends = 0
      other.press.restore(snapshot) { ends += 1 }
      await wait { !other.library.asked.isEmpty }
      other.press.context.stop()
      other.app.settle()
      other.app.device.run { other.press.launch() }
      let handle = other.begin(.note)
      other.library.isSlow = false
      await expectEqual(other.end(of: handle), "Shelf Note")
      other.library.answerNow()
      await wait { ends == 1 }
      await other.app.settleTasks()
      expectEqual(other.picture, "Shelf Note")
    }

    test("A restoration ends when a restored child has its root stop and start again") {
      let ((app, first), (other, second)) = (launchApp { Visit($0) }, launchApp { Visit($0) })
      for number in 1...3 { first.trigger(.room(number)) }
      app.settle()
      second.entered = { [weak second] number in
        guard number == 2, let second else { return }
        second.context.stop()
        second.launch()
      }
      var ends = 0
      other.device.run { second.restore(first.snapshot()) { ends += 1 } }
      other.settle()
      expectEqual(ends, 1)
      expectEqual(second.rooms, [1, 2])
      expectEqual(second.titles, ["Home"])
    }

    test("Children of one class get back what was theirs, in whatever order they are shown") {
      let app = AppDriver(Shelves.init(tabBarController:))
      let shelves = try require(app.root as? Shelves)
      shelves.shelves[0].restorableState = "first"
      shelves.shelves[1].restorableState = "second"
      let snapshot = shelves.snapshot()
      let (other, restored) = launchApp(Shelves.init(tabBarController:))
      restored.restore(snapshot)
      await other.settleTasks()
      expectEqual(restored.shelves.map(\.restorableState), ["first", "second"])
      expectEqual(restored.snapshot(), snapshot)
    }

    test("A child of a route does not get what a child of a verb has shown") {
      _ = await stage.open(.article(1))
      let library = stage.press.library
      library.gate.unguarded = ["account"]
      let verb = Article(7, gate: library.gate)
      library.push(verb)
      verb.trigger(.account)
      stage.app.settle()
      expectEqual(stage.picture, "List Article 1 Article 7 ^ Account")
      await expectEqual(restored(stage.press.snapshot()).picture, "List Article 1")
    }

    test("A screen that a verb shows again after its removal is left out, at rest or before") {
      for isAtRest in [true, false] {
        let stage = PressStage()
        let shelf = stage.press.saved
        shelf.trigger(.note)
        stage.app.settle()
        let note = try require(shelf.navigationController.topViewController)
        shelf.popToRoot(animated: false)
        if isAtRest { stage.app.settle() }
        shelf.push(note)
        stage.app.settle()
        expectEqual(shelf.titles, ["Shelf", "Note"])
        await expectEqual(restored(stage.press.snapshot()).press.saved.titles, ["Shelf"])
      }
    }

    test("A child whose screen another coordinator shows again is left out, with its sheet") {
      _ = await stage.open(.article(42))
      let library = stage.press.library
      let article = try require(library.children.first as? Article)
      library.gate.unguarded = ["account"]
      library.popToRoot()
      article.trigger(.account)
      library.push(article.rootViewController)
      stage.app.settle()
      expectEqual(stage.picture, "List Article 42 ^ Account")
      await expectEqual(restored(stage.press.snapshot()).picture, "List")
    }

    test("A restored app selects a tab without a coordinator, if there is one at its index") {
      let (app, other) = (AppDriver(Booth.init), AppDriver(Booth.init))
      let (booth, restored) = try (
        require(app.root as? Booth), require(other.root as? Booth)
      )
      booth.select(index: 2)
      app.settle()
      var snapshot = booth.snapshot()
      for (tab, selected) in [(2, 2), (-1, 2), (4, 2), (.min, 2), (.max, 2), (1, 1), (0, 1)] {
        if tab != 2 { snapshot.root.selectedTab = tab }
        restored.restore(snapshot)
        other.settle()
        expectEqual(restored.tabBarController.selectedIndex, selected, "tab \(tab)")
      }
      booth.select(booth.saved)
      app.settle()
      expectNil(booth.snapshot().root.selectedTab)
      expectEqual(booth.snapshot().root.entries.map(\.isSelected), [true])
    }

    test("What was suspended is restored as it was before, with the selected tab") {
      _ = await stage.open(.note)
      _ = await stage.open(.offer(42))
      stage.press.setRoot(Screen("Lock"), suspendingCurrent: true)
      stage.app.settle()
      await expectEqual(restored(stage.press.snapshot()).picture, "List Article 42 ^ Coupon")
    }

    test("A tab is selected if its guard allows it; otherwise it is left out, with all below it") {
      _ = await stage.open(.note)
      let snapshot = stage.press.snapshot()
      for (closed, picture, titles) in [
        ([], "Shelf Note", ["Shelf", "Note"]), (["saved"], "List", ["Shelf"]),
      ] as [(Set<String>, String, [String])] {
        let other = PressStage()
        other.press.gate.closed = closed
        _ = await restored(snapshot, in: other)
        expectEqual(other.picture, picture)
        expectEqual(other.press.saved.titles, titles)
        expectEqual(other.press.gate.asked, ["saved"])
      }
    }

    test("What another coordinator has performed for a route is left out, with all below it") {
      for route in [Press.Route.notice, .newArticle] {
        let stage = PressStage()
        stage.app.device.run { _ = stage.press.trigger(route) }
        await stage.app.settleTasks()
        (stage.press.library.children.last as? Article)?.trigger(.account)
        await stage.app.settleTasks()
        await expectEqual(restored(stage.press.snapshot()).picture, "List")
      }
    }

    test("A route that its guard denies is left out, with everything below it") {
      await fill()
      _ = await stage.open(.offer(42))
      let other = PressStage()
      other.library.closed = ["article(42)"]
      _ = await restored(stage.press.snapshot(), in: other)
      expectEqual(other.picture, "List")
      expectEqual(other.press.saved.titles, ["Shelf", "Note"])
      expectEqual(other.library.asked, ["article(42)"])
    }

    test("A route that is redirected leads to the other route") {
      let article = Snapshot.Node(
        type: "Article", entries: [Snapshot.Entry(route: #"{"offer":{}}"#)])
      let other = await restored(
        snapshot([
          Snapshot.Entry(route: #"{"article":{"_0":0}}"#, child: article),
          Snapshot.Entry(route: #"{"imprint":{}}"#),
        ]))
      expectEqual(other.picture, "List Imprint")
    }

    test("A route to which a guard redirects several others is shown once") {
      let entry = Snapshot.Entry(route: #"{"article":{"_0":-2}}"#)
      let other = await restored(snapshot([entry, entry]))
      expectEqual(other.picture, "List Article 7")
      expectEqual(other.library.asked, ["article(-2)", "article(7)", "article(-2)", "article(7)"])
    }

    test("A restoration whose last transition ends at once ends once") {
      let other = PressStage()
      _ = await other.open(.saved)
      _ = await restored(snapshot([Snapshot.Entry(route: #"{"imprint":{}}"#)]), in: other)
      expectEqual(other.press.library.titles, ["List", "Imprint"])
    }

    test("What no longer decodes is left out with a diagnostic, and the rest is restored") {
      await fill()
      var snapshot = stage.press.snapshot()
      snapshot.updateNodes { node in
        if node.type == "Stand" {
          node.entries[0].route = #"{"story":{"_0":42}}"#
          node.entries.append(Snapshot.Entry(route: "{"))
        }
        if node.type == "Shelf" { node.state = "7" }
      }
      snapshot.root.entries.append(
        Snapshot.Entry(child: Snapshot.Node(type: "Attic", entries: [Snapshot.Entry(route: "1")])))
      let other = PressStage()
      var hasEnded = false
      let problems = Problems()
      await DiagnosticReporter.$override.withValue(problems.reporter) {
        other.app.device.run { other.press.restore(snapshot) { hasEnded = true } }
        await other.app.settle { hasEnded }
      }
      expectEqual(other.picture, "List Imprint")
      expectEqual(other.press.saved.titles, ["Shelf", "Note"])
      expectEqual(other.press.saved.restorableState, "by date")
      expectEqual(problems.codes, Array(repeating: "snapshotUndecodable", count: 3))
    }

    test("Without guards, everything is restored before the call returns") {
      let (app, other) = (AppDriver { Shelf(root: $0) }, AppDriver { Shelf(root: $0) })
      let (first, second) = try (require(app.root as? Shelf), require(other.root as? Shelf))
      first.trigger(.note)
      app.settle()
      other.device.run { second.restore(first.snapshot()) }
      expectEqual(second.titles, ["Shelf", "Note"])
    }
  }
}

extension Snapshot.Node {
  /// The type, the state, and the routes and children of the entries, with a star at a selected one.
  fileprivate var picture: String {
    let list = entries.map { entry in
      let parts = [entry.route, entry.child?.picture].compactMap { $0 }
      return (entry.isSelected ? "*" : "") + parts.joined(separator: " ")
    }
    let head = [type, state].compactMap { $0 }.joined(separator: " ")
    return list.isEmpty ? head : "\(head) [\(list.joined(separator: ", "))]"
  }
}

/// A stack whose routes show rooms, and which notes the rooms that have started.
private final class Visit: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case room(Int) }

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  var entered: (Int) -> Void = { _ in }
  private(set) var rooms: [Int] = []

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen("Home"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .room(let number): .push(Chooser { [weak self] _ in self?.enter(number) })
    }
  }

  private func enter(_ number: Int) {
    rooms.append(number)
    entered(number)
  }
}

/// A tab with a coordinator, and two without one.
private final class Booth: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let saved = Shelf("Saved")

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { setTabs([saved, Screen("Help"), Screen("About")]) }
}

/// A coordinator whose state is no number.
private final class Chart: NavigationCoordinator, Routing, Restorable {
  enum Route: Hashable, Codable, Sendable { case zoom(Double) }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()

  func start() {}

  var restorableState: Double { .nan }
  func restore(_ state: Double) {}
  func transition(for route: Route) -> ScreenTransition { .push(Screen("Zoom")) }
}
