import CompactTesting
import HeadlessUIKit

/// A device on a stepped clock with a window, and a recorder for what happens there.
@MainActor
final class Stage: RecordingStage {
  let device: HeadlessDevice
  let recorder = Recorder()
  let window: UIWindow
  /// Delegates, which those who ask them know only weakly.
  var delegates: [AnyObject] = []
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

  /// Runs `body` with the device current, and lets what it has started end.
  func runToEnd(_ body: () throws -> Void) rethrows {
    try device.run(body)
    clock.drain()
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
    settle()
  }

  /// Shows a screen as the root.
  func show(_ name: String) -> RecordedScreen {
    let root = screen(name)
    show(root)
    return root
  }

  /// Shows a stack as the root, with a screen for each letter.
  func showStack(_ names: String) -> UINavigationController {
    let root = navigation(names)
    show(root)
    return root
  }

  /// Changes the size of the device's screen.
  func resize(_ screen: ScreenMetrics) {
    device.screen = screen
    clock.drain()
  }
}

/// Shows a stack as the root of a new stage, and records the calls of its screens and its delegate.
@MainActor
func recordedStack(
  _ names: String
) -> (stage: Stage, navigation: UINavigationController, delegate: NavigationRecorder) {
  let stage = Stage()
  let delegate = NavigationRecorder(stage.recorder)
  let navigation = stage.showStack(names)
  navigation.delegate = delegate
  return (stage, navigation, delegate)
}

/// A suite whose rows run with the device of its stage current.
@MainActor
protocol StageSuite: TableSuite {
  var stage: Stage { get }
}

extension StageSuite {
  /// Runs the row with this name.
  func run(row name: String) async throws {
    let suite: any TableSuite = self
    try await stage.device.scope { try await suite.run(row: name) }
  }
}

/// A device whose calls are recorded.
@MainActor
protocol RecordingStage {
  var device: HeadlessDevice { get }
  var recorder: Recorder { get }
}

extension RecordingStage {
  var clock: TransitionClock { device.clock }

  func take() -> String { recorder.take() }

  /// Lets all that runs end, and forgets the calls.
  func settle() {
    clock.drain()
    _ = take()
  }

  /// Expects the calls that were recorded since the last time.
  func expectCalls(
    _ calls: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(take(), calls, fileID: fileID, filePath: filePath, line: line)
  }

  /// Lets all that runs end, and expects the calls that were recorded since the last time.
  func expectAtRest(
    _ calls: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    clock.drain()
    expectCalls(calls, fileID: fileID, filePath: filePath, line: line)
  }
}

/// Expects that the device rejects what a user does, for this reason if there is one.
@MainActor
func expectRejection<Result>(
  _ reason: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, _ action: () throws -> Result
) {
  var found = "no rejection"
  do {
    _ = try action()
  } catch let rejection as InputRejection {
    guard reason != nil else { return }
    found = rejection.reason
  } catch {
    found = "another error: \(error)"
  }
  expectEqual(found, reason ?? "a rejection", fileID: fileID, filePath: filePath, line: line)
}

/// The names of screens, for short expectations.
@MainActor
func names(_ controllers: [UIViewController]?) -> String {
  guard let controllers else { return "nil" }
  return controllers.map { ($0 as? RecordedScreen)?.name ?? "\(type(of: $0))" }.joined(
    separator: " ")
}
