import UIKitShim

@MainActor let loadingMeasurements: [Measurement] = [
  .fact(
    "scene.launch", "scene.no-app-callbacks",
    expected: """
      app.didFinishLaunching
      app.configuration
      scene.willConnect
      scene.willEnterForeground
      scene.didBecomeActive
      """
  ) { stage in
    stage.launch.text.split(separator: "\n").filter { !$0.hasPrefix("posted") }
      .joined(separator: "\n")
  },

  /// Fact load.once: Reading `view` loads it at the call, once, by `loadView` and `viewDidLoad`.
  ///
  /// Source: `UIViewController.loadView()`; `UIViewController.view`; [traces]
  ///
  /// Fact load.asking: `isViewLoaded` and `viewIfLoaded` never load the view, `loadViewIfNeeded()`
  ///   does.
  ///
  /// Source: `UIViewController.loadViewIfNeeded()`; [traces]
  ///
  /// Fact load.again: After `view = nil` the next reading runs `loadView` and `viewDidLoad` anew.
  ///
  /// Source: [traces]
  .fact(
    "load.once", "load.asking", "load.again",
    expected: """
      asked: false false
      A.loadView
      A.didLoad
      read
      again
      A.loadView
      A.didLoad
      """
  ) { stage in
    let screen = stage.screen("A")
    stage.note("asked: \(screen.isViewLoaded) \(screen.viewIfLoaded != nil)")
    _ = screen.view
    stage.note("read")
    _ = screen.view
    screen.loadViewIfNeeded()
    screen.view = nil
    stage.note("again")
    screen.loadViewIfNeeded()
    return stage.trace.take()
  },

  /// Fact load.none: A `loadView` that sets no view leaves none, and `viewDidLoad` is called all
  ///   the same.
  ///
  /// Source: [traces]
  .fact("load.none", expected: "didLoad 1, loaded false") { _ in
    final class Empty: UIViewController {
      var didLoad = 0
      override func loadView() {}
      override func viewDidLoad() { didLoad += 1 }
    }
    let empty = Empty()
    empty.loadViewIfNeeded()
    return "didLoad \(empty.didLoad), loaded \(empty.isViewLoaded)"
  },

  /// Fact load.not-by: Neither making a controller nor pushing it nor adding it as a child loads
  ///   its view.
  ///
  /// Source: [traces]
  ///
  /// Fact load.default: Without a nib the view is a plain `UIView`.
  ///
  /// Source: `UIViewController.loadView()`
  .fact("load.not-by", "load.default", expected: "false false false false, UIView true") { stage in
    let screens = stage.screens("ABCD")
    let stack = UINavigationController(rootViewController: screens[0])
    stack.pushViewController(screens[1], animated: false)
    screens[2].addChild(screens[3])
    let loaded = screens.map { "\($0.isViewLoaded)" }.joined(separator: " ")
    let view: UIView = UIViewController().view
    return "\(loaded), UIView \(type(of: view) == UIView.self)"
  },

  /// Fact load.order: One appearance, from loading on: `loadView`, `viewDidLoad`, `viewWillAppear`,
  ///   the view's `didMoveToWindow`, `viewIsAppearing`, the layout, `viewDidAppear`.
  ///
  /// Source: [traces]; [life cycle sheet]
  .fact(
    "load.order",
    expected: """
      B.loadView B.didLoad B.willAppear(true) B.intoWindow B.isAppearing(true) B.didLayout \
      B.didAppear(true)
      """
  ) { stage in
    final class Telling: UIView {
      var onMove: () -> Void = {}
      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onMove() }
      }
    }
    final class Screen: ProbeScreen {
      override func loadView() {
        trace.note("B.loadView")
        let telling = Telling()
        telling.onMove = { [trace] in trace.note("B.intoWindow") }
        view = telling
      }
    }
    let stack = await stage.shownStack("A")
    let screen = Screen("B", stage.trace)
    screen.recordsLayout = true
    stack.pushViewController(screen, animated: true)
    await stage.settle()
    return stage.trace.take("load", "Load", "ppear", "Window", "Layout").replacing("A.", with: "-")
      .split(separator: " ").filter { !$0.hasPrefix("-") }.joined(separator: " ")
  },

  .fact("load.constraints", expected: "marked, constraints") { stage in
    final class Screen: ProbeScreen {
      var seen: [String] = []
      override func updateViewConstraints() {
        super.updateViewConstraints()
        seen.append("constraints")
      }
    }
    let screen = Screen("A", stage.trace)
    await stage.show(screen)
    screen.seen = ["marked"]
    screen.view.setNeedsUpdateConstraints()
    await stage.settle()
    return screen.seen.joined(separator: ", ")
  },

  /// Fact load.is-appearing-once: `viewIsAppearing` is called once for each `viewWillAppear` that is
  ///   followed by `viewDidAppear`, and after it.
  ///
  /// Source: `UIViewController.viewIsAppearing(_:)`
  .fact(
    "load.is-appearing-once",
    expected: """
      B.willAppear(true) B.isAppearing(true) B.didAppear(true) B.willAppear(true) \
      B.isAppearing(true) B.didAppear(true)
      """
  ) { stage in
    let stack = await stage.shownStack("A")
    stack.pushViewController(stage.screen("B"), animated: true)
    await stage.settle()
    stack.present(stage.cover(.fullScreen), animated: false)
    await stage.settle()
    stack.dismiss(animated: true)
    await stage.settle()
    return stage.trace.take("B.willAppear", "B.isAppearing", "B.didAppear")
  },

  .fact(
    "window.root-unloaded", "window.order",
    expected: """
      root set
      A.loadView
      A.didLoad
      A.willAppear(false)
      shown, key true
      A.isAppearing(false)
      A.didLayout
      A.didAppear(false)
      """
  ) { stage in
    let root = stage.screen("A")
    root.recordsLayout = true
    stage.window.rootViewController = root
    stage.note("root set")
    stage.window.makeKeyAndVisible()
    stage.note("shown, key \(stage.window.isKeyWindow)")
    return await stage.settled()
  },

  /// Fact window.when: On the first display a view has no window in `viewWillAppear`, and one in
  ///   `viewIsAppearing`.
  ///
  /// Source: [traces]; `UIViewController.viewIsAppearing(_:)`
  .fact("window.when", expected: "false true") { stage in
    final class Curious: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("\(view.window != nil)") }
      override func viewIsAppearing(_ animated: Bool) { seen.append("\(view.window != nil)") }
    }
    let root = Curious()
    await stage.show(root)
    return root.seen.joined(separator: " ")
  },

  /// Fact window.key: Only one window is key; making another one key takes it from the first.
  ///
  /// Source: `UIWindow.isKeyWindow`; `UIWindow.makeKey()`
  .fact("window.key", expected: "first false, other true") { stage in
    _ = await stage.shownScreen("A")
    let other = stage.makeWindow()
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    defer { other.isHidden = true }
    return "first \(stage.window.isKeyWindow), other \(other.isKeyWindow)"
  },

  /// Fact window.kept: A window that was made visible and that nobody keeps lives to the end of the
  ///   turn.
  ///
  /// Source: [published tests]
  .fact("window.kept", expected: "in its turn there, later gone") { stage in
    weak var window: UIWindow?
    @MainActor func show() {
      let temporary = stage.makeWindow()
      temporary.rootViewController = UIViewController()
      temporary.makeKeyAndVisible()
      window = temporary
    }
    show()
    let first = window == nil ? "gone" : "there"
    await stage.settle()
    return "in its turn \(first), later \(window == nil ? "gone" : "there")"
  },

  .policy(
    "hidingWindowEndsAppearance",
    ("true", "A.willDisappear(false) A.didDisappear(false) A.willAppear(false) A.didAppear(false)"),
    ("false", "")
  ) { stage in
    _ = await stage.shownScreen("A")
    stage.window.isHidden = true
    await stage.settle()
    stage.window.isHidden = false
    await stage.settle()
    return stage.trace.take(".will", ".did")
  },

  .policy(
    "rootReplacement", ("outgoingFirst", "A.willDisappear(false) B.willAppear(false)"),
    ("incomingFirst", "B.willAppear(false) A.willDisappear(false)")
  ) { stage in
    _ = await stage.shownScreen("A")
    stage.window.rootViewController = stage.screen("B")
    await stage.settle()
    return stage.trace.take(".will")
  },

  .fact("load.scroll-end", expected: "0 at once, 1 at the end") { stage in
    final class Listener: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let (screen, scrollView, listener) = (stage.screen("A"), UIScrollView(), Listener())
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    scrollView.delegate = listener
    screen.view.addSubview(scrollView)
    await stage.show(screen)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    let atOnce = listener.ends
    await stage.settle()
    return "\(atOnce) at once, \(listener.ends) at the end"
  },

  /// Fact back.title-down: A controller's `title` goes to its navigation item and its tab bar item,
  ///   not the other way round.
  ///
  /// Source: `UIViewController.title`; [interface builder]
  .fact("back.title-down", expected: "One One, Two Two, title One") { _ in
    let screen = UIViewController()
    screen.title = "One"
    var items = ["\(screen.navigationItem.title ?? "nil") \(screen.tabBarItem.title ?? "nil")"]
    screen.navigationItem.title = "Other"
    let title = screen.title ?? "nil"
    screen.title = "Two"
    items.append("\(screen.navigationItem.title ?? "nil") \(screen.tabBarItem.title ?? "nil")")
    return "\(items.joined(separator: ", ")), title \(title)"
  },
]
