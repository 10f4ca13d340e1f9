import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// What entry guards do before their coordinators have started.
struct UnstartedGuardTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A coordinator whose guard uses verbs before the start is started afterwards") {
      let tower = "Hall ^ Tower, started once"
      await expectEqual(
        HallStage().entering {
          $0.present(Screen("Terms"))
          $0.dismiss()
        }, tower)
      await expectEqual(HallStage().entering { $0.perform(.present(Screen("Terms"))) }, tower)
      await expectEqual(HallStage().entering { $0.attempt(.present(Screen("Terms"))) }, tower)
      await expectEqual(HallStage().entering { $0.trigger(.terms) }, tower)
      await expectEqual(HallStage().entering { _ = $0.childViewControllers }, tower)
      let page = try require(URL(string: "https://a.org"))
      await expectEqual(HallStage().entering { $0.openExternally(page) }, tower)
    }

    test("A coordinator that a guard shows before the start is a child of the one that presents") {
      let (stage, coupon) = (HallStage(), Coupon())
      await expectEqual(stage.entering { $0.embed(coupon) }, "Hall ^ Tower, started once")
      expectTrue(coupon.parent is Hall)
      expectTrue(coupon.isActive)
    }

    test("A guard can use verbs before the start also in what its children notify it of") {
      let stage = HallStage()
      let login = Login()
      var result: TransitionResult?
      let handle = stage.open { tower in
        await withCheckedContinuation { continuation in
          tower.present(login, animated: false).whenEnded { _ in
            tower.alert("You need an account").whenEnded { _ in
              result = tower.set([Screen("Terms")], animated: false).ended
              continuation.resume()
            }
          }
        }
      }
      await stage.app.settle { login.isActive }
      login.cancel()
      stage.app.tap("OK")
      await stage.app.settle { handle.ended != nil }
      expectEqual(result, .performed)
      expectEqual(stage.picture, "Hall ^ Tower, started once")
    }

    test("A child that a guard pushes unless it runs is pushed once before the start") {
      let stage = HallStage()
      var results: [TransitionResult?] = []
      let handle = stage.open { tower in
        for _ in 0..<2 { results.append(tower.push(unlessRunning: Coupon()).ended) }
      }
      await stage.app.settle { handle.ended != nil }
      expectEqual(results, [.performed, .merged])
    }

    test("A path that a guard opens before the start supersedes its own, whatever it answers") {
      let answers: [Admission<Tower.Route>] = [.allow, .deny("It is closed.")]
      for (answer, isRoute) in [(answers[0], true), (answers[0], false), (answers[1], false)] {
        let stage = HallStage()
        stage.tower.answer = answer
        let path = RoutePath(.tower, of: Hall.self)
        var inner: LinkHandle?
        let outer = stage.open {
          expectNil($0.routePath)
          expectEqual(try? $0.plan(to: path).path, path)
          inner = isRoute ? $0.open(.tower, of: Hall.self) : $0.open(path)
        }
        await stage.app.settle { inner?.ended != nil }
        expectEqual(
          [outer, inner].map { $0?.ended?.description },
          ["superseded by a later link", "opened tower"])
        expectEqual(stage.picture, "Hall ^ Tower, started once")
      }
    }

    test("Where nothing guards, a coordinator is created after the start of the one above") {
      let diary = Diary()
      let (app, ground) = launchApp { Floor(0, $0, diary) }
      let handle = ground.open(RoutePath(.above, of: Floor.self).then(.above, of: Floor.self))
      await app.settle { handle.ended != nil }
      expectEqual(
        diary.lines, ["create 0", "start 0", "create 1", "start 1", "create 2", "start 2"])
    }

    test("A coordinator that starts a child before its own start is started afterwards") {
      let problems = Problems()
      await DiagnosticReporter.$override.withValue(problems.reporter) {
        await expectEqual(
          HallStage().entering { $0.start(Coupon()) }, "Hall ^ Tower, started once")
      }
      expectEqual(problems.codes, ["startsWhileInactive"])
    }

    test("A flow that a guard presents before the start shows nothing after its end") {
      let (stage, login, problems) = (HallStage(), Login(), Problems())
      await DiagnosticReporter.$override.withValue(problems.reporter) {
        let handle = stage.open { _ = await $0.present(login, animated: false).outcome }
        await stage.app.settle { login.isActive }
        login.finish("Anna")
        await stage.app.settle { handle.ended != nil }
        await login.tryAgain()
        stage.app.settle()
      }
      expectEqual(stage.picture, "Hall ^ Tower, started once")
      expectEqual(problems.codes, ["startsWhileInactive"])
    }
  }
}

/// A hall in a new app, and its tower, which does not run yet.
@MainActor
private struct HallStage {
  let app: AppDriver
  private let hall: Hall

  init() { (app, hall) = launchApp(Hall.init) }

  var tower: Tower { hall.tower }

  /// Opens a path to the tower, whose guard calls a closure, and returns what is shown then.
  func entering(_ body: @escaping @MainActor (Tower) -> Void) async -> String {
    let handle = open { body($0) }
    await app.settle { handle.ended != nil }
    await app.settleTasks()
    expectEqual(handle.ended, .opened(Hall.path))
    return picture
  }

  func open(_ body: @escaping @MainActor (Tower) async -> Void) -> LinkHandle {
    tower.asked = body
    return hall.open(Hall.path)
  }

  var picture: String {
    "\(app.pile), started \(tower.starts == 1 ? "once" : "\(tower.starts) times")"
  }
}

/// A hall whose only place is a tower.
private final class Hall: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case tower }

  static let path = RoutePath(.tower, of: Hall.self).then(.top, of: Tower.self)

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let tower = Tower()

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen("Hall"), animated: false) }
  func transition(for route: Route) -> ScreenTransition { .present(self.tower) }
}

/// A sheet whose guard runs the code of a test.
private final class Tower: NavigationCoordinator, EntryGuarding {
  enum Route: Hashable, Sendable { case top, terms }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  var asked: @MainActor (Tower) async -> Void = { _ in }
  var answer = Admission<Route>.allow
  private(set) var starts = 0

  func start() {
    starts += 1
    push(Screen("Tower"), animated: false)
  }

  func transition(for route: Route) -> ScreenTransition {
    route == .top ? .none : .present(Screen("Terms"))
  }

  func guardsEntry(to route: Route) -> Bool { route == .top }

  func admit(_ route: Route) async -> Admission<Route> {
    await asked(self)
    return answer
  }
}

/// A floor with one more above it.
private final class Floor: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case above }

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private let number: Int
  private let diary: Diary

  init(_ number: Int, _ stack: UINavigationController, _ diary: Diary) {
    navigationController = stack
    (self.number, self.diary) = (number, diary)
    diary.lines.append("create \(number)")
  }

  func start() {
    diary.lines.append("start \(number)")
    push(Screen("Floor \(number)"), animated: false)
  }

  func transition(for route: Route) -> ScreenTransition {
    .present(Floor(self.number + 1, UINavigationController(), self.diary))
  }
}

@MainActor
private final class Diary {
  var lines: [String] = []
}

/// A login that shows an alert in a task of its own.
private final class Login: SceneCoordinator, FlowCoordinator {
  typealias Output = String

  let context = CoordinatorContext()
  let rootViewController = Screen("Login")
  private var task: Task<Void, Never>?
  private var pending: CheckedContinuation<Void, Never>?

  func start() {
    task = Task {
      await withCheckedContinuation { pending = $0 }
      alert("Try again")
    }
  }

  func tryAgain() async {
    await wait { self.pending != nil }
    pending?.resume()
    await task?.value
  }
}
