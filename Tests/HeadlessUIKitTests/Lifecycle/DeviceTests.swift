import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct DeviceTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The current device is that of the innermost scope") {
      let outer = HeadlessDevice(clock: TransitionClock(.stepped))
      let inner = HeadlessDevice(clock: TransitionClock(.stepped), screen: .pad)
      outer.run {
        expectSame(HeadlessDevice.current, outer)
        inner.run {
          expectSame(HeadlessDevice.current, inner)
          expectSame(UIApplication.shared, inner.application)
          expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
          expectEqual(UIScreen.main.bounds.size, ScreenMetrics.pad.size)
        }
        expectSame(UIApplication.shared, outer.application)
      }
      expectTrue(HeadlessDevice.current !== outer)
    }

    test("A device is freed with its windows") {
      weak var device: HeadlessDevice?
      do {
        let stage = Stage()
        device = stage.device
        stage.show(stage.navigation("AB"))
      }
      expectNil(device)
    }
  }

  @Test(arguments: 0..<8)
  func `Devices side by side do not disturb one another`(_ number: Int) async {
    let stage = Stage(.immediate)
    await stage.device.scope {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      for _ in 0..<number {
        navigation.pushViewController(UIViewController(), animated: true)
        await Task.yield()
        expectSame(HeadlessDevice.current, stage.device)
        stage.clock.drain()
      }
      expectEqual(navigation.viewControllers.count, number + 1)
      expectSame(UIApplication.shared.keyWindow, window)
    }
  }
}
