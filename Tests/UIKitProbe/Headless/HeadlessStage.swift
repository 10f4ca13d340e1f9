import Foundation
import HeadlessUIKit

/// A window on a headless device of its own, whose time passes at once.
final class HeadlessStage: ProbeStage {
  let device: HeadlessDevice
  let window: UIWindow
  let trace = Trace()

  init(_ width: Measurement.Width, _ change: (inout Policies) -> Void = { _ in }) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped), screen: Self.screen(width))
    change(&device.policies)
    self.device = device
    window = device.run { UIWindow() }
  }

  var time: TimeInterval {
    let (seconds, attoseconds) = device.clock.now.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  var launch: Trace {
    LaunchDelegate.trace = Trace()
    let manifest = SceneManifest(LaunchScene.self, supportsMultipleScenes: false)
    let runner = ApplicationRunner(device: device, scenes: manifest, LaunchDelegate.self)
    runner.launch()
    (runner.delegate as? LaunchDelegate)?.stopListening()
    return LaunchDelegate.trace
  }

  private static func screen(_ width: Measurement.Width) -> ScreenMetrics {
    width == .regular ? .pad : .phone
  }

  func setWidth(_ width: Measurement.Width) { device.screen = Self.screen(width) }
  func makeWindow() -> UIWindow { device.run { UIWindow() } }
  func turn() async { device.clock.turn() }
  func settle() async { device.clock.drain() }
}
