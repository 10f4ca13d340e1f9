import UIKitShim

/// What the steps of a sequence would remove, before the first step is carried out.
@MainActor
struct SequencePreview {
  /// The screens that the steps remove, apart from those that they only hide.
  private(set) var removed = LeavingScreens([])

  /// The guards to ask, each with the index of the first step that has to ask it.
  private(set) var guards: [(guardian: any LeaveGuarding, step: Int)] = []

  /// Previews requests in order; each has its change already.
  init(of steps: [TransitionRequest]) {
    let preview = Preview()
    var known: Set<ObjectIdentifier> = []
    for (index, step) in steps.enumerated() {
      let leaving = step.leaving(in: preview)
      if !leaving.stayInUI { removed.add(leaving) }
      for guardian in (leaving.stayInUI ? leaving : removed).guards
      where known.insert(ObjectIdentifier(guardian)).inserted {
        guards.append((guardian, index))
      }
    }
  }
}

extension TransitionRequest {
  /// The request of a transition, as it would be if it were made now.
  static func preview(
    of transition: ScreenTransition, by performer: CoordinatorContext?
  ) -> TransitionRequest {
    let request = TransitionRequest(transition, requester: performer)
    request.change = try? performer?.coordinator?.change(for: transition)
    return request
  }
}
