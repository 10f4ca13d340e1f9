import CoordinatorCore

/// One run of a coordinator, which ends when the coordinator stops; another one may follow.
@MainActor
struct CoordinatorRun {
  weak let context: CoordinatorContext?
  private let generation: Int32?

  init(of context: CoordinatorContext?) {
    self.context = context
    generation = context?.generation
  }

  /// Whether the coordinator has not stopped since, and was not freed.
  var isCurrent: Bool { context?.generation == generation }
}
