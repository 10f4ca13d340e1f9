import HeadlessUIKit
import XCTest

/// XCTest keeps the main queue on the main thread, as an app does and Swift Testing may not.
final class MainThreadTests: XCTestCase {
  @MainActor
  func testThatWorkOffTheMainThreadFindsTheDeviceOfItsTask() async {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    await device.scope { await Self.scheduleOffTheMainThread() }
    let center = device.run { UNUserNotificationCenter.current() }
    let requests = await center.pendingNotificationRequests()
    XCTAssertEqual(requests.map(\.identifier), ["a"])
  }

  @concurrent
  private nonisolated static func scheduleOffTheMainThread() async { schedule() }

  private nonisolated static func schedule() {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let content = UNNotificationContent()
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
  }
}
