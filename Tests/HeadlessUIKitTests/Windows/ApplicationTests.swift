import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ApplicationTests {
  static let link = URL(string: "newsstand://article/42") ?? URL(fileURLWithPath: "/")

  /// Records what the system calls; written as apps write it.
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    var agrees = true

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
      return agrees
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

  /// Fact app.launch: Without scenes an app is told twice that it launches, and then that it is active.
  ///
  /// Source: `UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)`;
  ///   `UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)`;
  ///   `UIApplicationDelegate.applicationDidBecomeActive(_:)`
  @Test func `Launching finishes, then becomes active`() {
    let (runner, delegate) = runner()
    runner.launch()
    #expect(delegate.calls == ["will(nil)", "did(nil)", "active"])
    #expect(runner.device.application.applicationState == .active)
    #expect(runner.device.application.delegate === delegate)
    #expect(delegate.window?.device === runner.device)
  }

  @Test func `A link at launch is in the options and opened too`() {
    let (runner, delegate) = runner()
    runner.launch(opening: Self.link)
    #expect(
      delegate.calls == [
        "will(newsstand://article/42)", "did(newsstand://article/42)",
        "open(newsstand://article/42)", "active",
      ]
    )
  }

  @Test func `A link at launch is not opened again if the delegate took it`() {
    let (runner, delegate) = runner()
    delegate.agrees = false
    runner.launch(opening: Self.link)
    #expect(!delegate.calls.contains("open(newsstand://article/42)"))
  }

  /// Fact app.background: Without scenes an app resigns being active before it goes to the background,
  ///   and hears that it comes forward before it is active again.
  ///
  /// Source: `UIApplicationDelegate.applicationWillResignActive(_:)`;
  ///   `UIApplicationDelegate.applicationDidEnterBackground(_:)`;
  ///   `UIApplicationDelegate.applicationWillEnterForeground(_:)`
  @Test func `Going to the background and back calls in UIKit's order`() {
    let (runner, delegate) = runner()
    runner.launch()
    delegate.calls = []
    runner.enterBackground()
    #expect(runner.device.application.applicationState == .background)
    runner.enterForeground()
    runner.resignActive()
    runner.becomeActive()
    runner.terminate()
    #expect(
      delegate.calls == [
        "resign", "background", "foreground", "active", "resign", "active", "terminate",
      ]
    )
  }

  /// Choice app.screens-stay: In the background screens do not disappear.
  @Test func `Screens do not disappear in the background`() {
    let stage = Stage()
    stage.show(stage.screen("A"))
    let runner = ApplicationRunner(device: stage.device) { AppDelegate() }
    runner.becomeActive()
    runner.enterBackground()
    stage.clock.drain()
    #expect(stage.take() == "")
  }

  @Test func `A running app answers whether it opened a link`() {
    let (runner, _) = runner()
    runner.launch()
    #expect(runner.open(Self.link))
    #expect(!runner.open(URL(fileURLWithPath: "/tmp")))
  }

  @Test func `What the app opens goes to the device's list`() {
    let stage = Stage()
    var opened: Bool?
    stage.run { UIApplication.shared.open(Self.link) { opened = $0 } }
    #expect(stage.device.openedURLs == [Self.link])
    #expect(opened == nil)
    stage.clock.drain()
    #expect(opened == true)
  }

  @Test func `A delegate is made from its class, whatever the class`() {
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
    #expect((ApplicationRunner(device: device, Final.self).delegate as? Final)?.number == 42)
    #expect(
      (ApplicationRunner(device: device, Subclass.self).delegate as? Subclass)?.text == "made")
    #expect((ApplicationRunner(device: device, Plain.self).delegate as? Plain)?.list == [1, 2, 3])
  }

  @Test func `The delegate is made while its device is current`() {
    final class Early: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
    }
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(device: device, Early.self)
    #expect(runner.delegate.window?.device === device)
  }
}
