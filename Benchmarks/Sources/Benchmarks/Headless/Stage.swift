import HeadlessUIKit

/// A device with one window, whose clock is moved by hand.
@MainActor
final class Stage {
  let device: HeadlessDevice
  private(set) var window: UIWindow?

  init(_ screen: ScreenMetrics = .phone) {
    device = HeadlessDevice(clock: TransitionClock(.stepped), screen: screen)
  }

  func show(_ root: UIViewController) {
    device.run {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    }
    settle()
  }

  /// Calls something on the device and lets it come to its end.
  func run(_ body: () -> Void) {
    device.run {
      body()
      settle()
    }
  }

  /// Lets everything that is on its way come to its end.
  func settle() { device.clock.drain() }
}

/// A screen that takes every appearance callback, as those of an app do.
final class Screen: UIViewController {
  private(set) var callbacks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    callbacks += 1
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks += 1
  }
}
