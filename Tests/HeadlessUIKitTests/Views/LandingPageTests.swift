import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct LandingPageTests {
  @Test func `The example of the landing page does what it says`() {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    device.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: .zero)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      device.clock.drain()

      navigation.pushViewController(UIViewController(), animated: true)
      expectEqual(navigation.viewControllers.count, 2)
      expectNil(navigation.topViewController?.viewIfLoaded?.window)
      device.clock.drain()
      expectSame(navigation.topViewController?.viewIfLoaded?.window, window)
    }
  }
}
