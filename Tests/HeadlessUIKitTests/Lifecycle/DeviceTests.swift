import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DeviceTests {
  @Test func `The current device is that of the innermost scope`() {
    let outer = HeadlessDevice(clock: TransitionClock(.stepped))
    let inner = HeadlessDevice(clock: TransitionClock(.stepped), screen: .pad)
    outer.run {
      #expect(HeadlessDevice.current === outer)
      inner.run {
        #expect(HeadlessDevice.current === inner)
        #expect(UIApplication.shared === inner.application)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIScreen.main.bounds.size == ScreenMetrics.pad.size)
      }
      #expect(UIApplication.shared === outer.application)
    }
    #expect(HeadlessDevice.current !== outer)
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
        #expect(HeadlessDevice.current === stage.device)
        stage.clock.drain()
      }
      #expect(navigation.viewControllers.count == number + 1)
      #expect(UIApplication.shared.keyWindow === window)
    }
  }

  @Test func `A device is freed with its windows`() {
    weak var device: HeadlessDevice?
    do {
      let stage = Stage()
      device = stage.device
      stage.show(stage.navigation("AB"))
    }
    #expect(device == nil)
  }
}
