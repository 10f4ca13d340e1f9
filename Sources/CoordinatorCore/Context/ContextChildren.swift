/// The contexts of the children of one coordinator, oldest first.
///
/// A child's context and its coordinator retain each other until the child stops or the parent is freed.
@MainActor
final class ContextChildren {
  private(set) var contexts: [CoordinatorContext] = []

  isolated deinit {
    for context in contexts { context.releaseCoordinator() }
  }

  var youngestRunning: CoordinatorContext? {
    for index in contexts.indices.reversed() where contexts[index].state != .inactive {
      return contexts[index]
    }
    return nil
  }

  func add(_ child: CoordinatorContext) { change { $0.append(child) } }

  func remove(_ child: CoordinatorContext) {
    // The youngest child is the most likely to stop.
    for index in contexts.indices.reversed() where contexts[index] === child {
      return change { $0.remove(at: index) }
    }
  }

  /// Changes the list in a local copy, so that Swift needs no exclusivity check.
  private func change(_ change: (inout [CoordinatorContext]) -> Void) {
    var list = contexts
    contexts = []
    change(&list)
    contexts = list
  }
}
