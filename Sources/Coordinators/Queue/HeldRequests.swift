import CoordinatorCore
import UIKitShim

/// What is asked for while a verb starts a child that it is going to show.
///
/// A presentation, a dismissal or a new root needs the hierarchy into which the child comes only by the
/// verb's own request; before that it would happen below the child's screen. All else, as a push onto the
/// child's own stack, is carried out at once.
@MainActor
enum HeldRequests {
  /// How many starts, one in the other, are under way.
  private static var depth = 0

  /// What waits for the showing, each with the number of starts that were under way.
  private static var held: [(request: TransitionRequest, depth: Int)] = []

  /// Whether somebody is being started to be shown.
  static var isHolding: Bool { depth > 0 }

  /// Whether nothing waits for a showing.
  static var areNone: Bool { held.isEmpty }

  /// Starts children, and asks for their showing; what is held meanwhile comes after that, in its order.
  ///
  /// - Parameter show: Gets what the starts have given.
  static func show<Started, Result>(
    starting start: () -> Started, _ show: (Started) -> Result
  ) -> Result {
    depth += 1
    let started = start()
    depth -= 1
    let result = show(started)
    if !held.isEmpty { showingWasAskedFor() }
    return result
  }

  /// Lets go of what was held for the showing; in the start of another child it waits for that one's, too.
  private static func showingWasAskedFor() {
    var all: [(request: TransitionRequest, depth: Int)] = []
    for each in held where each.depth <= depth { all.append(each) }
    for each in held where each.depth > depth { all.append((each.request, depth)) }
    held = all
    if depth > 0 { return }
    held = []
    for each in all { each.request.enterQueue() }
  }

  /// Holds a request, if it has to wait.
  static func hold(_ request: TransitionRequest, of coordinator: some Coordinator) -> Bool {
    switch request.target {
    case .present, .dismiss: break
    // The window of one that is being started, too, has nothing to do with the child's screen.
    case .root(let window):
      if coordinator.roleWindow === window, coordinator.context.isStarting { return false }
    case .push, .pop, .popTo, .popToRoot, .set, .select, .setTabs, .setColumn, .setPages, .turn,
      .embed, .unembed, .leave, nil:
      return false
    }
    held.append((request, depth))
    return true
  }

  /// Takes out what a coordinator has asked for that stops.
  ///
  /// - Returns: What rejects it, which runs code of the app's.
  static func takeRequests(of context: CoordinatorContext) -> @MainActor () -> Void {
    var taken: [TransitionRequest] = []
    var others: [(request: TransitionRequest, depth: Int)] = []
    for each in held {
      if each.request.concerns(context) { taken.append(each.request) } else { others.append(each) }
    }
    if taken.isEmpty { return {} }
    held = others
    for request in taken { request.giveBackClaims() }
    return { for request in taken { request.end(.rejected(.ownerStopped())) } }
  }
}
