import CompactTesting
import CoordinatorTesting
import Coordinators
import HeadlessUIKit
import Testing

@MainActor private protocol HeadlinesDelegate: CoordinatorDelegate {
  func headlineWasRead()
}

private final class Headlines: TabCoordinator {
  typealias Delegate = any HeadlinesDelegate
  let context = CoordinatorContext()
  let rootController = UINavigationController(rootViewController: UIViewController())
  var tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
  let ticker = Ticker()
  func start() { start(ticker) }
}

private final class Ticker: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private class Listener: CoordinatorDelegate {
  var calls: [String] = []
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { calls.append("stopped") }
}

private final class Reader: Listener, HeadlinesDelegate {
  func headlineWasRead() { calls.append("read") }
}

/// A wrapped coordinator that is used through its wrapper.
struct TabWrapperTests: TableSuite {
  private let device = HeadlessDevice.current

  private typealias Verb = (name: String, run: @MainActor (any TabCoordinator) -> Void)

  private static let verbs: [Verb] = [
    ("launch", { $0.launch() }),
    ("start", { $0.start(Ticker()) }),
    (
      "pause",
      { news in
        let ticker = Ticker()
        news.start(ticker)
        news.pause(ticker)
      }
    ),
    (
      "stop",
      { news in
        let ticker = Ticker()
        news.start(ticker)
        news.stop(ticker)
      }
    ),
    (
      "stop, of a stranger",
      { news in
        let other = Ticker()
        other.launch()
        news.stop(other)
        other.cancel()
      }
    ),
    ("present", { $0.present(UIViewController(), animated: false) }),
    ("present, of a child", { $0.present(Coupon(), animated: false) }),
    (
      "dismiss",
      { news in
        news.present(UIViewController(), animated: false)
        news.dismiss(animated: false)
      }
    ),
    (
      "a verb after the end",
      { news in
        news.launch()
        news.cancel()
        news.start(Ticker())
        news.present(Coupon(), animated: false)
      }
    ),
  ]

  /// What a verb leads to: the tree, what is presented, and the diagnostics.
  private func picture(of verb: Verb, isWrapped: Bool, isRunning: Bool) -> String {
    let news = Headlines()
    let window = visibleWindow(news.rootController)
    if isRunning { news.launch() }
    let diagnostics = DiagnosticReporter.collecting {
      verb.run(isWrapped ? deGenericize(news) : news)
      device.clock.drain()
    }
    let tree = RootRegistry.tree(of: [news])
    let sheet = news.rootController.presentedViewController.map { "\(type(of: $0))" } ?? "none"
    news.cancel()
    window.isHidden = true
    device.clock.drain()
    return ([tree, "sheet: \(sheet)"] + diagnostics.map(\.problem)).joined(separator: "\n")
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for isRunning in [false, true] {
      test(
        "Each verb of a wrapper \(isRunning ? "after" : "before") the start does the same as on its base"
      ) {
        for verb in Self.verbs {
          let expected = picture(of: verb, isWrapped: false, isRunning: isRunning)
          expectEqual(picture(of: verb, isWrapped: true, isRunning: isRunning), expected, verb.name)
        }
      }
    }

    test("The delegate of a wrapper leaves the listeners of its base in place") {
      let (news, reader, listener) = (Headlines(), Reader(), Listener())
      let wrapper = deGenericize(news)
      let window = UIWindow()
      window.rootViewController = news.rootController
      window.makeKeyAndVisible()
      news.delegate += reader
      news.launch()
      expectTrue(wrapper.delegate.isEmpty)
      wrapper.delegate += listener
      news.delegate => { $0.headlineWasRead() }
      news.cancel()
      expectEqual(reader.calls, ["read", "stopped"])
      expectEqual(listener.calls, ["stopped"])
    }

    test("A wrapper reflects later changes of its base") {
      let news = Headlines()
      let wrapper = deGenericize(news)
      news.tabBarItem = UITabBarItem(title: "Imprint", image: nil, tag: 0)
      expectEqual(wrapper.tabBarItem.title, "Imprint")
    }
  }
}
