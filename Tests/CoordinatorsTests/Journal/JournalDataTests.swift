import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The values of journal events, and what an app can make of them.
struct JournalDataTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// The transitions of a recorder, one on each line: the text, and the values that it lacks.
  func lines(_ recorder: JournalRecorder) -> String {
    var lines: [String] = []
    for event in recorder.events {
      guard case .transition(let transition) = event.kind else { continue }
      let route = transition.route.map { ", \($0.text) \($0.json ?? "no JSON")" } ?? ""
      lines.append(
        "\(transition.kind) \(transition.phase) \(transition.subjects)\(route)"
          + ", front: \(transition.screen?.title ?? "none")")
    }
    return lines.joined(separator: "\n")
  }

  func table(_ test: inout TestTable) {
    test("The journals of all roots have the clock of the first one") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let driver = AppDriver(device: device)
      let roots = [30, 10, 50].map { (seconds: Int) -> Chooser in
        let root = Chooser()
        root.context.journal = Journal { .seconds(seconds) }
        device.run { root.launch() }
        return root
      }
      expectEqual(roots.filter(\.isActive).count, 3)
      expectEqual(
        driver.journal,
        """
        [30.000] Chooser started
        [30.000] Chooser#2 started
        [30.000] Chooser#3 started
        """)
    }

    test("Roots with one journal have each event once") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let driver = AppDriver(device: device)
      let (roots, journal) = ([Chooser(), Chooser()], Journal())
      for root in roots {
        root.context.journal = journal
        device.run { root.launch() }
      }
      expectEqual(
        driver.events.map { "\($0.path) \($0.kind)" }, ["Chooser started", "Chooser started"])
    }

    test("A root has its events, also if its journal is where a freed one was") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let driver = AppDriver(device: device)
      for _ in 0..<20 {
        let root = Chooser()
        device.run { root.launch() }
        root.context.stop()
      }
      let starts = driver.events.count { "\($0.kind)" == "started" }
      expectEqual(starts, 20)
    }

    test("A transition has its subjects, its animation and the screen in front") {
      let recorder = JournalRecorder(shop.context.journal)
      shop.push(Screen("A"))
      app.settle()
      shop.perform(.sequence(.push(Screen("B")), .present(Account())))
      app.settle()
      shop.dismissAll(animated: false)
      app.settle()
      shop.navigationController.popToRootViewController(animated: false)
      app.settle()
      expectEqual(
        lines(recorder),
        """
        push requested ["Screen"], front: List
        push performed ["Screen"], front: A
        sequence requested ["push Screen", "present Account"], front: A
        push requested ["Screen"], front: A
        push performed ["Screen"], front: B
        present requested ["Account"], front: B
        push requested ["Screen"], front: B
        push performed ["Screen"], front: B
        present performed ["UINavigationController"], front: Account
        sequence performed ["push Screen", "present Account"], front: Account
        dismiss requested [], front: Account
        dismiss performed ["UINavigationController"], front: B
        pop observed ["Screen"], front: List
        pop observed ["Screen"], front: List
        """)
    }

    test("Columns that a narrow window will collapse have no placeholder in front") {
      final class Desk: WindowCoordinator {
        let context = CoordinatorContext()
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          setRoot(
            EmptyColumnTests.Mail(.doubleColumn, hasPlaceholder: true, ends: false, ExitLog()))
        }
      }
      let app = AppDriver(Desk.init(window:))
      let fronts = app.events.compactMap { event in
        if case .transition(let transition) = event.kind { transition.screen?.title } else { nil }
      }
      expectEqual(Set(fronts), ["List"])
    }

    test("A transition has its route as text and as data") {
      let stage = PressStage()
      let recorder = JournalRecorder(stage.press.context.journal)
      stage.press.saved.trigger(.note, animated: false)
      stage.app.settle()
      expectEqual(
        lines(recorder),
        """
        push requested ["Screen"], note {"note":{}}, front: List
        push performed ["Screen"], note {"note":{}}, front: List
        """)
    }

    test("A rejected transition has its reason") {
      let recorder = JournalRecorder(shop.context.journal)
      let reason = reason(shop.pop())
      app.settle()
      for case .transition(let transition) in recorder.events.map(\.kind) {
        expectEqual(transition.rejection, transition.phase == .rejected ? reason : nil)
        expectEqual(ScreenTransition.Kind(transition.kind), .pop)
        expectEqual(Event.TransitionKind(.pop), transition.kind)
      }
      expectEqual(recorder.events.count, 2)
    }

    test("The answers of leave guards are in the journal, before what they lead to") {
      let stage = LeaveStage()
      stage.pushEditor()
      let recorder = JournalRecorder(stage.shop.context.journal)
      for isAllowed in [false, true] {
        stage.app.back()
        await stage.editor.answer(isAllowed)
        stage.app.settle()
      }
      let kinds = recorder.events.map { "\($0.path) \($0.kind)".prefix(33) }
      expectEqual(
        kinds.joined(separator: "\n"),
        """
        Shop pop requested
        Shop leaving Editor: not allowed
        Shop pop Editor is a leave guard,
        Shop pop requested
        Shop leaving Editor: allowed
        Shop pop performed
        """)
    }

    test("The answers of entry guards are in the journal, also before their coordinators start") {
      let stage = PressStage()
      let recorder = JournalRecorder(stage.press.context.journal)
      stage.press.library.gate.closed = ["imprint"]
      _ = stage.trigger(.imprint)
      let handle = stage.trigger(.article(0))
      await stage.app.settle { handle.ended != nil }
      _ = await stage.open(.offer(42))
      let lines = recorder.events.map(\.description).filter { $0.contains(" admission ") }
      expectEqual(
        lines.map { $0.drop { $0 != " " }.dropFirst() }.joined(separator: "\n"),
        """
        Press/Stand admission imprint by Stand: denied: It is closed.
        Press/Stand admission article(0) by Stand: redirected to list
        Press/Stand admission list by Stand: allowed
        Press admission library by Press: allowed
        Press/Stand admission article(42) by Stand: allowed
        Press/Stand admission offer by Article: allowed
        """)
      let phases = recorder.events.compactMap { event -> Event.TransitionPhase? in
        guard case .transition(let transition) = event.kind else { return nil }
        return transition.route?.text == "imprint" ? transition.phase : nil
      }
      expectEqual(phases, [.requested, .rejected])
    }

    test("An observer of the journal knows how long each screen was in front") {
      let runner = ApplicationRunner(device: app.device) { TwoScenes.App() }
      runner.launch()
      let clock = app.device.clock
      shop.context.journal = Journal { clock.now }
      var visits: [String] = []
      let times = ScreenTimes(shop.context.journal) {
        visits.append("\($0.screen.title ?? $0.screen.name) \($0.duration)")
      }
      shop.push(Screen("A"), animated: false)
      clock.advance(by: .seconds(10))
      shop.push(Screen("B"), animated: false)
      clock.advance(by: .seconds(5))
      // While a sheet is in front, the screen below is not.
      shop.present(Screen("Sheet"), animated: false)
      clock.advance(by: .seconds(2))
      shop.dismiss(animated: false)
      clock.advance(by: .seconds(1))
      runner.enterBackground()
      clock.advance(by: .seconds(3_600))
      runner.enterForeground()
      clock.advance(by: .seconds(4))
      shop.navigationController.popToRootViewController(animated: false)
      app.settle()
      clock.advance(by: .seconds(3))
      shop.push(Screen("C"), animated: false)
      app.settle()
      expectEqual(
        visits,
        [
          "A 10.0 seconds", "B 5.0 seconds", "Sheet 2.0 seconds", "B 1.0 seconds", "B 4.0 seconds",
          "List 3.0 seconds",
        ])
      expectNotNil(times)
    }

    test("The article on analytics has the observer of this test") {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let article = tests.appending(
        path: "../../../Sources/Coordinators/Coordinators.docc/Analytics.md")
      let observer = try String(
        contentsOf: tests.appending(path: "ScreenTimes.swift"), encoding: .utf8)
      let text = try String(contentsOf: article, encoding: .utf8)
      expectTrue(text.contains("```swift\n\(observer)```"), "Compare ScreenTimes.swift with it.")
    }
  }
}
