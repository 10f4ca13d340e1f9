import HeadlessUIKit

/// A device on a stepped clock with a window, and a recorder for what happens there.
@MainActor
final class Stage {
  let device: HeadlessDevice
  let recorder = Recorder()
  let window: UIWindow
  /// Delegates, which those who ask them know only weakly.
  var delegates: [AnyObject] = []
  var clock: TransitionClock { device.clock }
  var input: UserInput { UserInput(device: device) }
  var log: [String] { device.log.messages }

  init(_ mode: TransitionClock.Mode = .stepped) {
    let device = HeadlessDevice(clock: TransitionClock(mode))
    self.device = device
    window = device.run { UIWindow() }
  }

  /// Runs `body` with the device current.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try device.run(body)
  }

  func screen(_ name: String) -> RecordedScreen {
    device.run { RecordedScreen(name, recorder) }
  }

  func screens(_ names: String) -> [RecordedScreen] {
    names.map { screen(String($0)) }
  }

  func navigation(_ names: String) -> UINavigationController {
    device.run {
      let navigation = UINavigationController()
      navigation.viewControllers = screens(names)
      return navigation
    }
  }

  /// Shows a root and lets everything settle, without a record of it.
  func show(_ root: UIViewController) {
    device.run {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    clock.drain()
    _ = recorder.take()
  }

  func take() -> String { recorder.take() }
}

/// The names of screens, for short expectations.
@MainActor
func names(_ controllers: [UIViewController]?) -> String {
  guard let controllers else { return "nil" }
  return controllers.map { ($0 as? RecordedScreen)?.name ?? "\(type(of: $0))" }.joined(
    separator: " ")
}
