import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What is still alive some seconds after its removal is reported with its owner.
@MainActor struct LeakWatchTests: TableSuite {
  private let device = HeadlessDevice.current
  private let app = AppDriver(Street.init(navigationController:))

  init() { UIApplication.shared.leakCheckDelay = .seconds(5) }

  private var street: Street { get throws { try require(app.root as? Street) } }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// What is reported in the first five seconds, and in the second after.
  private func problems(_ body: () throws -> Void) rethrows -> [String] {
    let early = try DiagnosticReporter.collecting {
      try body()
      device.clock.advance(by: .seconds(4))
    }
    let late = DiagnosticReporter.collecting { device.clock.advance(by: .seconds(2)) }
    return early.map { "early: \($0.problem)" } + late.map(\.problem)
  }

  func table(_ test: inout TestTable) {
    test("What is freed is not reported") {
      try expectEqual(
        problems {
          try street.push(House(), animated: false)
          try street.push(Screen("Garden"), animated: false)
          try street.present(House())
          device.clock.advance(by: .seconds(1))
          try street.dismiss()
          try street.popToRoot()
        }, [])
    }

    test("A popped screen that retains itself is reported with its owner") {
      let garden = Garden()
      garden.onTap = { garden.title = "Tapped" }
      try expectEqual(
        problems {
          try street.push(garden, animated: false)
          try street.pop(animated: false)
        },
        [
          "'LeakWatchTests.Garden', a screen of 'LeakWatchTests.Street', was removed 5.0 seconds ago and is still alive."
        ])
      expectTrue(app.journal.contains("was removed 5.0 seconds ago and is still alive."))
      garden.onTap = nil
    }

    test("A screen removed by a raw call is reported, with a screen that a raw call has shown") {
      let (pushed, raw) = (Garden(), Garden())
      let stack = try street.navigationController
      expectEqual(
        try problems {
          try street.push(pushed, animated: false)
          device.clock.advance(by: .zero)
          stack.pushViewController(raw, animated: false)
          device.clock.advance(by: .zero)
          stack.popToRootViewController(animated: false)
        }.count, 2)
      withExtendedLifetime((pushed, raw)) {}
    }

    test("A stopped child is reported once, with its parent") {
      let house = House()
      try expectEqual(
        problems {
          try street.push(house, animated: false)
          house.push(house.attic, animated: false)
          try street.popToRoot(animated: false)
        },
        [
          """
          'LeakWatchTests.House', a child of 'LeakWatchTests.Street', stopped 5.0 seconds ago and is \
          still alive.
          """
        ])
    }

    test("A screen that outlives its coordinator is reported with the coordinator's name") {
      let attic = Garden()
      try expectEqual(
        problems {
          let house = House(attic)
          try street.push(house, animated: false)
          house.push(attic, animated: false)
          device.clock.advance(by: .milliseconds(100))
          try street.stop(house)
        },
        [
          "'LeakWatchTests.Garden', a screen of 'LeakWatchTests.House', was removed 5.0 seconds ago and is still alive."
        ])
      withExtendedLifetime(attic) {}
    }

    test("A stopped child with a container of its own is reported once") {
      let account = Account()
      let found = try problems {
        try street.present(account, animated: false)
        device.clock.advance(by: .milliseconds(100))
        try street.dismiss(animated: false)
      }
      expectEqual(found.count, 1)
      expectTrue(found.first?.contains("'Account', a child of 'LeakWatchTests.Street'") == true)
      withExtendedLifetime(account) {}
    }

    test("A screen whose guard has not answered yet is not reported") {
      let editor = Editor("Draft")
      try street.push(editor, animated: false)
      device.clock.advance(by: .zero)
      try street.attempt(.pop())
      await expectTrue(editor.isAsked())
      try expectEqual(problems { try street.popToRoot(animated: false) }, [])
      await editor.answer(true)
    }

    test("What the app keeps on purpose is not reported") {
      let (garden, house) = (Garden(), House())
      garden.isKeptForReuse = true
      house.context.isKeptForReuse = true
      expectTrue(garden.isKeptForReuse)
      try expectEqual(
        problems {
          try street.push(garden, animated: false)
          try street.push(house, animated: false)
          house.push(house.attic, animated: false)
          try street.popToRoot(animated: false)
        }, [])
      withExtendedLifetime((garden, house)) {}
    }

    test("What is shown again in time is not reported") {
      let (garden, house) = (Garden(), House())
      try expectEqual(
        problems {
          try street.push(garden, animated: false)
          try street.push(house, animated: false)
          try street.popToRoot(animated: false)
          device.clock.advance(by: .seconds(1))
          try street.push(garden, animated: false)
          try street.push(house, animated: false)
        }, [])
    }

    test("A coordinator that is started again and again is not reported") {
      let house = House()
      try expectEqual(
        problems {
          try street.push(house, animated: false)
          try street.pop(animated: false)
          device.clock.advance(by: .seconds(1))
          try street.push(house, animated: false)
          device.clock.advance(by: .seconds(1))
          try street.pop(animated: false)
          device.clock.advance(by: .seconds(9))
        }, [])
      withExtendedLifetime(house) {}
    }

    test("The screens of a suspended root, and a root that its delegate keeps, are not reported") {
      let window = UIWindow()
      let tower = Tower(window: window)
      expectEqual(
        problems {
          tower.launch()
          window.makeKeyAndVisible()
          tower.setRoot(Garden(), suspendingCurrent: true, animated: false)
          device.clock.advance(by: .seconds(9))
          tower.context.stop()
        }, [])
      withExtendedLifetime(tower) {}
    }

    test("A coordinator that the only screen of a stack retains is not reported meanwhile") {
      let (garden, shed) = (Garden(), Street(navigationController: try street.navigationController))
      garden.onTap = { shed.cancel() }
      try expectEqual(
        problems {
          try street.start(shed)
          shed.set([garden], animated: false)
          device.clock.advance(by: .seconds(1))
          garden.onTap?()
        }, [])
      expectFalse(shed.isActive)
      expectTrue(try street.navigationController.topViewController === garden)
      garden.onTap = nil
    }

    test("Without a delay nothing is reported") {
      UIApplication.shared.leakCheckDelay = nil
      let garden = Garden()
      try expectEqual(
        problems {
          try street.push(garden, animated: false)
          try street.pop(animated: false)
        }, [])
      withExtendedLifetime(garden) {}
    }

    test("Only a device in real time checks by default, and only in debug builds") {
      @MainActor func delay(_ mode: TransitionClock.Mode) -> Duration? {
        let device = HeadlessDevice(clock: TransitionClock(mode))
        return device.application.leakCheckDelay
      }
      expectNil(delay(.stepped))
      expectNil(delay(.immediate))
      #if DEBUG
        expectEqual(delay(.real), .seconds(5))
      #else
        expectNil(delay(.real))
      #endif
    }
  }

  private final class Garden: UIViewController {
    var onTap: (() -> Void)?
  }

  private final class Street: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }
    func start() { push(Screen("Corner"), animated: false) }
  }

  private final class House: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = UIViewController()
    let attic: Garden
    init(_ attic: Garden = Garden()) { self.attic = attic }
    @discardableResult
    func push(_ screen: UIViewController, animated: Bool) -> TransitionHandle {
      let stack = rootViewController.navigationController ?? UINavigationController()
      return perform(.push(screen, on: stack, animated: animated))
    }
  }

  private final class Tower: WindowCoordinator {
    let context = CoordinatorContext()
    let window: UIWindow
    init(window: UIWindow) { self.window = window }
    func start() { setRoot(Garden()) }
  }
}
