import HeadlessUIKit

extension TrapTests {
  /// What controllers and windows raise.
  func controllers(_ test: inout TrapTable) {
    /// Fact exception.push-navigation: Pushing a navigation controller raises.
    ///
    /// Source: skywinder/ActionSheetPicker-3.0#70
    test("Pushing a navigation controller", "Pushing a navigation controller is not supported") {
      UINavigationController().pushViewController(UINavigationController(), animated: false)
    }

    /// Fact exception.push-twice: Pushing what is in the stack already raises.
    ///
    /// Source: thexande/SwiftAlgorithms#31; `UINavigationController.pushViewController(_:animated:)`
    test(
      "Pushing an instance twice",
      "<UINavigationController> is pushing the same view controller instance "
        + "(<UIViewController>) more than once which is not supported and is most likely an error "
        + "in the application :"
    ) {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      navigation.pushViewController(screen, animated: false)
    }

    /// Choice exception.push-waiting: Pushing what waits to be pushed raises at the second call; for
    ///   one in the stack the check is known to be made inside the call, also during a transition.
    ///
    /// Source: isontheline/pro.webssh.net#16
    test("Pushing an instance that waits to be pushed", "pushing the same view controller instance")
    {
      let stage = Stage()
      let navigation = stage.showStack("A")
      let waiting = stage.screen("C")
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.pushViewController(waiting, animated: true)
      navigation.pushViewController(waiting, animated: true)
    }

    test("Pushing an instance that waits to be set", "pushing the same view controller instance") {
      let stage = Stage()
      let navigation = stage.showStack("A")
      let waiting = stage.screen("C")
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.setViewControllers([waiting], animated: true)
      navigation.pushViewController(waiting, animated: true)
    }

    /// Fact exception.pop-stranger: Popping to a screen that is not in the stack raises.
    ///
    /// Source: helpscout/beacon-ios-sdk#132
    test("Popping to a stranger", "Tried to pop to a view controller that doesn't exist.") {
      _ = UINavigationController().popToViewController(UIViewController(), animated: false)
    }

    /// Fact exception.set-twice: Setting a stack in which a screen occurs twice raises.
    ///
    /// Source: wordpress-mobile/WordPress-iOS#15337
    test(
      "Setting an instance twice",
      "All view controllers in a navigation controller must be distinct"
    ) {
      let screen = UIViewController()
      UINavigationController().viewControllers = [screen, screen]
    }

    /// Choice exception.select-stranger: Selecting a controller that is not among the tabs raises.
    test(
      "Selecting a stranger as tab",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    ) {
      UITabBarController().selectedViewController = UIViewController()
    }

    /// Fact exception.tab-bar: The bar of a tab bar controller raises where somebody else takes its
    ///   items or its delegate's place.
    ///
    /// Source: `UITabBarController.tabBar`
    test(
      "Taking the delegate's place in a tab bar",
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    ) {
      UITabBarController().tabBar.delegate = nil
    }

    test(
      "Changing the items of a tab bar",
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    ) {
      UITabBarController().tabBar.items = []
    }

    /// Fact exception.present-child: Presenting a controller that has a parent raises.
    ///
    /// Source: awslabs/aws-sdk-ios-samples#203
    test(
      "Presenting a child",
      "Application tried to present modally an active controller <UIViewController>."
    ) {
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      UIViewController().present(child, animated: false)
      _ = navigation
    }

    /// Fact exception.present-twice: Presenting what is presented already raises, and says by whom.
    ///
    /// Source: Expensify/react-native-share-menu#101
    test(
      "Presenting what is presented already",
      "Application tried to present modally a view controller <RecordedScreen> that is "
        + "already being presented by <RecordedScreen>."
    ) {
      let stage = Stage()
      let root = stage.show("A")
      let sheet = stage.screen("M")
      root.present(sheet, animated: false)
      root.present(sheet, animated: false)
    }

    /// Choice exception.two-cancels: A second button that cancels raises, in the words that crash
    ///   reports are remembered to have.
    test(
      "A second button that cancels",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    ) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }

    /// Fact exception.shared-view: Giving one controller's view to another raises.
    ///
    /// Source: ViewDeck/ViewDeck#145
    test(
      "A view for two controllers",
      "A view can only be associated with at most one view controller at a time!"
    ) {
      let first = UIViewController()
      let second = UIViewController()
      second.view = first.view
      _ = first
    }

    /// Fact exception.foreign-view: Putting a child's view into the view of a controller that is not
    ///   its parent raises.
    ///
    /// Source: sx1989827/LazyPageScrollView#5
    test(
      "The view of another's child", "UIViewControllerHierarchyInconsistency",
      "child view controller:<UIViewController> should have parent view "
        + "controller:<RecordedScreen> but actual parent is:<UIViewController>"
    ) {
      let stage = Stage()
      let root = stage.show("A")
      let child = UIViewController()
      let parent = UIViewController()
      parent.addChild(child)
      root.view.addSubview(child.view)
    }

    /// Fact exception.no-root: A visible window without a root at the end of launch raises.
    ///
    /// Source: frankus/MeterView#3
    test(
      "A window without a root at the end of launch",
      "Application windows are expected to have a root view controller at the end of "
        + "application launch"
    ) {
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

    /// Fact exception.requested-parent: Adding a controller whose view is in the view of another one
    ///   that is not its parent raises.
    ///
    /// Source: smartnsoft/Extra#7; weissi/FRLayeredNavigationController#6
    test(
      "Adding a controller whose view is elsewhere", "UIViewControllerHierarchyInconsistency",
      "child view controller:<UIViewController> should have parent view "
        + "controller:<UINavigationController> but requested parent is:<RecordedScreen>"
    ) {
      let stage = Stage()
      let child = UIViewController()
      let holder = UINavigationController()
      holder.view.addSubview(child.view)
      stage.screen("A").addChild(child)
    }

    /// Choice exception.own-child: Adding a controller to itself raises.
    test("Adding a controller to itself", "NSInvalidArgumentException") {
      let screen = UIViewController()
      screen.addChild(screen)
    }

    /// Fact exception.set-navigation: A navigation controller in the stack that is set raises as one
    ///   that is pushed.
    ///
    /// Source: skywinder/ActionSheetPicker-3.0#70
    test(
      "Setting a stack with a navigation controller",
      "Pushing a navigation controller is not supported"
    ) {
      UINavigationController().viewControllers = [UINavigationController()]
    }

    test(
      "A sheet of activities that points nowhere", "NSGenericException",
      "should have a non-nil sourceView or barButtonItem set before the presentation occurs"
    ) {
      presentOnPad {
        UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      }
    }

    /// Fact exception.popover-source: A popover that points nowhere raises when it is presented.
    ///
    /// Source: RefugeRestrooms/refugerestrooms-ios#119
    test(
      "A popover that points nowhere", "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs."
    ) {
      presentOnPad {
        let screen = UIViewController()
        screen.modalPresentationStyle = .popover
        return screen
      }
    }

    /// Fact exception.preferred-action: A preferred action that was not added before raises.
    ///
    /// Source: `UIAlertController.preferredAction`
    test("A preferred action that was not added", "NSInternalInconsistencyException") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = nil
      alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
    }

    /// Fact exception.action-sheet: An action sheet on an iPad whose popover points nowhere raises when
    ///   it is presented.
    ///
    /// Source: [action sheets]; afterpay/sdk-ios#172
    test(
      "An action sheet that points nowhere", "NSGenericException",
      "You must provide either a sourceView and sourceRect or a barButtonItem"
    ) {
      presentOnPad {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      }
    }

    /// Choice exception.sheet-field: A text field in an action sheet raises.
    test(
      "A field in an action sheet",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    ) {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
    }

    /// Fact exception.push-twice-running: What is in the stack already raises at the call also while a
    ///   transition runs, in which a push waits otherwise.
    ///
    /// Source: isontheline/pro.webssh.net#16
    test(
      "Pushing an instance twice during a transition",
      "is pushing the same view controller instance (<RecordedScreen>) more than once"
    ) {
      let stage = Stage()
      let navigation = stage.showStack("A")
      let screen = stage.screen("B")
      stage.run { navigation.pushViewController(screen, animated: true) }
      stage.clock.turn()
      stage.run { navigation.pushViewController(screen, animated: true) }
    }

    /// Fact exception.managed-bar: The bar of a navigation controller raises when its items are changed
    ///   by anybody else.
    ///
    /// Source: openradar 13057385
    test(
      "Changing the bar of a navigation controller",
      "'NSInternalInconsistencyException', reason: 'Cannot call pushNavigationItem:animated: "
        + "directly on a UINavigationBar managed by a controller.'"
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: true)
    }

    /// Fact exception.own-subview: Adding a view to itself raises.
    ///
    /// Source: wordpress-mobile/WordPress-iOS#1955
    test(
      "Adding a view to itself", "'NSInvalidArgumentException', reason: 'Can't add self as subview'"
    ) {
      let view = UIView()
      view.addSubview(view)
    }

    /// Fact load.recursion: A `loadView` that reads `view` before it has set one calls itself without
    ///   end.
    ///
    /// Source: [traces]
    test("A loadView that reads the view it should make", "without end") {
      final class Reading: UIViewController {
        static var calls = 0
        override func loadView() {
          Self.calls += 1
          // The stack would hold more than this, and take long to write about.
          if Self.calls > 1_000 { fatalError("without end") }
          _ = view
        }
      }
      Reading().loadViewIfNeeded()
    }

    /// Fact exception.push-split: Pushing a split view controller raises.
    ///
    /// Source: jamonholmgren/ProMotion#379; grgcombs/IntelligentSplitViewController#11
    test(
      "Pushing a split view controller",
      "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
    ) {
      UINavigationController().pushViewController(UISplitViewController(), animated: false)
    }

    test(
      "Setting a split view controller",
      "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
    ) {
      UINavigationController().viewControllers = [UISplitViewController()]
    }

    test(
      "Replacing what is no child", "NSInvalidArgumentException",
      "Children view controllers <UIViewController> and <UIViewController> must have a common "
        + "parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
    ) {
      let container = UIViewController()
      let child = UIViewController()
      container.addChild(child)
      container.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
    }

    test(
      "A notification after no time", "NSInternalInconsistencyException",
      "time interval must be greater than 0"
    ) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }

    test(
      "A notification that repeats every second", "NSInternalInconsistencyException",
      "time interval must be at least 60 if repeating"
    ) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: true)
    }
  }
}

@MainActor private func presentOnPad(_ make: () -> UIViewController) {
  let device = HeadlessDevice(clock: TransitionClock(.stepped), screen: .pad)
  device.run {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    device.clock.drain()
    window.rootViewController?.present(make(), animated: false)
    device.clock.drain()
  }
}
