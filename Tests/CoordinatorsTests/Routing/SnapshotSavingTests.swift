import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Roots that are launched with a store, and are found again where they were.
struct SnapshotSavingTests: TableSuite {
  private let storage = MemoryStorage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// Launches a press with the storage, as one process of the app.
  private func launch() -> (app: AppDriver, press: Press, store: SnapshotStore) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let press = device.run { Press(tabBarController: UITabBarController()) }
    let (app, store) = launch(press, in: press.tabBarController, on: device)
    return (app, press, store)
  }

  /// Launches a shelf, which has no guards, before its window is visible.
  private func launchShelf() -> (app: AppDriver, shelf: Shelf, store: SnapshotStore) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let shelf = device.run { Shelf(root: UINavigationController()) }
    let (app, store) = launch(shelf, in: shelf.rootController, on: device, isVisible: false)
    return (app, shelf, store)
  }

  private func launch(
    _ root: any Coordinator, in controller: UIViewController, on device: HeadlessDevice,
    isVisible: Bool = true
  ) -> (AppDriver, SnapshotStore) {
    let app = AppDriver(device: device)
    let store = device.run { SnapshotStore(storage) }
    device.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      storage.windows.append(window)
      window.rootViewController = controller
      if isVisible { window.makeKeyAndVisible() }
      root.launch(restoringFrom: store)
      window.makeKeyAndVisible()
    }
    return (app, store)
  }

  /// The keys of the restorations that have begun.
  private var marks: [String] { storage.values.keys.filter { $0.hasSuffix(".restoring") } }

  func table(_ test: inout TestTable) {
    test("A root is found again where it was, after any end of the process") {
      let first = launch()
      first.app.device.run { _ = first.press.saved.trigger(.note) }
      let handle = first.app.device.run { first.press.library.trigger(.article(42)) }
      await first.app.settle { handle.ended != nil }
      // The store waits a second before it writes.
      first.app.device.clock.advance(by: .seconds(2))
      first.app.settle()
      let second = launch()
      await second.app.settle { second.press.library.titles.count == 2 }
      expectEqual(second.press.library.titles, ["List", "Article 42"])
      expectEqual(second.press.saved.titles, ["Shelf", "Note"])
      expectEqual(first.press.snapshot(), second.press.snapshot())
    }

    test("A root is found again without the alerts that its routes have shown") {
      for route in [Shelf.Route.note, .question, .warning] {
        let (app, shelf, store) = launchShelf()
        app.settle()
        expectNil(shelf.rootController.presentedViewController)
        shelf.trigger(route)
        app.settle()
        expectEqual(shelf.titles, ["Shelf", "Note"])
        app.device.run { store.flush() }
      }
      let last = launchShelf()
      last.app.settle()
      expectEqual(last.shelf.titles, ["Shelf", "Note"])
      expectNil(last.shelf.rootController.presentedViewController)
    }

    test("Two alerts that wait are not in a snapshot") {
      let (app, shelf, _) = launchShelf()
      let snapshot = shelf.snapshot()
      shelf.alert("First")
      shelf.alert("Second")
      app.settle()
      expectEqual(shelf.snapshot(), snapshot)
    }

    test("A change in a window makes a snapshot only of the root whose coordinators are there") {
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      let store = app.device.run { SnapshotStore(storage) }
      let (first, second, child) = app.device.run { (Till(), Till(), Till()) }
      app.device.run {
        first.launch(restoringFrom: store, scene: "first")
        second.launch(restoringFrom: store, scene: "second")
        first.start(child)
      }
      app.settle()
      @MainActor func savers(after change: () -> Void) -> [Bool] {
        let former = [first.reads, second.reads]
        app.device.run(change)
        app.settle()
        return zip([first.reads, second.reads], former).map { $0 > $1 }
      }
      expectEqual(savers { first.present(Coupon()) }, [true, false])
      expectEqual(savers { first.dismiss() }, [true, false])
      expectEqual(savers { child.present(Screen("Sheet")) }, [true, false])
      expectEqual(savers { second.present(Screen("Sheet")) }, [false, true])
      // Nobody knows any more whose the window was.
      expectEqual(savers { first.stop(child) }, [true, true])
    }

    test("An app that goes to the background writes at once, with the latest state") {
      let first = launch()
      first.app.settle()
      first.press.saved.restorableState = "by title"
      first.app.device.run {
        NotificationCenter.default.post(
          name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
      }
      let second = launch()
      second.app.settle()
      expectEqual(second.press.saved.restorableState, "by title")
    }

    test("A scene that goes to the background writes the state of a suspended root") {
      let scenes = try TwoScenes()
      let shelf = Shelf(root: UINavigationController())
      let scene = try require(scenes.frame(1).window.windowScene)
      let window = UIWindow(windowScene: scene)
      scenes.driver.device.run {
        window.rootViewController = shelf.rootController
        window.makeKeyAndVisible()
        shelf.launch(restoringFrom: SnapshotStore(storage))
        _ = shelf.setRoot(Screen("Lock"), suspendingCurrent: true)
      }
      scenes.driver.settle()
      shelf.restorableState = "by title"
      scenes.driver.device.run {
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      }
      let second = launchShelf()
      second.app.settle()
      expectEqual(second.shelf.restorableState, "by title")
    }

    test("A restoration that ends at once is marked until UIKit has loaded the screens") {
      let first = launchShelf()
      first.shelf.trigger(.note)
      first.app.settle()
      first.app.device.run { first.store.flush() }
      expectEqual(marks, [])
      let second = launchShelf()
      expectEqual(second.shelf.titles, ["Shelf", "Note"])
      expectEqual(marks, ["scene-main.restoring"])
      second.app.settle()
      expectEqual(marks, [])
      let third = launchShelf()
      expectEqual(marks, ["scene-main.restoring"])
      third.app.device.run {
        NotificationCenter.default.post(
          name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
      }
      expectEqual(marks, [])
    }

    test("A restoration that has ended leaves the mark of the next one") {
      let first = launchShelf()
      first.shelf.trigger(.note)
      first.app.settle()
      first.app.device.run { first.store.flush() }
      let second = launchShelf()
      second.app.device.clock.turn()
      second.app.device.run {
        second.shelf.context.stop()
        second.shelf.launch(restoringFrom: second.store)
      }
      second.app.device.clock.turn()
      second.app.device.clock.turn()
      expectEqual(marks, ["scene-main.restoring"])
      second.app.settle()
      expectEqual(marks, [])
    }

    test("A launch that replaces a restoration keeps the mark of its own") {
      let first = launch()
      let handle = first.app.device.run { first.press.library.trigger(.article(42)) }
      await first.app.settle { handle.ended != nil }
      first.app.device.run { first.store.flush() }
      let second = launch()
      let gate = second.press.library.gate
      gate.isSlow = true
      // Time does not pass, so that the mark is not removed for that reason.
      await wait { !gate.asked.isEmpty }
      second.app.device.run {
        second.press.context.stop()
        second.press.launch(restoringFrom: second.store)
      }
      gate.answerNow()
      gate.isSlow = true
      await wait { gate.asked.count == 2 }
      expectEqual(storage.values.keys.sorted(), ["scene-main", "scene-main.restoring"])
    }

    test("A snapshot that a root of another type has saved is set aside") {
      let first = launch()
      first.app.device.run { _ = first.press.saved.trigger(.note) }
      first.app.settle()
      first.app.device.run { first.store.flush() }
      let saved = try require(storage.values["scene-main"])
      let codes = DiagnosticReporter.collecting { _ = launchShelf() }.map(\.code)
      expectEqual(codes, ["snapshotOtherRoot"])
      expectEqual(storage.values, ["scene-main.aside-1": saved])
    }

    test("A snapshot that a root of another type has saved is not restored, and reported") {
      let (app, shelf, _) = launchShelf()
      var ends = 0
      let diagnostics = DiagnosticReporter.collecting {
        let snapshot = Snapshot(root: Snapshot.Node(type: "Shop"))
        app.device.run { shelf.restore(snapshot) { ends += 1 } }
      }
      expectEqual(
        diagnostics.map(\.problem),
        ["The snapshot was saved by 'Shop', and this root is 'Shelf'."])
      expectEqual(ends, 1)
    }
  }
}

/// A root or a child with a window of its own, which counts the snapshots of its state.
private final class Till: WindowCoordinator, Restorable {
  let context = CoordinatorContext()
  let window = UIWindow()
  private(set) var reads = 0

  func start() {
    setRoot(Screen("Till"))
    window.makeKeyAndVisible()
  }

  var restorableState: Int {
    reads += 1
    return 0
  }

  func restore(_ state: Int) {}
}

/// A storage that outlives the stores of a test.
@MainActor
final class MemoryStorage: SnapshotStorage {
  var values: [String: Data] = [:]
  var windows: [UIWindow] = []

  func data(for key: String, limit: Int) throws -> Data? { values[key].map { $0.prefix(limit) } }
  func write(_ data: Data, for key: String) throws { values[key] = data }
  func remove(_ key: String) throws { values[key] = nil }
  func move(_ key: String, to newKey: String) throws {
    values[newKey] = values[key]
    values[key] = nil
  }
  func keys() throws -> [String] { Array(values.keys) }
}
