import Foundation
import HeadlessUIKit
import Testing

/// What UIKit raises ends the program here, in its words as crash reports show them.
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

  /// Fact exception.push-navigation: Pushing a navigation controller raises.
  ///
  /// Source: skywinder/ActionSheetPicker-3.0#70
  @Test func `Pushing a navigation controller`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    try expectRaise(result, "Pushing a navigation controller is not supported")
  }

  /// Fact exception.push-twice: Pushing what is in the stack already raises.
  ///
  /// Source: thexande/SwiftAlgorithms#31; `UINavigationController.pushViewController(_:animated:)`
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

  /// Choice exception.push-waiting: Pushing what waits to be pushed raises at the second call; for
  ///   one in the stack the check is known to be made inside the call, also during a transition.
  ///
  /// Source: isontheline/pro.webssh.net#16
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

  /// Fact exception.pop-stranger: Popping to a screen that is not in the stack raises.
  ///
  /// Source: helpscout/beacon-ios-sdk#132
  @Test func `Popping to a stranger`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINavigationController().popToViewController(UIViewController(), animated: false)
      }
    }
    try expectRaise(result, "Tried to pop to a view controller that doesn't exist.")
  }

  /// Fact exception.set-twice: Setting a stack in which a screen occurs twice raises.
  ///
  /// Source: wordpress-mobile/WordPress-iOS#15337
  @Test func `Setting an instance twice`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = UIViewController()
        UINavigationController().viewControllers = [screen, screen]
      }
    }
    try expectRaise(result, "All view controllers in a navigation controller must be distinct")
  }

  /// Choice exception.select-stranger: Selecting a controller that is not among the tabs raises.
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

  /// Fact exception.tab-bar: The bar of a tab bar controller raises where somebody else takes its
  ///   items or its delegate's place.
  ///
  /// Source: `UITabBarController.tabBar`
  @Test func `Taking the delegate's place in a tab bar`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().tabBar.delegate = nil }
    }
    try expectRaise(
      result,
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    )
  }

  @Test func `Changing the items of a tab bar`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().tabBar.items = [] }
    }
    try expectRaise(
      result, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  /// Fact exception.present-child: Presenting a controller that has a parent raises.
  ///
  /// Source: awslabs/aws-sdk-ios-samples#203
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

  /// Fact exception.present-twice: Presenting what is presented already raises, and says by whom.
  ///
  /// Source: Expensify/react-native-share-menu#101
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

  /// Choice exception.two-cancels: A second button that cancels raises, in the words that crash
  ///   reports are remembered to have.
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

  /// Fact exception.shared-view: Giving one controller's view to another raises.
  ///
  /// Source: ViewDeck/ViewDeck#145
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

  /// Fact exception.foreign-view: Putting a child's view into the view of a controller that is not
  ///   its parent raises.
  ///
  /// Source: sx1989827/LazyPageScrollView#5
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

  /// Fact exception.no-root: A visible window without a root at the end of launch raises.
  ///
  /// Source: frankus/MeterView#3
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

  /// Fact exception.requested-parent: Adding a controller whose view is in the view of another one
  ///   that is not its parent raises.
  ///
  /// Source: smartnsoft/Extra#7; weissi/FRLayeredNavigationController#6
  @Test func `Adding a controller whose view is elsewhere`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let child = UIViewController()
        let holder = UINavigationController()
        holder.view.addSubview(child.view)
        stage.screen("A").addChild(child)
      }
    }
    try expectRaise(result, "UIViewControllerHierarchyInconsistency")
    try expectRaise(
      result,
      "child view controller:<UIViewController> should have parent view "
        + "controller:<UINavigationController> but requested parent is:<RecordedScreen>"
    )
  }

  /// Choice exception.own-child: Adding a controller to itself raises.
  @Test func `Adding a controller to itself`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = UIViewController()
        screen.addChild(screen)
      }
    }
    try expectRaise(result, "NSInvalidArgumentException")
  }

  /// Fact exception.set-navigation: A navigation controller in the stack that is set raises as one
  ///   that is pushed.
  ///
  /// Source: skywinder/ActionSheetPicker-3.0#70
  @Test func `Setting a stack with a navigation controller`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().viewControllers = [UINavigationController()]
      }
    }
    try expectRaise(result, "Pushing a navigation controller is not supported")
  }

  /// Fact exception.action-sheet: An action sheet on an iPad whose popover points nowhere raises when
  ///   it is presented.
  ///
  /// Source: [action sheets]; afterpay/sdk-ios#172
  @Test func `An action sheet that points nowhere`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice(clock: TransitionClock(.stepped), screen: .pad)
        device.run {
          let window = UIWindow()
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          device.clock.drain()
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          window.rootViewController?.present(sheet, animated: false)
          device.clock.drain()
        }
      }
    }
    try expectRaise(result, "NSGenericException")
    try expectRaise(
      result, "You must provide either a sourceView and sourceRect or a barButtonItem")
  }

  /// Choice exception.sheet-field: A text field in an action sheet raises.
  @Test func `A field in an action sheet`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
      }
    }
    try expectRaise(
      result,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
  }
}
