/// The children of one context, and those who keep them.
@MainActor
final class ContextChildren {
  // Arrays are taken out to be changed: see `CoordinatorContext`.

  private(set) var contexts: [CoordinatorContext] = []
  private(set) var coordinators: [AnyCoordinator] = []

  // A parent that is freed without a stop frees them, too.
  isolated deinit {
    for context in contexts { context.loosen() }
  }

  func append(_ child: AnyCoordinator, _ childContext: CoordinatorContext) {
    var contexts: [CoordinatorContext] = []
    var coordinators: [AnyCoordinator] = []
    swap(&contexts, &self.contexts)
    swap(&coordinators, &self.coordinators)
    contexts.append(childContext)
    coordinators.append(child)
    swap(&contexts, &self.contexts)
    swap(&coordinators, &self.coordinators)
  }

  func remove(_ childContext: CoordinatorContext) {
    // The youngest child is the likeliest to go.
    var index = contexts.count - 1
    while index >= 0, contexts[index] !== childContext { index -= 1 }
    if index < 0 { return }
    var contexts: [CoordinatorContext] = []
    var coordinators: [AnyCoordinator] = []
    swap(&contexts, &self.contexts)
    swap(&coordinators, &self.coordinators)
    // What may be freed now looks at the lists as they are: the context keeps it until then.
    contexts.remove(at: index)
    coordinators.remove(at: index)
    swap(&contexts, &self.contexts)
    swap(&coordinators, &self.coordinators)
    childContext.loosen()
  }
}
