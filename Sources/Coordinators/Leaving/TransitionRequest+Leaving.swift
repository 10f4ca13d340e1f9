import UIKitShim

// Attempts: transitions that ask guards before they remove screens.
extension TransitionRequest {
  /// Reads all hierarchies, and returns whether guards have to be asked; if so, this also creates
  /// the destinations of the request.
  func prepareToAsk() -> Bool {
    guard let requester, requester.isRunning, mayRemoveScreens else { return false }
    // Screens that raw calls have just removed ask no guard.
    requester.engine.reconciler.readAll()
    do throws(TransitionRejection) { try change?.resolve(for: self) } catch { return false }
    if guards.isEmpty { return false }
    // A destination may be a screen that is shown already and stays, so create the destinations
    // now.
    makeDestinations()
    return !guards.isEmpty
  }

  /// Whether the request leads to a screen that is not there, and will be rejected.
  private var leadsNowhere: Bool {
    if sequence != nil { return false }
    for destination in destinations {
      if case .existing(let matches) = destination.source, change?.existing(matches) == nil {
        return true
      }
    }
    return false
  }

  /// Whether the request, or a later step of its sequence, may remove or hide screens.
  private var mayRemoveScreens: Bool {
    sequence?.mayRemoveScreens(from: self) ?? (transition?.onlyAdds != true)
  }

  /// The guards that still have to be asked while the request waits for answers.
  var guardsLeft: [any LeaveGuarding] {
    requester?.isRunning != true || hasLostScreenToPop ? [] : guards
  }

  /// Whether the screen that a `pop` was to remove is no longer on top since a guard was asked.
  var hasLostScreenToPop: Bool { screenToPop.map { change?.screenToPop !== $0.object } ?? false }

  /// Before the first step of a sequence, these are the guards of all steps.
  private var guards: [any LeaveGuarding] {
    if leadsNowhere { return [] }
    let all = sequence?.guards(from: self) ?? leaving().guards
    return all.filter { !hasAllowed([$0]) }
  }

  /// Whether guards have allowed the request.
  func hasAllowed(_ guards: [any LeaveGuarding]) -> Bool {
    guards.allSatisfy { guardian in allowed.contains { $0 === guardian } }
  }

  /// Returns the screens that the request alone removes or hides.
  func leaving() -> LeavingScreens {
    var preview = Preview()
    return leaving(in: &preview)
  }

  /// Returns the screens that the request removes or hides after the changes in a preview, and adds
  /// its own change to the preview.
  func leaving(in preview: inout Preview) -> LeavingScreens {
    change?.leaving(bringing: arrivingScreens, in: &preview) ?? LeavingScreens([])
  }

  /// Creates the screens and coordinators of the request, without starting the coordinators.
  func makeDestinations() {
    guard let requester, made == nil else { return }
    var all: [ScreenDestination] = []
    for destination in destinations {
      switch destination.source {
      case .makeScreen(let make):
        all.append(.made(requester.whileRunning(make)))
      case .makeChild(let make):
        let child = requester.whileRunning(make)
        all.append(ScreenDestination(destination.type, .makeChild { child }))
      case .screen, .running, .existing: all.append(destination)
      }
    }
    made = all
  }

  /// The screens that the request leads to or brings; nil for each that is not known yet.
  private var arrivingScreens: [UIViewController?] {
    var screens: [UIViewController?] = []
    for destination in destinations { screens.append(screen(of: destination)) }
    return screens
  }

  private func screen(of destination: ScreenDestination) -> UIViewController? {
    switch destination.source {
    case .screen(let screen): return screen
    case .running(let child, _): return child.ownScreen
    case .existing(let matches): return change?.existing(matches)
    case .makeScreen: return nil
    case .makeChild(let make):
      // A child that does not run yet has no screen that could stay.
      guard made != nil else { return nil }
      let made = make()
      let child = made.unwrapped
      return requester?.coordinator?.hasChild(child) == true ? child.ownScreen : nil
    }
  }

  func waitForAnswer() {
    phase = .asking
    screenToPop = change?.screenToPop.map { WeakReference($0) }
  }
}
