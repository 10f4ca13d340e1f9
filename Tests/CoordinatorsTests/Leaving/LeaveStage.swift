import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A screen with unsaved changes, whose answer the test gives.
final class Editor: UIViewController, LeaveGuarding {
  var guardsLeaving = true
  private(set) var asked = 0
  /// The guard, if it is not the screen itself.
  weak var asker: (any LeaveGuarding)?
  private var pending: CheckedContinuation<Bool, Never>?

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  func canLeave() async -> Bool {
    asked += 1
    return await withCheckedContinuation { pending = $0 }
  }

  /// Waits for the question, which a task asks after it was noted.
  func isAsked() async -> Bool {
    await wait {
      self.pending != nil || !EngineProbe.isAsking(self.asker ?? self)
    }
    return pending != nil
  }

  func resume(_ isAllowed: Bool) {
    pending?.resume(returning: isAllowed)
    pending = nil
  }

  func answer(_ isAllowed: Bool) async {
    guard await isAsked() else {
      Issue.record("'\(title ?? "Editor")' was to answer, and was not asked.")
      return
    }
    resume(isAllowed)
    // The answer has arrived, or the next question has.
    _ = await isAsked()
  }

  /// Answers, and lets the app act on it.
  func answer(_ isAllowed: Bool, in app: AppDriver) async {
    await answer(isAllowed)
    app.settle()
  }
}

extension Editor {
  /// Makes an attempt, vetoes it, makes it again and allows it; the pictures in between.
  func story(
    in app: AppDriver, of picture: () -> String, _ attempt: () throws -> Void
  ) async -> String {
    app.settle()
    try? app.device.run(attempt)
    app.settle()
    guard await isAsked() else { return "not asked: \(picture())" }
    var lines = ["asked: \(picture())"]
    await answer(false, in: app)
    lines.append("kept: \(picture())")
    try? app.device.run(attempt)
    app.settle()
    await answer(true, in: app)
    lines.append("left: \(picture()), asked \(asked) times")
    return lines.joined(separator: "\n")
  }

  /// Expects such a story: one picture until the attempt is allowed, and another one after it.
  func expectAsked(
    _ before: String, _ after: String, in app: AppDriver, of picture: () -> String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    _ attempt: () throws -> Void
  ) async {
    await expectEqual(
      story(in: app, of: picture, attempt),
      "asked: \(before)\nkept: \(before)\nleft: \(after), asked 2 times", fileID: fileID,
      filePath: filePath, line: line)
  }
}

extension AppDriver {
  /// Lets an editor allow an attempt, and expects that the transition has been performed.
  func expectPerformed(
    _ handle: TransitionHandle, allowedBy editor: Editor, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) async {
    await editor.answer(true)
    expectPerformed(handle, fileID: fileID, filePath: filePath, line: line)
  }
}

/// A coordinator that guards its flow.
final class Draft: NavigationCoordinator, FlowCoordinator, LeaveGuarding {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let guardian = Editor("Draft")
  var started: @MainActor (Draft) -> Void = { _ in }
  var stopped: @MainActor () -> Void = {}
  private let screens: [UIViewController]

  init(
    on navigationController: UINavigationController,
    of screens: [UIViewController] = [Screen("One"), Screen("Two")]
  ) {
    self.navigationController = navigationController
    self.screens = screens
  }

  func start() {
    guardian.asker = self
    for screen in screens { push(screen, animated: false) }
    started(self)
  }
  func stop() { stopped() }

  var guardsLeaving: Bool { guardian.guardsLeaving }
  func canLeave() async -> Bool { await guardian.canLeave() }
}

/// A sheet with a guarded screen.
final class Note: SceneCoordinator, FlowCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController = Editor("Note")
}

/// A shop with an editor, and the results of attempts to leave the editor.
@MainActor
final class LeaveStage {
  let app: AppDriver
  let shop: Shop
  let editor = Editor("Editor")

  init() { (app, shop) = launchShop() }

  var stack: UINavigationController { shop.navigationController }
  var input: UserInput { UserInput(device: app.device) }

  /// Pushes the editor, and lets it arrive.
  func pushEditor() {
    shop.push(editor, animated: false)
    app.settle()
  }

  /// The titles of the stack and of the presented screens.
  var picture: String { stack.picture }

  /// Expects that an editor is asked, vetoed, and then allowed to leave this picture for the list.
  func expectLeft(
    _ picture: String = "List Editor", of editor: Editor? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, _ attempt: () throws -> Void
  ) async {
    await (editor ?? self.editor).expectAsked(
      picture, "List", in: app, of: { self.picture }, fileID: fileID, filePath: filePath,
      line: line, attempt)
  }

  /// The story of an editor during two attempts.
  func story(of editor: Editor? = nil, _ attempt: () throws -> Void) async -> String {
    await (editor ?? self.editor).story(in: app, of: { self.picture }, attempt)
  }
}
