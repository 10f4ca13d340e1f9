/// The contexts of the children of one coordinator, oldest first.
///
/// A child's context and its coordinator retain each other until the child stops or the parent is freed.
@MainActor
final class ContextChildren {
  var contexts: [CoordinatorContext] = []

  isolated deinit {
    for context in contexts { context.releaseCoordinator() }
  }

  var youngestRunning: CoordinatorContext? {
    for index in contexts.indices.reversed() where contexts[index].state != .inactive {
      return contexts[index]
    }
    return nil
  }

  func remove(_ child: CoordinatorContext) {
    // The youngest child is the most likely to stop.
    for index in contexts.indices.reversed() where contexts[index] === child {
      contexts.remove(at: index)
      return
    }
  }
}
