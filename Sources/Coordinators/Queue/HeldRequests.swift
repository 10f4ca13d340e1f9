import CoordinatorCore
import UIKitShim

/// What is asked for while a verb starts a child that it is going to show.
///
/// A presentation, a dismissal or a new root needs the hierarchy into which the child comes only by the
/// verb's own request; before that it would happen below the child's screen. All else, as a push onto the
/// child's own stack, is carried out at once.
@MainActor
final class HeldRequests {
  /// One that waits, with the number of starts that were under way.
  private struct Held {
    let request: TransitionRequest
    var depth: Int
    /// The showing that it comes after, while those are asked who guard what that takes away.
    var showing: TransitionRequest?
  }

  /// How many starts, one in the other, are under way.
  private var depth = 0

  private var held: [Held] = []

  /// Whether the next request is to show those for whom something is held.
  private(set) var awaitsShowing = false

  /// That request, while it is being asked for.
  private var showing: TransitionRequest?

  /// Whether somebody is being started to be shown, or shown.
  var isHolding: Bool { depth > 0 || showing != nil }

  /// Whether nothing waits for a showing.
  var areNone: Bool { held.isEmpty }

  /// Starts children, and asks for their showing; what is held meanwhile comes after that, in its order.
  ///
  /// - Parameter show: Gets what the starts have given.
  func show<Started, Result>(
    starting start: () -> Started, _ show: (Started) -> Result
  ) -> Result {
    depth += 1
    let started = start()
    depth -= 1
    // What views ask for that are made by the showing comes after what the start has asked for.
    awaitsShowing = depth == 0 && !held.isEmpty
    let result = show(started)
    let request = showing
    showing = nil
    awaitsShowing = false
    if !held.isEmpty { wasAskedFor(request) }
    return result
  }

  /// Notes the request that shows somebody for whom something is held.
  func note(showing request: TransitionRequest) {
    awaitsShowing = false
    showing = request
  }

  /// Lets go of what was held for a showing; in the start of another child it waits for that one's, too.
  private func wasAskedFor(_ showing: TransitionRequest?) {
    var all: [Held] = []
    for each in held where each.depth <= depth { all.append(each) }
    // One that asks whether somebody may be left has left the queue until there is an answer.
    let open = showing.map { $0.wasAsked && !$0.handle.isOver } == true ? showing : nil
    for var each in held where each.depth > depth {
      each.depth = depth
      if each.showing == nil { each.showing = open }
      all.append(each)
    }
    held = all
    if depth > 0 { return }
    if let open { return open.handle.whenOver { _ in self.letGo() } }
    letGo()
  }

  /// Hands over what waits for nothing any more; what is still to come can be taken back meanwhile.
  private func letGo() {
    while let index = held.firstIndex(where: { $0.showing?.handle.isOver != false }) {
      let request = held.remove(at: index).request
      // A step of a sequence has no place in the row that it could take over.
      request.takesPlace = false
      request.enterQueue()
    }
  }

  /// Holds a request, if it has to wait.
  func hold(_ request: TransitionRequest, of coordinator: some Coordinator) -> Bool {
    switch request.target {
    case .present, .dismiss: break
    // The window of one that is being started, too, has nothing to do with the child's screen.
    case .root(let window):
      if coordinator.roleWindow === window, coordinator.context.isStarting { return false }
    case .push, .pop, .popTo, .popToRoot, .set, .select, .setTabs, .setColumn, .setPages, .turn,
      .embed, .unembed, .leave, nil:
      return false
    }
    if request === showing { return false }
    held.append(Held(request: request, depth: max(depth, 1)))
    return true
  }

  /// Takes out what a coordinator has asked for that stops.
  ///
  /// - Returns: What rejects it, which runs code of the app's.
  func takeRequests(of context: CoordinatorContext) -> @MainActor () -> Void {
    var taken: [TransitionRequest] = []
    var others: [Held] = []
    for each in held {
      if each.request.concerns(context) { taken.append(each.request) } else { others.append(each) }
    }
    if taken.isEmpty { return {} }
    held = others
    for request in taken { request.giveBackClaims() }
    return { for request in taken { request.end(.rejected(.ownerStopped())) } }
  }
}
