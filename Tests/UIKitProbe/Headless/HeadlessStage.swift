import Foundation
import HeadlessUIKit

/// A window on a headless device of its own, whose time passes at once.
final class HeadlessStage: ProbeStage {
  let device: HeadlessDevice
  let window: UIWindow
  let trace = Trace()

  init(_ width: Measurement.Width, _ change: (inout Policies) -> Void = { _ in }) {
    let screen: ScreenMetrics = width == .regular ? .pad : .phone
    let device = HeadlessDevice(clock: TransitionClock(.stepped), screen: screen)
    change(&device.policies)
    self.device = device
    window = device.run { UIWindow() }
  }

  var time: TimeInterval {
    let (seconds, attoseconds) = device.clock.now.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  func makeWindow() -> UIWindow { device.run { UIWindow() } }
  func turn() async { device.clock.turn() }
  func settle() async { device.clock.drain() }
}
