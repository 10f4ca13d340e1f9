import HeadlessUIKit

@testable import Coordinators

/// A screen that sometimes acts when it appears.
class HurricaneScreen: UIViewController {
  weak var hurricane: Hurricane?

  override func viewDidLoad() {
    super.viewDidLoad()
    hurricane?.actInside(nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hurricane?.actInside(nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hurricane?.actInside(nil)
  }
}

/// A screen that may keep a person from leaving it.
final class GuardedScreen: HurricaneScreen, LeaveGuarding {
  private let guardian: HurricaneGuardian

  init(_ hurricane: Hurricane) {
    guardian = hurricane.guardian()
    super.init(nibName: nil, bundle: nil)
    guardian.owner = self
  }

  required init?(coder: NSCoder) { nil }

  var guardsLeaving: Bool { guardian.isGuarding }
  func canLeave() async -> Bool { await guardian.ask() }
}

/// Who is asked for one that guards its leaving, and takes as long as the storm wants.
@MainActor
final class HurricaneGuardian {
  private weak var hurricane: Hurricane?
  weak var owner: (any LeaveGuarding)?
  private(set) var isGuarding: Bool
  private var pending: CheckedContinuation<Bool, Never>?

  init(_ hurricane: Hurricane, isGuarding: Bool) {
    self.hurricane = hurricane
    self.isGuarding = isGuarding
  }

  /// Whether it has been asked and has not answered.
  var isAsked: Bool { pending != nil }

  /// Whether a question has not reached it, or its answer nobody.
  var isOnItsWay: Bool { !isAsked && owner.map { LeaveQuestions.isAsking($0) } ?? false }

  func ask() async -> Bool {
    guard let hurricane else { return true }
    if isAsked { hurricane.fail("asked twice") }
    if !isGuarding { hurricane.fail("asked, and does not guard") }
    if hurricane.flip() { return hurricane.flip() }
    return await withCheckedContinuation { pending = $0 }
  }

  func answer(_ isAllowed: Bool) {
    let asked = pending
    pending = nil
    asked?.resume(returning: isAllowed)
  }

  func toggle() {
    isGuarding.toggle()
    owner?.setNeedsLeaveGuardUpdate()
  }
}
