import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Delegates that are set late, replaced, removed or freed, and containers that are their own
/// delegate or override its setter.
struct LateDelegateTests: TableSuite {
  let stage = ExitStage()

  /// The shown screens that a recorder was notified of.
  private func shown(_ recorder: StackRecorder) -> [String] {
    recorder.calls.filter { $0.hasPrefix("didShow") }
  }

  private func show(_ title: String) {
    stage.host.push(Screen(title), animated: false)
    stage.app.settle()
  }

  /// A shop with a child, on a subclass of the navigation controller.
  private func launch(_ stack: UINavigationController) -> (
    app: AppDriver, shop: Shop, order: Watched<Order>
  ) {
    let (app, shop) = launchShop(on: stack)
    let order = shop.watch()
    app.settle()
    return (app, shop, order)
  }

  /// A stack that calls its delegate as soon as it is set.
  private final class Asking: UINavigationController {
    override weak var delegate: (any UINavigationControllerDelegate)? {
      didSet {
        guard let topViewController else { return }
        delegate?.navigationController?(self, didShow: topViewController, animated: false)
      }
    }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A container that asks its new delegate at once reaches the app's delegate") {
      let recorder = StackRecorder(animator: nil)
      let stack = Asking()
      let launched = launch(stack)
      stack.delegate = recorder
      let before = shown(recorder).count
      launched.shop.pop()
      launched.app.settle()
      // Our observer was called at once, and has forwarded the call.
      expectTrue(shown(recorder).count > before + 1)
    }

    // MARK: Changes

    test("A delegate that is set again, or returns after another one, gets each call once") {
      let first = StackRecorder(animator: nil)
      let second = StackRecorder(animator: nil)
      stage.stack.delegate = second
      for (title, delegate) in [("A", first), ("B", first), ("C", second), ("D", first)] {
        stage.stack.delegate = delegate
        show(title)
      }
      expectEqual(shown(first), ["didShow A false", "didShow B false", "didShow D false"])
      expectEqual(shown(second), ["didShow C false"])
    }

    test("A removed delegate gets no more calls, and going back is noticed") {
      let first = StackRecorder(animator: nil)
      stage.stack.delegate = first
      let child = stage.push()
      first.forget()
      stage.stack.delegate = nil
      stage.app.back()
      expectNil(child.flow)
      show("B")
      expectEqual(first.calls, [])
      expectTrue(EngineProbe.isOurs(stage.stack.delegate))
    }

    test("A freed delegate gets no more calls") {
      do {
        let first = StackRecorder(animator: nil)
        stage.stack.delegate = first
        show("A")
      }
      let child = stage.push()
      stage.app.back()
      expectNil(child.flow)
      expectNil(EngineProbe.appsDelegate(of: stage.stack))
    }

    // MARK: Wrapped screens

    test("A delegate that shows another detail is asked about that detail, too") {
      let columns = UISplitViewController()
      columns.viewControllers = [Screen("Primary"), Screen("Detail")]
      let wrapping = Wrapping()
      columns.delegate = wrapping
      EngineProbe.follow(columns)
      columns.showDetailViewController(Screen("Other"), sender: nil)
      expectEqual(wrapping.calls, ["Other", "stack"])
      expectTrue(columns.viewControllers.last is UINavigationController)
    }

    test("The app's popover delegate prepares the popover, and decides how it adapts") {
      stage.app.device.screen = .pad
      let screen = Screen("Popover")
      screen.modalPresentationStyle = .popover
      let delegate = Popover()
      screen.popoverPresentationController?.delegate = delegate
      _ = stage.present(.popover(from: stage.host.list.view), screen: screen)
      expectTrue(delegate.isPrepared)
      let controller = try require(screen.presentationController)
      expectTrue(EngineProbe.isOurs(controller.delegate))
      expectEqual(controller.adaptivePresentationStyle(for: UITraitCollection()), .fullScreen)
    }

    // MARK: Containers that are their own delegate

    test("A stack that is its own delegate gets each call, and its coordinator notices going back")
    {
      let stack = OwnStack()
      let (app, _, order) = launch(stack)
      app.back()
      expectEqual(stack.calls, ["didShow List", "didShow Order", "didShow List"])
      expectTrue(order.summary.hasSuffix("freed"))
    }

    test("Tabs that are their own delegate get each call, and pause the unselected ones") {
      let tabs = OwnTabs()
      let (app, market) = launchMarket(in: tabs)
      app.tab("Bread")
      app.tab("Milk")
      expectEqual(tabs.calls, ["didSelect 1", "didSelect 2"])
      expectTrue(market.milk.isActive && market.bread.isPaused)
    }

    test("Columns that are their own delegate get each call") {
      stage.app.device.screen = ContainerExitTests.wide
      let split = OwnColumns(style: .doubleColumn)
      let columns = ContainerExitTests.Columns(split)
      stage.host.setRoot(columns)
      columns.setColumn(Screen("Primary"), for: .primary)
      columns.setColumn(Screen("Detail"), for: .secondary)
      stage.app.settle()
      stage.app.device.screen = .phone
      stage.app.settle()
      stage.app.device.screen = ContainerExitTests.wide
      stage.app.settle()
      expectEqual(split.calls, ["collapse", "expand"])
      expectTrue(EngineProbe.isOurs(split.delegate))
    }

    // MARK: Setters of the container's own

    test("A setter that wraps each delegate gets each call once") {
      for isUsedBefore in [false, true] {
        let stack = Wrapper()
        if isUsedBefore { stack.delegate = nil }
        let (app, _, order) = launch(stack)
        stack.recorder.forget()
        app.back()
        expectEqual(
          stack.recorder.calls, ["willShow List true", "animator Order List", "didShow List true"])
        expectTrue(order.summary.hasSuffix("freed"))
      }
    }
  }

  /// A delegate that wraps the screen to show, and shows the wrapper.
  final class Wrapping: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []

    func splitViewController(
      _ columns: UISplitViewController, showDetail screen: UIViewController, sender: Any?
    ) -> Bool {
      calls.append(screen is UINavigationController ? "stack" : screen.title ?? "")
      guard !(screen is UINavigationController) else { return false }
      columns.showDetailViewController(
        UINavigationController(rootViewController: screen), sender: sender)
      return true
    }
  }

  final class Popover: NSObject, UIPopoverPresentationControllerDelegate {
    var isPrepared = false
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { isPrepared = true }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }
  }

  final class OwnStack: UINavigationController, UINavigationControllerDelegate {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }
    func navigationController(
      _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) { calls.append("didShow \(screen.title ?? "")") }
  }

  final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }
    func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
      calls.append("didSelect \(tabs.selectedIndex)")
    }
  }

  final class OwnColumns: UISplitViewController, UISplitViewControllerDelegate {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }
    func splitViewControllerDidCollapse(_ columns: UISplitViewController) {
      calls.append("collapse")
    }
    func splitViewControllerDidExpand(_ columns: UISplitViewController) { calls.append("expand") }
  }

  /// Sends all calls to a recorder, which forwards them to the delegate that others set.
  final class Multicast: UINavigationController {
    let recorder = StackRecorder(animator: nil)
    override var delegate: (any UINavigationControllerDelegate)? {
      get { recorder.next }
      set {
        recorder.next = newValue
        super.delegate = recorder
      }
    }
  }

  /// Like ``Multicast``, but returns the recorder as its delegate.
  final class Wrapper: UINavigationController {
    let recorder = StackRecorder(animator: nil)
    override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        recorder.next = newValue
        super.delegate = recorder
      }
    }
  }

  /// The observer may get no calls any more, but the view of the top leaves the window.
  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A delegate that such a setter gets late gets each call once`(tells: Bool) {
    let stack: UINavigationController = tells ? Wrapper() : Multicast()
    let (app, _, order) = launch(stack)
    let late = StackRecorder(animator: nil)
    stack.delegate = late
    (app.root as? Shop)?.push(Screen("A"))
    app.back()
    app.back()
    expectEqual(shown(late), ["didShow A true", "didShow Order true", "didShow List true"])
    expectTrue(order.summary.hasSuffix("freed"))
  }
}
