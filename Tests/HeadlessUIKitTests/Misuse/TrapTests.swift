import Foundation
import HeadlessUIKit
import Testing

// W: what UIKit raises ends the program here, with its wording.
@MainActor
struct TrapTests {
  private func expectRaise(
    _ result: ExitTest.Result?,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(text), sourceLocation: sourceLocation)
  }

  @Test func `Pushing a navigation controller`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    try expectRaise(result, "Pushing a navigation controller is not supported")
  }

  @Test func `Pushing an instance twice`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.pushViewController(screen, animated: false)
      }
    }
    try expectRaise(
      result,
      "<UINavigationController> is pushing the same view controller instance (<UIViewController>) "
        + "more than once which is not supported and is most likely an error in the application :"
    )
  }

  // M (pro.webssh.net 16): the check is made inside the call, also while a transition runs.
  @Test func `Pushing an instance that waits to be pushed`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let navigation = stage.navigation("A")
        stage.show(navigation)
        let waiting = stage.screen("C")
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.pushViewController(waiting, animated: true)
        navigation.pushViewController(waiting, animated: true)
      }
    }
    try expectRaise(result, "pushing the same view controller instance")
  }

  @Test func `Popping to a stranger`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINavigationController().popToViewController(UIViewController(), animated: false)
      }
    }
    try expectRaise(result, "Tried to pop to a view controller that doesn't exist.")
  }

  @Test func `Setting an instance twice`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = UIViewController()
        UINavigationController().viewControllers = [screen, screen]
      }
    }
    try expectRaise(result, "All view controllers in a navigation controller must be distinct")
  }

  @Test func `Selecting a stranger as tab`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UITabBarController().selectedViewController = UIViewController()
      }
    }
    try expectRaise(
      result,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    )
  }

  @Test func `Presenting a child`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        UIViewController().present(child, animated: false)
        _ = navigation
      }
    }
    try expectRaise(
      result,
      "Application tried to present modally an active controller <UIViewController>."
    )
  }

  @Test func `Presenting what is presented already`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let root = stage.screen("A")
        stage.show(root)
        let sheet = stage.screen("M")
        root.present(sheet, animated: false)
        root.present(sheet, animated: false)
      }
    }
    try expectRaise(
      result,
      "Application tried to present modally a view controller <RecordedScreen> that is already "
        + "being presented by <RecordedScreen>."
    )
  }

  @Test func `A second button that cancels`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    try expectRaise(
      result,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
  }

  @Test func `A view for two controllers`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let first = UIViewController()
        let second = UIViewController()
        second.view = first.view
        _ = first
      }
    }
    try expectRaise(
      result,
      "A view can only be associated with at most one view controller at a time!"
    )
  }

  @Test func `The view of another's child`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let root = stage.screen("A")
        stage.show(root)
        let child = UIViewController()
        let parent = UIViewController()
        parent.addChild(child)
        root.view.addSubview(child.view)
      }
    }
    try expectRaise(result, "UIViewControllerHierarchyInconsistency")
    try expectRaise(
      result,
      "child view controller:<UIViewController> should have parent view "
        + "controller:<RecordedScreen> but actual parent is:<UIViewController>"
    )
  }

  @Test func `A window without a root at the end of launch`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.makeKeyAndVisible()
            return true
          }
        }
        let device = HeadlessDevice(clock: TransitionClock(.stepped))
        ApplicationRunner(device: device, Delegate.self).launch()
      }
    }
    try expectRaise(
      result,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch"
    )
  }
}
