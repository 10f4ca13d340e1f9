import UIKitShim

// Transitions that ask before they take screens away.
extension TransitionRequest {
  /// Who is to be asked: who guards what it takes away, and has not allowed it yet.
  func guardsToAsk() -> [any LeaveGuarding] {
    guard let requester, requester.isRunning else { return [] }
    // What a raw call has just taken away is not asked for.
    requester.engine.reconciler.readAll()
    do throws(TransitionRejection) { try change?.resolve(for: self) } catch { return [] }
    if guards.isEmpty { return [] }
    // What is still to be made may be there already, and stay.
    makeDestinations()
    sequence?.makeDestinations()
    return guards
  }

  /// Who is still to be asked, while it waits for answers.
  var guardsLeft: [any LeaveGuarding] {
    requester?.isRunning != true || hasLostItsMeaning ? [] : guards
  }

  /// Whether what it was meant to leave is gone, or has another screen over it, since somebody was asked.
  var hasLostItsMeaning: Bool { wasAsked && change?.meant !== meant?.object }

  /// Before the first step of a sequence those are asked who guard what any step takes away.
  private var guards: [any LeaveGuarding] {
    let all = sequence?.guards(from: self) ?? leaving(in: Preview()).guards
    return all.filter { guardian in !allowed.contains { $0 === guardian } }
  }

  /// What it takes away.
  func leaving(in preview: Preview) -> LeavingScreens {
    change?.leaving(bringing: leadsTo, in: preview) ?? LeavingScreens([])
  }

  /// Makes its screens and coordinators, without starting them.
  func makeDestinations() {
    guard let requester, made == nil else { return }
    var all: [ScreenDestination] = []
    for destination in destinations {
      switch destination.source {
      case .makeScreen(let make):
        all.append(.made(requester.whileRunning(make)))
      case .makeChild(let make, let start):
        let child = requester.whileRunning(make)
        all.append(ScreenDestination(destination.type, .makeChild({ child }, start: start)))
      case .screen, .running, .existing: all.append(destination)
      }
    }
    made = all
  }

  /// The screens that it leads to or brings, as far as they are known.
  private var leadsTo: [UIViewController?] {
    var screens: [UIViewController?] = []
    for destination in destinations { screens.append(screen(of: destination)) }
    return screens
  }

  private func screen(of destination: ScreenDestination) -> UIViewController? {
    switch destination.source {
    case .screen(let screen): return screen
    case .running(let child, _): return child.ownScreen
    case .existing(let matches): return existing(matches)
    case .makeScreen: return nil
    case .makeChild(let make, _):
      // One that does not run yet has no screen that could stay.
      guard made != nil else { return nil }
      let made = make()
      let child = made.unwrapped
      return requester?.coordinator?.hasChild(child) == true ? child.ownScreen : nil
    }
  }

  /// Whether another attempt that waits for an answer would do the same: of two that go back, the same
  /// screen has to be meant.
  func isSameAttempt(as other: TransitionRequest) -> Bool {
    if sequence == nil, other.sequence == nil, other.change?.meant != nil,
      let meant = change?.meant
    {
      return meant === other.meant?.object
    }
    return isRepeat(of: other)
  }

  /// Notes that somebody is asked; while the question is open, what it is about is there as before.
  func waitForAnswer() {
    wasAsked = true
    meant = change?.meant.map { WeakReference($0) }
    change?.countDismissal(-1)
  }

  /// Notes that all have answered.
  func hasAnswer() { change?.countDismissal(1) }
}
