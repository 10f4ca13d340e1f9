import Foundation
import UIKitShim

// The app that Scripts/probe builds: it makes the measurements, writes the report and ends.

@main
final class ProbeApp: LaunchDelegate {
  override var sceneDelegate: AnyClass { ProbeScene.self }
}

final class ProbeScene: LaunchScene {
  private var isMeasuring = false

  override func sceneDidBecomeActive(_ scene: UIScene) {
    super.sceneDidBecomeActive(scene)
    guard !isMeasuring, let scene = scene as? UIWindowScene else { return }
    isMeasuring = true
    Task { await measure(in: scene) }
  }

  private func measure(in scene: UIWindowScene) async {
    let device = UIDevice.current
    let isWide = device.userInterfaceIdiom == .pad
    let system = "\(device.systemName) \(device.systemVersion), \(isWide ? "iPad" : "iPhone")"
    let report = await ProbeReport(on: system, allMeasurements) { measurement in
      let fits = measurement.width == .any || (measurement.width == .regular) == isWide
      guard fits else { return nil }
      print(measurement.name)
      return SimulatorStage(scene)
    } finish: { stage in
      await (stage as? SimulatorStage)?.finish()
    }
    do {
      let folder = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      try report.json().write(to: folder.appending(path: "probe.json"))
      try Data(report.markdown.utf8).write(to: folder.appending(path: "probe.md"))
      print("Written to \(folder.path)")
      exit(0)
    } catch {
      print("The report could not be written: \(error)")
      exit(1)
    }
  }
}

/// A window of the app's scene, where time passes as it does.
final class SimulatorStage: ProbeStage {
  let window: UIWindow
  let trace = Trace()
  var launch: Trace { LaunchDelegate.trace }
  private let scene: UIWindowScene

  init(_ scene: UIWindowScene) {
    self.scene = scene
    window = UIWindow(windowScene: scene)
  }

  var time: TimeInterval { Date().timeIntervalSinceReferenceDate }

  func makeWindow() -> UIWindow { UIWindow(windowScene: scene) }

  func setWidth(_ width: Measurement.Width) {
    guard #available(iOS 17, *) else { return }
    window.traitOverrides.horizontalSizeClass = width == .regular ? .regular : .compact
  }

  func turn() async { await wait(.milliseconds(50)) }

  // UIKit's own transitions take half a second.
  func settle() async { await wait(.seconds(1)) }

  /// Takes the window away, with all that is presented in it.
  func finish() async {
    window.rootViewController?.dismiss(animated: false)
    await turn()
    window.isHidden = true
    window.rootViewController = nil
    await turn()
  }

  // Apple's UIKit runs in real time: it has no clock that a program can advance.
  private func wait(_ duration: Duration) async {
    do { try await Task.sleep(for: duration) } catch { print("The wait was cancelled") }
  }
}
