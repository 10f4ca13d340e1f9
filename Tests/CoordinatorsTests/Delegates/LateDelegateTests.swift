import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Delegates that are set late, replaced, taken away or freed; containers that are their own delegate,
/// or have a setter of their own.
@MainActor @Suite(.coordinators) struct LateDelegateTests {
  let stage = ExitStage()

  /// What a recorder heard of screens that were shown.
  private func shown(_ recorder: StackRecorder) -> [String] {
    recorder.calls.filter { $0.hasPrefix("didShow") }
  }

  private func show(_ title: String) {
    stage.host.show(Screen(title), animated: false)
    stage.app.settle()
  }

  /// A shop with a child, on a stack of a class of its own.
  private func launch(_ stack: UINavigationController) throws -> (
    app: AppDriver, shop: Shop, order: Watched<Order>
  ) {
    let app = AppDriver { (window: UIWindow) -> Shop in
      window.rootViewController = stack
      return Shop(navigationController: stack)
    }
    let shop = try #require(app.root as? Shop)
    let order = shop.watch()
    app.settle()
    return (app, shop, order)
  }

  /// A stack that asks its delegate something as soon as it has one.
  private final class Asking: UINavigationController {
    override weak var delegate: (any UINavigationControllerDelegate)? {
      didSet {
        guard let topViewController else { return }
        delegate?.navigationController?(self, didShow: topViewController, animated: false)
      }
    }
  }

  @Test func `A container that asks when it gets its delegate reaches the user's`() throws {
    let recorder = StackRecorder(animator: nil)
    let stack = Asking()
    let launched = try launch(stack)
    launched.app.settle()
    stack.delegate = recorder
    let before = shown(recorder).count
    launched.shop.pop()
    launched.app.settle()
    // Ours has taken the place, has been asked at once, and has handed that on.
    #expect(shown(recorder).count > before + 1)
  }

  // MARK: Changes

  @Test func `Of two that were set in turn only the latter hears`() {
    let first = StackRecorder(animator: nil)
    let second = StackRecorder(animator: nil)
    let third = StackRecorder(animator: nil)
    stage.stack.delegate = first
    show("A")
    stage.stack.delegate = second
    stage.stack.delegate = third
    show("B")
    #expect(shown(first) == ["didShow A false"])
    #expect(shown(second) == [])
    #expect(shown(third) == ["didShow B false"])
  }

  @Test func `One that is set again hears each call once`() {
    let first = StackRecorder(animator: nil)
    for title in ["A", "B", "C"] {
      stage.stack.delegate = first
      show(title)
    }
    #expect(shown(first) == ["didShow A false", "didShow B false", "didShow C false"])
  }

  @Test func `One that comes back after another hears each call once`() {
    let first = StackRecorder(animator: nil)
    let second = StackRecorder(animator: nil)
    stage.stack.delegate = first
    show("A")
    stage.stack.delegate = second
    show("B")
    stage.stack.delegate = first
    show("C")
    #expect(shown(first) == ["didShow A false", "didShow C false"])
    #expect(shown(second) == ["didShow B false"])
  }

  @Test func `One that is taken away hears no more, and the way back is noticed`() {
    let first = StackRecorder(animator: nil)
    stage.stack.delegate = first
    let child = stage.push()
    first.forget()
    stage.stack.delegate = nil
    stage.app.back()
    #expect(child.flow == nil)
    show("B")
    #expect(first.calls == [])
    #expect(stage.stack.delegate is StackObserver)
  }

  @Test func `One that was freed is asked no more`() {
    do {
      let first = StackRecorder(animator: nil)
      stage.stack.delegate = first
      show("A")
    }
    let child = stage.push()
    stage.app.back()
    #expect(child.flow == nil)
    #expect(StackObserver.of(stage.stack).forwardee == nil)
  }

  // MARK: Wrapped screens

  /// A delegate that wraps what is to be shown, and has it shown again.
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

  @Test func `A delegate that shows another detail is asked of that one, too`() {
    let columns = UISplitViewController()
    columns.viewControllers = [Screen("Primary"), Screen("Detail")]
    let wrapping = Wrapping()
    columns.delegate = wrapping
    SplitObserver.of(columns).install()
    columns.showDetailViewController(Screen("Other"), sender: nil)
    #expect(wrapping.calls == ["Other", "stack"])
    #expect(columns.viewControllers.last is UINavigationController)
  }

  // MARK: Containers that are their own delegate

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

  @Test
  func `A stack that is its own delegate hears each call, and its coordinator of the way back`()
    throws
  {
    let stack = OwnStack()
    let (app, _, order) = try launch(stack)
    app.back()
    #expect(stack.calls == ["didShow List", "didShow Order", "didShow List"])
    #expect(order.summary.hasSuffix("freed"))
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

  @Test func `Tabs that are their own delegate hear each call, and pause those not selected`() {
    let tabs = OwnTabs()
    let app = AppDriver { (window: UIWindow) -> Market in
      window.rootViewController = tabs
      return Market(tabBarController: tabs)
    }
    app.tab("Bread")
    app.tab("Milk")
    #expect(tabs.calls == ["didSelect 1", "didSelect 2"])
    let market = app.root as? Market
    #expect(market?.milk.isActive == true && market?.bread.isPaused == true)
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

  @Test func `Columns that are their own delegate hear each call`() {
    stage.app.device.screen = ContainerExitTests.wide
    let split = OwnColumns(style: .doubleColumn)
    let columns = ContainerExitTests.Columns(split)
    stage.host.setRoot(columns)
    columns.set(Screen("Primary"), for: .primary)
    columns.set(Screen("Detail"), for: .secondary)
    stage.app.settle()
    stage.app.device.screen = .phone
    stage.app.settle()
    stage.app.device.screen = ContainerExitTests.wide
    stage.app.settle()
    #expect(split.calls == ["collapse", "expand"])
    #expect(split.delegate is SplitObserver)
  }

  // MARK: Setters of the container's own

  /// Tells all calls to a recorder, which hands them on to the delegate that others set.
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

  /// As ``Multicast``, but says that its delegate is the recorder.
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

  @Test
  func `A setter that puts a delegate of its own before the others hears each call once`() throws {
    let stack = Wrapper()
    let (app, _, order) = try launch(stack)
    stack.recorder.forget()
    app.back()
    #expect(
      stack.recorder.calls == ["willShow List true", "animator Order List", "didShow List true"])
    #expect(order.summary.hasSuffix("freed"))
  }

  /// The observer may not be told any more then, but the view of the top tells it.
  @Test(arguments: [true, false])
  func `A delegate that such a setter takes late hears each call once`(tells: Bool) throws {
    let stack: UINavigationController = tells ? Wrapper() : Multicast()
    let (app, _, order) = try launch(stack)
    let late = StackRecorder(animator: nil)
    stack.delegate = late
    (app.root as? Shop)?.show(Screen("A"))
    app.settle()
    app.back()
    app.back()
    #expect(shown(late) == ["didShow A true", "didShow Order true", "didShow List true"])
    #expect(order.summary.hasSuffix("freed"))
  }
}
