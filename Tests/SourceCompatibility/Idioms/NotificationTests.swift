import CompactTesting
import Foundation
import Testing
import UIKit
import UserNotifications

// Observers of the notification centre, and delegates of the centre of user notifications.

final class SessionMonitor {
  private var tokens: [NSObjectProtocol] = []
  var events: [String] = []

  func start(in window: UIWindow?) {
    let names: [(Notification.Name, String)] = [
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ]
    for (name, text) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          self?.events.append(text)
        })
    }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil
      ) { [weak self] _ in
        self?.events.append("key")
      })
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

final class PushNotificationService: NSObject, UNUserNotificationCenterDelegate {
  var opened: [String] = []
  var onOpen: ((String) -> Void)?

  func register(completion: @escaping (Bool) -> Void) {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [.foreground])
    let delete = UNNotificationAction(
      identifier: "delete", title: "Delete", options: [.destructive])
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "message", actions: [reply, delete], intentIdentifiers: [], options: [])
    ])
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
      completion(granted)
    }
  }

  func schedule(_ identifier: String, link: String, repeats: Bool = false) {
    let content = UNMutableNotificationContent()
    content.title = "Reminder"
    content.body = "Have a look."
    content.userInfo = ["link": link]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: repeats)
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request, withCompletionHandler: nil)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if #available(iOS 14, *) {
      completionHandler([.banner, .sound])
    } else {
      completionHandler([.alert, .sound])
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }
    let userInfo = response.notification.request.content.userInfo
    guard let link = userInfo["link"] as? String else { return }
    opened.append(link)
    onOpen?(link)
  }
}

/// On Linux the block of an observer is `@Sendable`, so it has to say that it runs on the main actor.
final class FormModel {
  private(set) var text = ""
  private var token: NSObjectProtocol?

  func observe(_ field: UITextField) {
    token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { [weak self, weak field] _ in
      MainActor.assumeIsolated { self?.text = field?.text ?? "" }
    }
  }

  deinit {
    token.map { NotificationCenter.default.removeObserver($0) }
  }
}

struct NotificationTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Blocks observe the application and its windows") {
      let runner = ApplicationRunner(device: device, AppDelegate.self)
      let monitor = SessionMonitor()
      runner.launch()
      let delegate = device.run { UIApplication.shared.delegate as? AppDelegate }
      monitor.start(in: delegate?.window)
      runner.enterBackground()
      runner.enterForeground()
      device.run { delegate?.window?.makeKey() }
      // The centre is one for all devices, so other tests may be heard, too.
      expectTrue(monitor.events.contains("background"))
      expectTrue(monitor.events.contains("foreground"))
    }

    test("A service hears that a notification was tapped") {
      let runner = ApplicationRunner(device: device, AppDelegate.self)
      runner.launch()
      let service = PushNotificationService()
      var isGranted = false
      device.run {
        service.register { isGranted = $0 }
        service.schedule("news", link: "app://news/1")
      }
      device.clock.drain()
      runner.deliver(.notification(runner.response(toNotification: "news")))
      device.clock.drain()
      expectTrue(isGranted)
      expectEqual(service.opened, ["app://news/1"])
    }

    test("A repeating notification is pending until it is removed") {
      let runner = ApplicationRunner(device: device, AppDelegate.self)
      runner.launch()
      let service = PushNotificationService()
      let center = device.run { UNUserNotificationCenter.current() }
      device.run {
        service.register { _ in }
        service.schedule("daily", link: "app://today", repeats: true)
      }
      for _ in 1...2 { runner.deliver(.notification(runner.response(toNotification: "daily"))) }
      expectEqual(service.opened, ["app://today", "app://today"])
      for request in await center.pendingNotificationRequests() { runner.show(request) }
      expectEqual(await center.deliveredNotifications().map(\.request.identifier), ["daily"])
      expectEqual(await center.pendingNotificationRequests().map(\.identifier), ["daily"])
      device.run { service.schedule("daily", link: "app://once") }
      for request in await center.pendingNotificationRequests() { runner.show(request) }
      expectEqual(await center.pendingNotificationRequests(), [])
    }

    test("Registered observers of text fields hear of changes") {
      let field = UITextField()
      let form = FormModel()
      form.observe(field)
      let root = UIViewController()
      root.view.addSubview(field)
      let window = device.show(root)
      try UserInput(device: device).insert("a", in: field)
      expectEqual(form.text, "a")
      _ = window
    }
  }
}
