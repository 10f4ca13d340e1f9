import CoordinatorTesting
import HeadlessUIKit

/// A screen that sometimes acts when it appears.
class RandomScreen: UIViewController {
  weak var app: RandomApp?

  override func viewDidLoad() {
    super.viewDidLoad()
    app?.actInside(nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    app?.actInside(nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    app?.actInside(nil)
  }
}

/// A screen that may guard.
final class GuardedScreen: RandomScreen, LeaveGuarding {
  private let guardian: RandomGuardian

  init(_ app: RandomApp) {
    guardian = app.guardian()
    super.init(nibName: nil, bundle: nil)
    guardian.owner = self
  }

  required init?(coder: NSCoder) { nil }

  var guardsLeaving: Bool { guardian.isGuarding }
  func canLeave() async -> Bool { await guardian.ask() }
}

/// The guard of a screen or flow, which answers when the program wants.
@MainActor
final class RandomGuardian {
  private weak var app: RandomApp?
  weak var owner: (any LeaveGuarding)?
  private(set) var isGuarding: Bool
  /// Whether the guard was asked since this was last set to false.
  var wasAsked = false
  private var pending: CheckedContinuation<Bool, Never>?

  init(_ app: RandomApp, isGuarding: Bool) {
    self.app = app
    self.isGuarding = isGuarding
  }

  var name: String {
    (owner as? UIViewController)?.title ?? (owner as? RandomDraft)?.ledger.name ?? "a freed guard"
  }

  /// Whether the guard was asked and has not answered.
  var isAsked: Bool { pending != nil }

  /// Whether a question or an answer has not arrived yet.
  var isOnItsWay: Bool { !isAsked && owner.map { EngineProbe.isAsking($0) } ?? false }

  func ask() async -> Bool {
    guard let app else { return true }
    if isAsked { app.fail("asked twice") }
    if !isGuarding { app.fail("asked, and does not guard") }
    wasAsked = true
    if let answer = app.leaveAnswer { return answer }
    if app.flip() { return app.flip() }
    return await withCheckedContinuation { pending = $0 }
  }

  func answer(_ isAllowed: Bool) {
    let asked = pending
    pending = nil
    asked?.resume(returning: isAllowed)
  }

  func toggle() {
    isGuarding.toggle()
  }
}
