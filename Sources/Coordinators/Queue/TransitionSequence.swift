import CoordinatorCore
import UIKitShim

/// A sequence on its way: each step is a request of its own, asked for when the one before has ended.
@MainActor
final class TransitionSequence {
  private let request: TransitionRequest
  private let steps: [ScreenTransition]
  private var next = 0

  init(_ request: TransitionRequest) {
    self.request = request
    steps = request.transition?.steps ?? []
  }

  /// Asks for the next step, before all that waits.
  func goOn() {
    guard next < steps.count else { return request.end(.performed) }
    let step = TransitionRequest(steps[next], requester: request.requester)
    next += 1
    step.asksToLeave = request.asksToLeave
    step.isOnesOwn = false
    step.handle.whenOver { [self] in stepDidEnd(step, $0) }
    step.submit(goesFirst: next > 1)
  }

  private func stepDidEnd(_ step: TransitionRequest, _ result: TransitionResult) {
    switch result {
    case .performed, .merged: goOn()
    case .rejected(let rejection):
      request.end(
        .rejected(
          .step(next, of: steps.count, step.summary, because: rejection)))
    case .timedOut: request.end(.timedOut)
    }
  }
}
