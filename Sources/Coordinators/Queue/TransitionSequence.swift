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

  /// The life of the coordinator that has asked for it; in its next one it does not go on.
  private let life: Int?

  /// Whether it has a place in a queue: a step that does something has been asked for.
  private var hasPlace = false

  /// Whether a step has been carried out.
  private var isUnderWay = false

  /// Whether all steps are through, or one was not carried out.
  private(set) var isOver = false

  /// Whether the coordinator that has asked for it has not stopped since.
  var isOfThisLife: Bool { request.requester?.screenOwner.life == life }

  init(_ request: TransitionRequest) {
    self.request = request
    life = request.requester?.screenOwner.life
    steps = Self.flat(request.transition?.steps ?? [])
  }

  /// The steps, with those of sequences among them in their places.
  private static func flat(_ steps: [ScreenTransition]) -> [ScreenTransition] {
    var all: [ScreenTransition] = []
    for step in steps { all += step.kind == .sequence ? flat(step.steps) : [step] }
    return all
  }

  /// Asks for the next step.
  func goOn() {
    guard next < steps.count else {
      isOver = true
      return request.end(.performed)
    }
    let step = TransitionRequest(steps[next], requester: request.requester)
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
      goOn()
    case .merged:
      isOver = true
      request.end(.merged)
    case .rejected(let rejection):
      isOver = true
      request.end(
        .rejected(
          .step(next, of: steps.count, step.summary, because: rejection)))
    case .timedOut:
      isOver = true
      request.end(.timedOut)
    }
  }

  /// Whether it repeats another one, of which nothing has been carried out: the same route, by the
  /// same steps.
  func isRepeat(of other: TransitionSequence) -> Bool {
    guard !isUnderWay, !other.isUnderWay, let transition = request.transition else { return false }
    return transition.route != nil && transition == other.request.transition
  }
}
