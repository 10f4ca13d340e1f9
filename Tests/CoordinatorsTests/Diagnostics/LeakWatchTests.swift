import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What is still alive some seconds after its removal is reported with its owner.
struct LeakWatchTests: TableSuite {
  private let device = HeadlessDevice.current
  private var (app, root) = launchBare()

  init() {
    UIApplication.shared.leakCheckDelay = .seconds(5)
    root.push(Screen("Corner"), animated: false)
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// What is reported in the first five seconds, and in the second after.
  private func problems(_ body: () -> Void) -> [String] {
    let early = DiagnosticReporter.collecting {
      body()
      device.clock.advance(by: .seconds(4))
    }
    let late = DiagnosticReporter.collecting { device.clock.advance(by: .seconds(2)) }
    return early.map { "early: \($0.problem)" } + late.map(\.problem)
  }

  func table(_ test: inout TestTable) {
    test("What is freed is not reported") {
      expectEqual(
        problems {
          root.push(House(), animated: false)
          root.push(Screen("Garden"), animated: false)
          root.present(House())
          device.clock.advance(by: .seconds(1))
          root.dismiss()
          root.popToRoot()
        }, [])
    }

    test("A popped screen that retains itself is reported with its owner") {
      let garden = Garden()
      garden.onTap = { garden.title = "Tapped" }
      expectEqual(
        problems {
          root.push(garden, animated: false)
          root.pop(animated: false)
        },
        [
          "'LeakWatchTests.Garden', a screen of 'Bare', was removed 5.0 seconds ago and is still alive."
        ])
      expectTrue(app.journal.contains("was removed 5.0 seconds ago and is still alive."))
      garden.onTap = nil
    }

    test("A screen removed by a raw call is reported, with a screen that a raw call has shown") {
      let (pushed, raw) = (Garden(), Garden())
      let stack = root.navigationController
      expectEqual(
        problems {
          root.push(pushed, animated: false)
          device.clock.advance(by: .zero)
          stack.pushViewController(raw, animated: false)
          device.clock.advance(by: .zero)
          stack.popToRootViewController(animated: false)
        }.count, 2)
      withExtendedLifetime((pushed, raw)) {}
    }

    test("A stopped child is reported once, with its parent") {
      let house = House()
      expectEqual(
        problems {
          root.push(house, animated: false)
          house.push(house.attic, animated: false)
          root.popToRoot(animated: false)
        },
        ["'LeakWatchTests.House', a child of 'Bare', stopped 5.0 seconds ago and is still alive."])
    }

    test("A screen that outlives its coordinator is reported with the coordinator's name") {
      let attic = Garden()
      expectEqual(
        problems {
          let house = House(attic)
          root.push(house, animated: false)
          house.push(attic, animated: false)
          device.clock.advance(by: .milliseconds(100))
          root.stop(house)
        },
        [
          "'LeakWatchTests.Garden', a screen of 'LeakWatchTests.House', was removed 5.0 seconds ago and is still alive."
        ])
      withExtendedLifetime(attic) {}
    }

    test("A stopped child with a container of its own is reported once") {
      let account = Account()
      let found = problems {
        root.present(account, animated: false)
        device.clock.advance(by: .milliseconds(100))
        root.dismiss(animated: false)
      }
      expectEqual(found.count, 1)
      expectTrue(found.first?.contains("'Account', a child of 'Bare'") == true)
      withExtendedLifetime(account) {}
    }

    test("A screen whose guard has not answered yet is not reported") {
      let editor = Editor("Draft")
      root.push(editor, animated: false)
      device.clock.advance(by: .zero)
      root.attempt(.pop())
      await expectTrue(editor.isAsked())
      expectEqual(problems { root.popToRoot(animated: false) }, [])
      await editor.answer(true)
    }

    test("What the app keeps on purpose is not reported") {
      let (garden, house) = (Garden(), House())
      garden.isKeptForReuse = true
      house.context.isKeptForReuse = true
      expectTrue(garden.isKeptForReuse)
      expectEqual(
        problems {
          root.push(garden, animated: false)
          root.push(house, animated: false)
          house.push(house.attic, animated: false)
          root.popToRoot(animated: false)
        }, [])
      withExtendedLifetime((garden, house)) {}
    }

    test("What is shown again in time is not reported") {
      let (garden, house) = (Garden(), House())
      expectEqual(
        problems {
          root.push(garden, animated: false)
          root.push(house, animated: false)
          root.popToRoot(animated: false)
          device.clock.advance(by: .seconds(1))
          root.push(garden, animated: false)
          root.push(house, animated: false)
        }, [])
    }

    test("A coordinator that is started again and again is not reported") {
      let house = House()
      expectEqual(
        problems {
          root.push(house, animated: false)
          root.pop(animated: false)
          device.clock.advance(by: .seconds(1))
          root.push(house, animated: false)
          device.clock.advance(by: .seconds(1))
          root.pop(animated: false)
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
      let (garden, shed) = (Garden(), Bare(root.navigationController))
      garden.onTap = { shed.cancel() }
      expectEqual(
        problems {
          root.start(shed)
          shed.set([garden], animated: false)
          device.clock.advance(by: .seconds(1))
          garden.onTap?()
        }, [])
      expectFalse(shed.isActive)
      expectTrue(root.navigationController.topViewController === garden)
      garden.onTap = nil
    }

    test("Without a delay nothing is reported") {
      UIApplication.shared.leakCheckDelay = nil
      let garden = Garden()
      expectEqual(
        problems {
          root.push(garden, animated: false)
          root.pop(animated: false)
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
