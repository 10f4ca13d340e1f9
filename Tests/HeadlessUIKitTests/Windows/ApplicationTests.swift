import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ApplicationTests: TableSuite {
  static let link = URL(string: "newsstand://article/42") ?? URL(fileURLWithPath: "/")

  /// Records what the system calls; written as apps write it.
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will(\(launchOptions?[.url] ?? "nil"))")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did(\(launchOptions?[.url] ?? "nil"))")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func application(
      _ app: UIApplication,
      open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      calls.append("open(\(url))")
      return url.scheme == "newsstand"
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  }

  private func runner() -> (ApplicationRunner, AppDelegate) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let delegate = AppDelegate()
    return (ApplicationRunner(device: device) { delegate }, delegate)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact app.launch: Without scenes an app is told twice that it launches, and then that it is active.
    ///
    /// Source: `UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)`;
    ///   `UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)`;
    ///   `UIApplicationDelegate.applicationDidBecomeActive(_:)`
    test("Launching finishes, then becomes active") {
      let (runner, delegate) = runner()
      runner.launch()
      expectEqual(delegate.calls, ["will(nil)", "did(nil)", "active"])
      expectEqual(runner.device.application.applicationState, .active)
      expectSame(runner.device.application.delegate, delegate)
      expectSame(delegate.window?.device, runner.device)
    }

    test("A link at launch is in the options and opened too") {
      let (runner, delegate) = runner()
      runner.launch(opening: Self.link)
      expectEqual(
        delegate.calls,
        [
          "will(newsstand://article/42)", "did(newsstand://article/42)",
          "open(newsstand://article/42)", "active",
        ])
    }

    /// Fact app.background: Without scenes an app resigns being active before it goes to the background,
    ///   and hears that it comes forward before it is active again.
    ///
    /// Source: `UIApplicationDelegate.applicationWillResignActive(_:)`;
    ///   `UIApplicationDelegate.applicationDidEnterBackground(_:)`;
    ///   `UIApplicationDelegate.applicationWillEnterForeground(_:)`
    test("Going to the background and back calls in UIKit's order") {
      let (runner, delegate) = runner()
      runner.launch()
      delegate.calls = []
      runner.enterBackground()
      expectEqual(runner.device.application.applicationState, .background)
      runner.enterForeground()
      runner.resignActive()
      runner.becomeActive()
      runner.terminate()
      expectEqual(
        delegate.calls,
        [
          "resign", "background", "foreground", "active", "resign", "active", "terminate",
        ])
    }

    /// Choice app.screens-stay: In the background screens do not disappear.
    test("Screens do not disappear in the background") {
      let stage = Stage()
      stage.show(stage.screen("A"))
      let runner = ApplicationRunner(device: stage.device) { AppDelegate() }
      runner.becomeActive()
      runner.enterBackground()
      stage.expectAtRest("")
    }

    test("A running app answers whether it opened a link") {
      let (runner, _) = runner()
      runner.launch()
      expectTrue(runner.open(Self.link))
      expectFalse(runner.open(URL(fileURLWithPath: "/tmp")))
    }

    test("What the app opens goes to the device's list") {
      let stage = Stage()
      var opened: Bool?
      stage.run { UIApplication.shared.open(Self.link) { opened = $0 } }
      expectEqual(stage.device.openedURLs, [Self.link])
      expectNil(opened)
      stage.clock.drain()
      expectEqual(opened, true)
    }

    test("A delegate is made from its class, whatever the class") {
      final class Final: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let number = 42
      }
      class Subclass: AppDelegate {
        let text = "made"
      }
      class Plain: NSObject, UIApplicationDelegate {
        let list: [Int]
        override init() {
          list = [1, 2, 3]
          super.init()
        }
      }
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      expectEqual((ApplicationRunner(device: device, Final.self).delegate as? Final)?.number, 42)
      expectEqual(
        (ApplicationRunner(device: device, Subclass.self).delegate as? Subclass)?.text, "made")
      expectEqual(
        (ApplicationRunner(device: device, Plain.self).delegate as? Plain)?.list, [1, 2, 3])
    }

    test("The delegate is made while its device is current") {
      final class Early: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
      }
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, Early.self)
      expectSame(runner.delegate.window?.device, device)
    }
  }
}
