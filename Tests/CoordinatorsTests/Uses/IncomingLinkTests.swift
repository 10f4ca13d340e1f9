import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What the page "Incoming links" says, row by row.
@MainActor @Suite(.coordinators) struct IncomingLinkTests: TableSuite {
  /// The root of the page.
  final class Reader: WindowCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let window: UIWindow
    let navigationController = UINavigationController()
    private var isReady = false
    private var waitingArticle: Int?
    private(set) var ends: [TransitionResult] = []

    init(window: UIWindow) { self.window = window }

    func start() {
      show(Screen("List"), animated: false)
      setRoot(navigationController)
      window.makeKeyAndVisible()
    }

    func open(_ url: URL) -> Bool {
      guard url.scheme == "reader", url.host == "article", let id = Int(url.lastPathComponent)
      else { return false }
      waitingArticle = id
      followWaitingLink()
      return true
    }

    func becomeReady() {
      isReady = true
      followWaitingLink()
    }

    private func followWaitingLink() {
      guard isReady, let id = waitingArticle else { return }
      waitingArticle = nil
      let article = Screen("Article \(id)")
      attempt(.sequence(.dismissAll(), .popToRoot(), .push(article))).whenEnded { [weak self] in
        self?.ends.append($0)
      }
    }
  }

  let app: AppDriver
  let reader: Reader

  init() throws {
    app = AppDriver(Reader.init(window:))
    reader = try #require(app.root as? Reader)
  }

  @discardableResult
  private func open(_ address: String) throws -> Bool {
    let url = try #require(URL(string: address))
    return app.device.run { reader.open(url) }
  }

  /// The titles of the stack, with `^` before what is presented over it.
  private var sight: String {
    let stack = reader.navigationController
    let titles = stack.viewControllers.map { $0.title ?? "" }.joined(separator: " ")
    return titles + (stack.presentedViewController.map { " ^ \($0.title ?? "")" } ?? "")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("pain 4: A link over open sheets") {
      reader.becomeReady()
      let coupon = Coupon()
      var ends: [String] = []
      reader.present(coupon).whenEnded { ends.append("\($0)") }
      app.settle()
      coupon.present(Account()).whenEnded { ends.append("\($0)") }
      app.settle()
      try open("reader://article/42")
      app.settle()
      expectEqual(sight, "List Article 42")
      expectEqual(ends, Array(repeating: "cancelled: its last screen left", count: 2))
      expectEqual(reader.ends, [.performed])
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("pain 4: A link over an alert") {
      reader.becomeReady()
      var end = ""
      reader.ask(Alert("Sure?", actions: [.cancel("No", 0)])).whenEnded { end = "\($0)" }
      app.settle()
      try open("reader://article/42")
      app.settle()
      expectEqual(sight, "List Article 42")
      expectEqual(end, "cancelled: its last screen left")
    }

    test("pain 4: A link during a transition") {
      reader.becomeReady()
      reader.present(Screen("Sheet"))
      app.device.clock.turn()
      try open("reader://article/42")
      expectEqual(sight, "List ^ Sheet")
      app.settle()
      expectEqual(sight, "List Article 42")
      expectTrue(app.device.log.entries.isEmpty)
    }

    test("A link during a swipe") {
      reader.becomeReady()
      reader.show(Screen("Deep"))
      app.settle()
      try app.beginSwipeBack()
      try open("reader://article/42")
      app.settle()
      expectEqual(sight.contains("Article"), false)
      app.cancelSwipe()
      app.settle()
      expectEqual(sight, "List Article 42")
    }

    test("pain 4: A link deep on a stack") {
      reader.becomeReady()
      reader.show(Screen("A"))
      reader.show(Screen("B"))
      app.settle()
      try open("reader://article/42")
      app.settle()
      expectEqual(sight, "List Article 42")
    }

    test("A link before the app is ready") {
      try open("reader://article/41")
      try open("reader://article/42")
      app.settle()
      expectEqual(sight, "List")
      reader.becomeReady()
      app.settle()
      expectEqual(sight, "List Article 42")
    }

    test("A link over a screen that guards its leaving") {
      reader.becomeReady()
      let editor = Editor("Editor")
      reader.present(editor)
      app.settle()
      try open("reader://article/42")
      await editor.answer(false)
      app.settle()
      expectEqual(sight, "List ^ Editor")
      guard case .rejected(let reason) = reader.ends.first else {
        Issue.record("The link was followed.")
        return
      }
      expectTrue(reason.isVeto)
      try open("reader://article/42")
      await editor.answer(true)
      app.settle()
      expectEqual(sight, "List Article 42")
    }

    test("A link while a veto is pending") {
      reader.becomeReady()
      let editor = Editor("Editor")
      reader.show(editor)
      app.settle()
      reader.attempt(.pop())
      await expectTrue(editor.isAsked())
      try open("reader://article/42")
      app.settle()
      expectEqual(sight, "List Editor")
      await editor.answer(true)
      app.settle()
      expectEqual(editor.asked, 1)
      expectEqual(sight, "List Article 42")
    }

    test("A link that leads nowhere") {
      reader.becomeReady()
      try expectEqual(open("reader://article/x"), false)
      try expectEqual(open("other://article/1"), false)
      app.settle()
      expectEqual(sight, "List")
    }
  }
}
