import CoordinatorCore
import UIKitShim

/// A sequence on its way: one request, whose place in the queue each of its steps takes over from
/// the one before.
///
/// A step is asked for when the one before has ended, since what it means depends on that.
@MainActor
final class TransitionSequence {
  private let request: TransitionRequest
  private let steps: [ScreenTransition]
  private var next = 0

  /// What steps bring, where that was made before their turns came.
  private var made: [Int: [ScreenDestination]] = [:]

  /// Those who have allowed it, and the steps for which somebody was asked before the first one.
  private var allowed: [any LeaveGuarding] = []
  private var guarded: [ObjectIdentifier: Int] = [:]

  /// The step that somebody did not allow.
  private var refused: Int?

  /// The life of the coordinator that has asked for it; in its next one it does not go on.
  private let generation: Int?

  /// Whether it has a place in a queue: a step that does something has been asked for.
  private var hasPlace = false

  /// Whether a step has been carried out.
  private var isUnderWay = false

  /// Whether all steps are through, or one was not carried out.
  private(set) var isOver = false

  /// Whether the coordinator that has asked for it has not stopped since.
  var isCurrent: Bool { request.requester?.screenOwner.generation == generation }

  init(_ request: TransitionRequest) {
    self.request = request
    generation = request.requester?.screenOwner.generation
    steps = Self.flat(request.transition?.steps ?? [])
  }

  /// The steps, with those of sequences among them in their places.
  private static func flat(_ steps: [ScreenTransition]) -> [ScreenTransition] {
    var all: [ScreenTransition] = []
    for step in steps { all += step.kind == .sequence ? flat(step.steps) : [step] }
    return all
  }

  /// Asks for the next step.
  func advance() {
    guard next < steps.count else {
      isOver = true
      return request.end(.performed)
    }
    let step = TransitionRequest(steps[next], requester: request.requester)
    step.made = made.removeValue(forKey: next)
    step.allowed = allowed
    next += 1
    step.sequence = self
    step.asksToLeave = request.asksToLeave
    step.isOnesOwn = false
    step.starters = request.starters
    step.takesPlace = hasPlace
    if steps[next - 1].kind != .none { hasPlace = true }
    step.handle.whenOver { [self] in stepDidEnd(step, $0) }
    step.submit()
  }

  private func stepDidEnd(_ step: TransitionRequest, _ result: TransitionResult) {
    switch result {
    case .performed:
      if hasPlace { isUnderWay = true }
      allowed = step.allowed
      advance()
    case .merged:
      isOver = true
      request.end(.merged)
    case .rejected(let rejection):
      isOver = true
      let index = refused ?? next - 1
      let text = index == next - 1 ? step.summary : steps[index].description
      request.end(.rejected(.step(index + 1, of: steps.count, text, because: rejection)))
    case .timedOut:
      isOver = true
      request.end(.timedOut)
    }
  }

  // MARK: Leaving

  /// Who guards what the steps take away of what is there; nil if one of them has been carried out.
  func guards(from first: TransitionRequest) -> [any LeaveGuarding]? {
    if isUnderWay { return nil }
    let preview = Preview()
    var gone = LeavingScreens([])
    var guards: [any LeaveGuarding] = []
    guarded = [:]
    for (offset, step) in ([first] + laterSteps).enumerated() {
      let leaving = step.leaving(in: preview)
      if !leaving.stayInUI { gone.add(leaving) }
      for guardian in (leaving.stayInUI ? leaving : gone).guards
      where guarded[ObjectIdentifier(guardian)] == nil {
        guards.append(guardian)
        guarded[ObjectIdentifier(guardian)] = next - 1 + offset
      }
    }
    return guards
  }

  /// Makes what the later steps bring, without starting it: it may be there already, and stay.
  func makeDestinations() {
    if isUnderWay { return }
    for (offset, step) in laterSteps.enumerated() {
      step.makeDestinations()
      made[next + offset] = step.made
    }
  }

  /// Notes who has not allowed it.
  func wasRefused(by guardian: any LeaveGuarding) {
    if !isUnderWay { refused = guarded[ObjectIdentifier(guardian)] }
  }

  /// What the steps after this one would be if they were asked for now.
  private var laterSteps: [TransitionRequest] {
    guard let coordinator = request.requester?.coordinator else { return [] }
    return (next..<steps.count).map { index in
      let step = TransitionRequest(steps[index], requester: request.requester)
      step.change = try? coordinator.change(for: steps[index])
      step.made = made[index]
      return step
    }
  }

  /// Whether it repeats another one, of which nothing has been carried out: the same route, by the
  /// same steps.
  func isRepeat(of other: TransitionSequence) -> Bool {
    guard !isUnderWay, !other.isUnderWay, let transition = request.transition else { return false }
    return transition.route != nil && transition == other.request.transition
  }
}
