import UIKit
import XCTest

/// Tests as most apps have them: XCTest, expectations, the shared device, real time.
final class RouterXCTests: XCTestCase {
  @MainActor
  private func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// The check for leaks that most test suites have.
  @MainActor
  private func trackForMemoryLeaks(
    _ instance: AnyObject, file: StaticString = #filePath, line: UInt = #line
  ) {
    addTeardownBlock { [weak instance] in
      XCTAssertNil(instance, "It should have been freed.", file: file, line: line)
    }
  }

  @MainActor
  func testPushIsSeenAtOnce() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    trackForMemoryLeaks(navigation)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(navigation.topViewController === detail)
  }

  @MainActor
  func testPresentAndDismissComplete() {
    let root = UIViewController()
    let window = makeWindow(root)
    let presented = expectation(description: "presented")
    root.present(UIViewController(), animated: true) { presented.fulfill() }
    wait(for: [presented], timeout: 10)
    XCTAssertNotNil(root.presentedViewController)
    let dismissed = expectation(description: "dismissed")
    root.dismiss(animated: true) { dismissed.fulfill() }
    wait(for: [dismissed], timeout: 10)
    XCTAssertNil(root.presentedViewController)
    XCTAssertTrue(window.isKeyWindow)
  }

  @MainActor
  func testPushCallsTheDelegate() {
    class Delegate: NSObject, UINavigationControllerDelegate {
      var onShow: ((UIViewController) -> Void)?
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) {
        onShow?(viewController)
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(navigation)
    let delegate = Delegate()
    let detail = UIViewController()
    let shown = expectation(description: "shown")
    delegate.onShow = { if $0 === detail { shown.fulfill() } }
    navigation.delegate = delegate
    navigation.pushViewController(detail, animated: true)
    wait(for: [shown], timeout: 10)
    XCTAssertTrue(navigation.visibleViewController === detail)
    XCTAssertFalse(window.isHidden)
  }

  @MainActor
  func testRunLoopIsSpun() {
    let root = UIViewController()
    let window = makeWindow(root)
    let limit = Date(timeIntervalSinceNow: 60)
    while root.viewIfLoaded?.window == nil, Date() < limit {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertTrue(root.viewIfLoaded?.window === window)
  }

  @MainActor
  func testAsynchronousTest() async {
    let root = UIViewController()
    let window = makeWindow(root)
    await withCheckedContinuation { continuation in
      root.present(UIViewController(), animated: false) { continuation.resume() }
    }
    XCTAssertNotNil(root.presentedViewController)
    XCTAssertFalse(window.isHidden)
  }
}
