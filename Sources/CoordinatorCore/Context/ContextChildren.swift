/// The children of one context: their contexts, each of which keeps its coordinator.
@MainActor
final class ContextChildren {
  // Arrays are taken out to be changed: see `CoordinatorContext`.

  private(set) var contexts: [CoordinatorContext] = []

  /// The coordinators, in the same order.
  var coordinators: [AnyCoordinator] {
    var coordinators: [AnyCoordinator] = []
    coordinators.reserveCapacity(contexts.count)
    for context in contexts {
      if let coordinator = context.coordinator { coordinators.append(coordinator) }
    }
    return coordinators
  }

  // A parent that is freed without a stop frees them, too.
  isolated deinit {
    for context in contexts { context.loosen() }
  }

  func append(_ childContext: CoordinatorContext) {
    var contexts: [CoordinatorContext] = []
    swap(&contexts, &self.contexts)
    contexts.append(childContext)
    swap(&contexts, &self.contexts)
  }

  func remove(_ childContext: CoordinatorContext) {
    // The youngest child is the likeliest to go.
    var index = contexts.count - 1
    while index >= 0, contexts[index] !== childContext { index -= 1 }
    if index < 0 { return }
    var contexts: [CoordinatorContext] = []
    swap(&contexts, &self.contexts)
    contexts.remove(at: index)
    swap(&contexts, &self.contexts)
  }
}
