import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What comes from outside to an app without scenes.
struct ApplicationEventTests: TableSuite {
  final class Restorer: UIResponder {
    var restored: [String] = []
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      restored.append(activity.activityType)
    }
  }

  /// Records what the system calls.
  class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    let recorder: Recorder
    let restorer = Restorer()
    var agrees = true
    var sources: [String] = []

    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let short = (launchOptions ?? [:]).keys.map {
        $0.rawValue.replacingOccurrences(of: "UIApplicationLaunchOptions", with: "")
      }
      recorder.note("did(\(short.sorted().joined(separator: ", ")))")
      UNUserNotificationCenter.current().delegate = self
      return agrees
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      recorder.note("open(\(url))")
      if let source = options[.sourceApplication] as? String { sources.append(source) }
      return true
    }

    func application(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      recorder.note("willContinue(\(userActivityType))")
      return false
    }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      recorder.note("continue(\(userActivity.activityType))")
      restorationHandler([restorer])
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      recorder.note("perform(\(shortcutItem.type))")
      completionHandler(true)
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      recorder.note("remote(\(userInfo["id"] ?? "nil"))")
      completionHandler(.newData)
    }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      recorder.note("failed: \(error.localizedDescription)")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      recorder.note("app memory")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { recorder.note("active") }
    func applicationWillEnterForeground(_ application: UIApplication) { recorder.note("fore") }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      recorder.note("present(\(notification.request.identifier))")
      completionHandler([.banner])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      recorder.note("response(\(response.notification.request.identifier))")
      completionHandler()
    }
  }

  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  let recorder = Recorder()
  let delegate: AppDelegate
  let runner: ApplicationRunner
  let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
  let activity = NSUserActivity(activityType: "reading")

  init() {
    let delegate = AppDelegate(recorder)
    self.delegate = delegate
    runner = ApplicationRunner(device: device) { delegate }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact app.cold: What an app without scenes is launched for is in the launch options, and told
    ///   after launching too, unless a launch method returned false.
    ///
    /// Source: `UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)`;
    ///   `UIApplicationDelegate.application(_:performActionFor:completionHandler:)`
    test("A quick action at launch is in the options and performed") {
      runner.launch(for: .shortcut(item))
      expectEqual(recorder.take(), "did(ShortcutItemKey)\nperform(search)\nactive")
    }

    test("A quick action at launch is not performed again if the delegate took it") {
      delegate.agrees = false
      runner.launch(for: .shortcut(item))
      expectEqual(recorder.take(), "did(ShortcutItemKey)\nactive")
    }

    test("An activity at launch is in the options and continued") {
      runner.launch(for: .activity(activity))
      expectEqual(
        recorder.take(),
        """
        did(UserActivityDictionaryKey)
        willContinue(reading)
        continue(reading)
        active
        """)
    }

    test("A notification at launch is told to the centre's delegate, whatever is returned") {
      delegate.agrees = false
      let response = runner.response(toNotification: "news", userInfo: ["id": "42"])
      runner.launch(for: .notification(response))
      expectEqual(recorder.take(), "did(RemoteNotificationKey)\nresponse(news)\nactive")
    }

    /// Fact app.register: The delegate hears in a method of its own when the app can be sent nothing by
    ///   a server.
    ///
    /// Source: `UIApplication.registerForRemoteNotifications()`;
    ///   `UIApplicationDelegate.application(_:didFailToRegisterForRemoteNotificationsWithError:)`
    ///
    /// Choice app.no-server: There is no server, so that registering for what one sends fails, in a
    ///   later turn.
    test("Registering for what a server sends fails in a later turn") {
      runner.launch()
      _ = recorder.take()
      device.application.registerForRemoteNotifications()
      expectEqual(recorder.take(), "")
      device.clock.turn()
      expectEqual(
        recorder.take(), "failed: remote notifications are not supported in the simulator")
      expectFalse(device.application.isRegisteredForRemoteNotifications)
      device.application.delegate?.application?(
        device.application, didRegisterForRemoteNotificationsWithDeviceToken: Data())
      device.application.delegate?.application?(device.application, didUpdate: activity)
      expectEqual(recorder.take(), "")
    }

    /// Fact app.restorers: The objects that the restoration handler gets are told to restore their
    ///   state from the activity.
    ///
    /// Source: `UIResponder.restoreUserActivityState(_:)`
    test("An activity is continued by those that the delegate names") {
      runner.launch()
      expectTrue(runner.deliver(.activity(activity)))
      expectEqual(delegate.restorer.restored, ["reading"])
    }

    /// Choice app.event-early: Without scenes an event that brings the app forward, such as a link,
    ///   comes between `applicationWillEnterForeground(_:)` and `applicationDidBecomeActive(_:)`.
    test("What comes from outside brings the app forward, and is told on the way") {
      runner.launch()
      runner.enterBackground()
      _ = recorder.take()
      expectTrue(runner.open(ApplicationTests.link))
      expectEqual(recorder.take(), "fore\nopen(newsstand://article/42)\nactive")
    }

    test("What a server sends is handed over") {
      runner.launch()
      _ = recorder.take()
      expectTrue(runner.receiveRemoteNotification(["id": 7]))
      expectEqual(recorder.take(), "remote(7)")
      runner.failToContinue("reading", error: CocoaError(.userCancelled))
    }

    /// Fact app.present: A notification that comes while the app is in the foreground is told to the
    ///   delegate of the notification centre; one that comes in the background is not.
    ///
    /// Source: [willPresent]
    test("A notification in the foreground is told before it is shown") {
      runner.launch()
      let request = UNNotificationRequest(
        identifier: "news", content: UNNotificationContent(), trigger: nil)
      _ = recorder.take()
      runner.show(request)
      expectEqual(recorder.take(), "present(news)")
      runner.enterBackground()
      runner.show(request)
      expectEqual(recorder.take(), "")
    }

    test("A quick action that the app has set is the one that is chosen") {
      device.application.shortcutItems = [item]
      expectSame(runner.shortcutItem("search"), item)
      expectEqual(runner.shortcutItem("other").type, "other")
    }

    /// Choice app.memory: When memory is short the delegate hears first, then the observers of the
    ///   notification, then the screens from the bottom to the top.
    test("A memory warning reaches delegate, observers and screens") {
      final class Screen: NotingScreen {
        override func didReceiveMemoryWarning() {
          super.didReceiveMemoryWarning()
          recorder.note("screen memory")
        }
      }
      let screen = Screen(recorder)
      screen.addChild(Screen(recorder))
      let window = device.run { UIWindow() }
      window.rootViewController = screen
      window.makeKeyAndVisible()
      let application = device.application
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: application, queue: nil
      ) { [recorder] _ in MainActor.assumeIsolated { recorder.note("post memory") } }
      runner.sendMemoryWarning()
      NotificationCenter.default.removeObserver(token)
      expectEqual(recorder.take(), "app memory\npost memory\nscreen memory\nscreen memory")
    }

    test("A link tells who has sent it") {
      runner.launch()
      expectTrue(runner.deliver(.url(ApplicationTests.link, sourceApplication: "mail")))
      expectEqual(delegate.sources, ["mail"])
    }

    test("A notification replaces one of the same name that is shown") {
      runner.launch()
      for title in ["Old", "New"] {
        let content = UNMutableNotificationContent()
        content.title = title
        runner.show(UNNotificationRequest(identifier: "news", content: content, trigger: nil))
      }
      let response = runner.response(toNotification: "news")
      expectEqual(response.notification.request.content.title, "New")
      let center = device.run { UNUserNotificationCenter.current() }
      let count = await center.deliveredNotifications().count
      expectEqual(count, 1)
    }

    test("A notification that is shown is not to come any more") {
      runner.launch()
      let request = UNNotificationRequest(
        identifier: "news", content: UNNotificationContent(), trigger: nil)
      let center = device.run { UNUserNotificationCenter.current() }
      try await center.add(request)
      var counts = [await center.pendingNotificationRequests().count]
      runner.show(request)
      counts.append(await center.pendingNotificationRequests().count)
      counts.append(await center.deliveredNotifications().count)
      expectEqual(counts, [1, 0, 1])
    }
  }
}
