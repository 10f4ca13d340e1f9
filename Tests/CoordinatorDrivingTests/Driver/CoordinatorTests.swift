import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A root with a window of its own.
private final class Elsewhere: WindowCoordinator {
  let context = CoordinatorContext()
  let window = UIWindow()

  init(_: UIWindow) {}

  func start() {
    setRoot(Lamp())
    window.makeKeyAndVisible()
  }
}

struct CoordinatorTests: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The first coordinator of a class is found, a parent before its children") {
      let app = AppDriver(Office.init(tabBarController:))
      let office = try require(app.coordinator(Office.self))
      expectSame(office, app.root)
      let place = try require(app.coordinator(Place.self))
      expectSame(place, office.child(Place.self))
      expectSame(app.coordinator(Desk.self), place.child(Desk.self))
      expectNil(app.coordinator(Lamp.self))
      app.tap("Lamp")
      expectEqual(app.coordinator(Lamp.self)?.isActive, true)
      app.swipeDown()
      expectNil(app.coordinator(Lamp.self))
    }

    test("The coordinators of a launched application are found") {
      let app = AppDriver(device: .current)
      expectNil(app.coordinator(Desk.self))
      app.launch(DeskDelegate.self)
      expectEqual(app.coordinator(Desk.self)?.form.title, "Desk")
    }

    test("A window over that of the driver's coordinator is the one that a user sees") {
      let app = AppDriver(Desk.init(navigationController:))
      let lock = app.device.run {
        let lock = UIWindow()
        lock.rootViewController = UIViewController()
        lock.rootViewController?.title = "Locked"
        lock.makeKeyAndVisible()
        return lock
      }
      expectEqual(app.title, "Locked")
      lock.isHidden = true
      expectEqual(app.title, "Desk")
    }

    test("A coordinator that shows another window keeps that of the driver hidden") {
      let app = AppDriver(Elsewhere.init)
      expectSame(app.window, (app.root as? Elsewhere)?.window)
      expectEqual(app.title, "Lamp")
      expectEqual(app.device.visibleWindows.count, 1)
    }

    test("A coordinator that shows another window has its own screens in that of the driver") {
      var banner: UIWindow?
      let app = AppDriver { (window: UIWindow) -> Lamp in
        let lamp = Lamp()
        window.rootViewController = lamp.rootViewController
        banner = UIWindow()
        banner?.isHidden = false
        return lamp
      }
      expectEqual(app.device.visibleWindows.count, 2)
    }
  }
}
