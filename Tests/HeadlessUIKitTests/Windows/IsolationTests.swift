import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// What needs no main actor in UIKit needs none here, and what waits in UIKit waits here.
struct IsolationTests: TableSuite {
  /// A type that belongs to no actor.
  private nonisolated struct Worker: Sendable {
    @concurrent
    func schedule() async throws -> [String] {
      let content = UNMutableNotificationContent()
      content.title = "News"
      content.badge = 3
      content.userInfo = ["link": "app://1"]
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      let center = UNUserNotificationCenter.current()
      add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
      add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
      center.removePendingNotificationRequests(withIdentifiers: ["b"])
      try await center.add(UNNotificationRequest(identifier: "c", content: content, trigger: nil))
      return await center.pendingNotificationRequests().map { request in
        let interval = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
        let link = request.content.userInfo["link"] as? String
        return "\(request.identifier) \(request.content.title) \(link ?? "") \(interval ?? 0)"
      }
    }

    private func add(_ request: UNNotificationRequest) {
      UNUserNotificationCenter.current().add(request)
    }

    @concurrent
    func names() async -> [String] {
      [
        UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
        UIWindow.didBecomeKeyNotification, UITextField.textDidChangeNotification,
      ].map(\.rawValue)
    }

    @concurrent
    func looks() async -> (String?, UIUserInterfaceStyle) {
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      let state = UICellConfigurationState(traitCollection: .current)
      var content: any UIContentConfiguration = UIListContentConfiguration.cell()
      content = content.updated(for: state)
      let icon = UIApplicationShortcutIcon(systemImageName: "star")
      let item = UIMutableApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: icon)
      item.targetContentIdentifier = "list"
      return (item.targetContentIdentifier as? String, state.traitCollection.userInterfaceStyle)
    }

    @concurrent
    func canOpen(_ application: UIApplication, _ url: URL?) async -> Bool {
      url.map { application.canOpenURL($0) } ?? false
    }
  }

  private nonisolated final class Listener: NSObject, UNUserNotificationCenterDelegate {
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      let text = "present(\(notification.request.identifier))"
      await recorder.note(text)
      return [.banner]
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let text = "response(\(response.notification.request.identifier))"
      Task { @MainActor [recorder] in
        recorder.note(text)
        completionHandler()
      }
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      recorder.note("perform(\(shortcutItem.type))")
      return true
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      recorder.note("remote(\(userInfo["id"] ?? ""))")
      return .newData
    }
  }

  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private let stage = Stage()
  private var device: HeadlessDevice { stage.device }
  private var application: UIApplication { stage.device.application }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Notifications are scheduled off the main actor") {
      let texts = try await device.scope { try await Worker().schedule() }
      expectEqual(texts, ["a News app://1 60.0", "c News app://1 0.0"])
      let runner = ApplicationRunner(device: device, PlainDelegate.self)
      let shown = runner.response(toNotification: "a").notification
      expectEqual(shown.request.content.badge, 3)
    }

    test("What a user has allowed is known once they were asked") {
      let center = stage.run { UNUserNotificationCenter.current() }
      expectEqual(center, stage.run { .current() })
      expectEqual(await center.notificationSettings().authorizationStatus, .notDetermined)
      expectTrue(try await center.requestAuthorization(options: [.alert]))
      let settings = await center.notificationSettings()
      expectEqual(settings.authorizationStatus, .authorized)
      expectEqual([settings.alertSetting, settings.soundSetting], [.enabled, .disabled])
    }

    test("A delegate of no actor hears of notifications") {
      let runner = ApplicationRunner(device: device, PlainDelegate.self)
      runner.launch()
      let listener = Listener(stage.recorder)
      stage.run { UNUserNotificationCenter.current().delegate = listener }
      runner.show(
        UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil))
      runner.deliver(.notification(runner.response(toNotification: "a")))
      var heard: [String] = []
      await wait {
        heard += stage.take().split(separator: "\n").map(String.init)
        return heard.count == 2
      }
      expectEqual(heard.sorted(), ["present(a)", "response(a)"])
    }

    test("The delegate's methods that are async hear of quick actions and of a server") {
      let delegate = AppDelegate(stage.recorder)
      let runner = ApplicationRunner(device: device) { delegate }
      runner.launch()
      expectTrue(runner.deliver(.shortcut(runner.shortcutItem("search"))))
      expectTrue(runner.receiveRemoteNotification(["id": 7]))
      stage.expectCalls("perform(search)\nremote(7)")
      let plain = ApplicationRunner(
        device: HeadlessDevice(clock: TransitionClock(.stepped)), PlainDelegate.self)
      plain.launch()
      expectFalse(plain.deliver(.shortcut(plain.shortcutItem("search"))))
      expectFalse(plain.receiveRemoteNotification(["id": 7]))
      expectEqual(plain.delegate.application(application, open: ApplicationTests.link), false)
    }

    test("Names, traits and looks are read off the main actor") {
      let names = await Worker().names()
      expectEqual(names.first, "UIApplicationDidBecomeActiveNotification")
      let (target, style) = await device.scope { await Worker().looks() }
      expectEqual(target, "list")
      expectEqual(style, .dark)
      stage.run { expectEqual(UITraitCollection.current.userInterfaceStyle, .dark) }
      expectEqual(UIApplication.openSettingsURLString, "app-settings:")
      expectTrue(await Worker().canOpen(application, ApplicationTests.link))
      expectFalse(await Worker().canOpen(application, nil))
    }

    test("Code can wait until an address is opened and a snapshot shown") {
      let table = stage.run { UITableView() }
      let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      let list = stage.run {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
      let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
        _, _, _ in UICollectionViewCell()
      }
      let screen = stage.screen("A")
      screen.view.addSubview(table)
      screen.view.addSubview(list)
      stage.show(screen)
      let task = await startTask {
        var snapshot = rows.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        await rows.apply(snapshot, animatingDifferences: false)
        await rows.applySnapshotUsingReloadData(snapshot)
        await items.apply(snapshot)
        await items.applySnapshotUsingReloadData(snapshot)
        return await application.open(ApplicationTests.link)
      }
      var result: Bool?
      let observer = Task { result = await task.value }
      await wait {
        device.clock.drain()
        return result != nil
      }
      await observer.value
      expectEqual(result, true)
      expectEqual(device.openedURLs, [ApplicationTests.link])
      expectEqual(table.numberOfRows(inSection: 0), 2)
      expectEqual(list.numberOfItems(inSection: 0), 2)
    }
  }
}
