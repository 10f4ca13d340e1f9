import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Recorded runs of an app with scenes that are repeated on a new app.
struct ReplaySceneTests: TableSuite {
  let recorded = PressScenes()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// Repeats the run on a new app, and returns the picture with the difference, if there is one.
  func replay() async -> String {
    let stage = PressScenes()
    stage.app.needsLogin = recorded.app.needsLogin
    do throws(Replay.Difference) {
      try await Replay(recorded.driver.events).run(on: stage.driver)
      expectEqual(stage.driver.tree, recorded.driver.tree)
      return stage.picture
    } catch {
      return "\(stage.picture): \(error)"
    }
  }

  func table(_ test: inout TestTable) {
    test("A user acts in the scene of the recorded event") {
      try await recorded.open("press://library/article/42", in: 0)
      recorded.openScene()
      try await recorded.open("press://library/article/7", in: 1)
      try recorded.driver.perform(.scene(.show(1)))
      try recorded.driver.perform(.back)
      await recorded.driver.settleTasks()
      expectEqual(recorded.picture, "* List | List Article 7")
      await expectEqual(replay(), "* List | List Article 7")
    }

    test("A pop in one scene is caused again while a route of several steps waits in another one") {
      try await recorded.open("press://library/article/42", in: 0)
      recorded.openScene()
      let library = recorded.press(1).library
      library.gate.isSlow = true
      library.trigger(.only(1))
      recorded.press(0).library.pop()
      await wait { !library.gate.asked.isEmpty }
      await recorded.settle(until: "List | * List")
      library.gate.answerNow()
      await recorded.driver.settleTasks()
      expectEqual(recorded.picture, "List | * List Article 1")
      await expectEqual(replay(), "* List | List Article 1")
    }

    test("A scene is closed whose root owns no window") {
      recorded.openScene()
      try recorded.driver.perform(.scene(.close))
      await recorded.driver.settleTasks()
      await expectEqual(replay(), "* List")
    }

    test("A scene is closed in which a link waits for its guard") {
      recorded.app.needsLogin = true
      recorded.openScene()
      let link = try Link("press://library/article/42/offer")
      let handle = recorded.run { recorded.press(1).open(link) }
      await recorded.settle(until: "List | * List ^ Account")
      try recorded.driver.perform(.scene(.close))
      await recorded.driver.settleTasks()
      expectEqual(handle.ended?.description, "rejected: \(EntryGuardTests.stopped)")
      await expectEqual(replay(), "* List")
    }

    test("The app is left and entered again") {
      try recorded.driver.perform(.background)
      try recorded.driver.perform(.foreground)
      try await recorded.open("press://library/article/42", in: 0)
      try recorded.driver.perform(.background)
      await recorded.driver.settleTasks()
      await expectEqual(replay(), "* List Article 42")
    }

    test("A link that arrives in the background brings no scene forward") {
      recorded.openScene()
      try recorded.driver.perform(.background)
      try await recorded.open("press://saved", in: 0)
      await recorded.driver.settleTasks()
      expectEqual(recorded.picture, "Shelf | * List")
      await expectEqual(replay(), "Shelf | * List")
    }

    test("Of two launches on one device, the second one is repeated") {
      let single = PressScenes(supportsMultipleScenes: false)
      try await single.open("press://library/article/42", in: 0)
      single.runner.terminate()
      single.driver.launch(scenes: single.runner.manifest) { PressScenes.App() }
      try await single.open("press://library/article/7", in: 0)
      let stage = PressScenes(supportsMultipleScenes: false)
      try await Replay(single.driver.events).run(on: stage.driver)
      expectEqual(stage.picture, "* List Article 7")
      expectEqual(stage.driver.tree, single.driver.tree)
    }

    test("A scene of an earlier launch that is connected later is connected again") {
      @MainActor func relaunched() async throws -> PressScenes {
        let former = PressScenes()
        former.openScene()
        try await former.open("press://library/article/7", in: 0)
        former.press(0).saved.restorableState = "by title"
        let stage = PressScenes(relaunching: former)
        await stage.driver.settleTasks()
        expectEqual(stage.picture, "* List")
        return stage
      }
      let recorded = try await relaunched()
      try recorded.driver.perform(.scene(.show(1)))
      await recorded.settle(until: "List | * List Article 7")
      let stage = try await relaunched()
      try await Replay(recorded.driver.events).run(on: stage.driver)
      expectEqual(stage.picture, "List | * List Article 7")
      expectEqual(stage.press(1).saved.restorableState, "by title")
      expectEqual(stage.runner.sessions.count, 2)
    }

    test("A scene is opened again whose root has another class than the first one") {
      let (app, runner) = try launchedDoors()
      runner.openScene()
      await app.settleTasks()
      expectEqual(app.tree, "Doorway  active\nHallway  active")
      let (other, repeated) = try launchedDoors()
      try await Replay(app.events).run(on: other)
      expectEqual(repeated.scenes.count, 2)
      expectEqual(other.tree, app.tree)
    }

    test("A root that takes the place of another one after a while comes without a scene") {
      let (app, runner) = try launchedDoors()
      app.coordinator(Doorway.self)?.finish()
      app.device.run { (runner.scenes[0].delegate as? Doors)?.show(Hallway()) }
      await app.settleTasks()
      expectEqual(app.tree, "Hallway  active")
      let (other, repeated) = try launchedDoors()
      let replay = await startTask { await difference(of: app, on: other) }
      await wait { other.tree == "" }
      await other.settleTasks()
      other.device.run { (repeated.scenes[0].delegate as? Doors)?.show(Hallway()) }
      expectEqual(await replay.value, nil)
      expectEqual(repeated.scenes.count, 1)
      expectEqual(other.tree, app.tree)
    }

    test("A root that is launched before the other one ends in an app with one scene") {
      let (app, runner) = try launchedDoors(supportsMultipleScenes: false)
      (runner.scenes[0].delegate as? Doors)?.replace(by: Hallway(), on: app)
      await app.settleTasks()
      expectEqual(app.tree, "Hallway  active")
      let (other, repeated) = try launchedDoors(supportsMultipleScenes: false)
      let replay = await startTask { await difference(of: app, on: other) }
      await other.settleTasks()
      (repeated.scenes[0].delegate as? Doors)?.replace(by: Hallway(), on: other)
      expectEqual(await replay.value, nil)
      expectEqual(other.tree, app.tree)
    }

    test("The end of the app is not repeated") {
      try await recorded.open("press://library/article/42", in: 0)
      let picture = recorded.picture
      let tree = recorded.driver.tree
      try recorded.driver.perform(.background)
      recorded.driver.runner?.terminate()
      let stage = PressScenes()
      try await Replay(recorded.driver.events).run(on: stage.driver)
      expectEqual(stage.picture, picture)
      expectEqual(stage.driver.tree, tree)
    }
  }

  private func launchedDoors(
    supportsMultipleScenes: Bool = true
  ) throws -> (app: AppDriver, runner: ApplicationRunner) {
    let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
    app.launch(
      TwoScenes.App.self,
      scenes: SceneManifest(Doors.self, supportsMultipleScenes: supportsMultipleScenes))
    return (app, try require(app.runner))
  }

  private func difference(of app: AppDriver, on other: AppDriver) async -> String? {
    do {
      try await Replay(app.events).run(on: other)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// Shows a doorway in the first scene, and a hallway in another one.
private final class Doors: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var root: (any SceneCoordinator)?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    if UIApplication.shared.connectedScenes.count == 1 { show(Doorway()) } else { show(Hallway()) }
  }

  func replace(by coordinator: some SceneCoordinator, on app: AppDriver) {
    app.device.run {
      let former = root
      show(coordinator)
      former?.context.stop()
    }
  }

  func show(_ coordinator: some SceneCoordinator) {
    root = coordinator
    window?.rootViewController = coordinator.rootViewController
    window?.makeKeyAndVisible()
    coordinator.launch()
  }
}

private final class Doorway: SceneCoordinator, FlowCoordinator {
  let context = CoordinatorContext()
  let rootViewController = Screen("Doorway")
}

private final class Hallway: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = Screen("Hallway")
}
