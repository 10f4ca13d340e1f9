/// The contexts of the children of one coordinator, the oldest first.
///
/// Each keeps its coordinator, which keeps it in turn, until it leaves or the parent is freed.
@MainActor
final class ContextChildren {
  var contexts: [CoordinatorContext] = []

  isolated deinit {
    for context in contexts { context.loosen() }
  }

  var youngestRunning: CoordinatorContext? {
    for index in contexts.indices.reversed() where contexts[index].state != .inactive {
      return contexts[index]
    }
    return nil
  }

  func remove(_ child: CoordinatorContext) {
    // The youngest child is the likeliest to go.
    for index in contexts.indices.reversed() where contexts[index] === child {
      contexts.remove(at: index)
      return
    }
  }
}
