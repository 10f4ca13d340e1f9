import CoordinatorCore
import UIKitShim

/// Carries one transition out by UIKit's own calls and tells its real end.
@MainActor
struct TransitionPerformer {
  /// What came of the attempt.
  enum End {
    case ended(TransitionResult)
    /// UIKit could not take the call now, but may in a later turn.
    case busy
  }

  private static let refusalsBeforeRejection = 3

  let request: TransitionRequest
  let queue: TransitionQueue

  init(_ request: TransitionRequest, in queue: TransitionQueue) {
    self.request = request
    self.queue = queue
  }

  var window: UIWindow? { queue.window }

  var animated: Bool { request.animated }

  /// The observer of a stack that the request changes.
  func observer(of container: UINavigationController) -> StackObserver {
    if let observer = request.observer, request.stack === container { return observer }
    return StackObserver.of(container)
  }

  /// Notes that the request is looked at in the next turn, by when it has ended as a rule: it needs
  /// no limit of time before.
  func endsWithTurn() { request.looksByItself = true }

  /// Sets the request its limit of time, since it needs longer.
  func limit() { queue.limit(request) }

  /// Whether the request has ended in the meantime.
  var isOver: Bool { request.handle.isOver }

  func perform(_ done: @escaping @MainActor (End) -> Void) {
    guard let target = request.target else { return done(.ended(.rejected(.gone()))) }
    switch target {
    case .push(let container): withScreen(done) { push($0, on: container, done) }
    case .pop(let container): pop(on: container, done)
    case .popTo(let container): withScreen(done) { popTo($0, on: container, done) }
    case .popToRoot(let container): popToRoot(of: container, done)
    case .set(let container): set(screens, on: container, done)
    case .present: withScreen(done) { present($0, done) }
    case .dismiss(let screen?): dismiss(screen, done)
    case .dismiss(nil):
      let isDone = request.transition?.dismissesAll == true
      done(.ended(isDone ? .performed : .rejected(.nothingPresented())))
    case .select(let container): select(in: container, done)
    case .setTabs(let container): setTabs(screens, in: container, done)
    case .setColumn(let container, let column):
      withScreen(done) { setColumn(column, of: container, to: $0, done) }
    case .setPages(let container): setPages(screens, of: container, done)
    case .turn(let container): turn(to: screens, in: container, done)
    case .embed(let container?, let view):
      withScreen(done) { embed($0, in: container, view: view, done) }
    case .unembed(let screen?): unembed(screen, done)
    case .embed(nil, _), .unembed(nil): done(.ended(.rejected(.gone())))
    case .root(let window): withScreen(done) { setRoot($0, of: window, done) }
    case .leave(let records): leave(records, done)
    }
  }

  /// Whether a screen stands twice in a list.
  func hasRepeats(_ screens: [UIViewController]) -> Bool {
    // Lists are short as a rule, and to compare references takes less than to make a set of them.
    guard screens.count < 16 else {
      var seen: Set<ObjectIdentifier> = []
      for screen in screens where !seen.insert(ObjectIdentifier(screen)).inserted { return true }
      return false
    }
    var index = 1
    while index < screens.count {
      let screen = screens[index]
      for other in 0..<index where screens[other] === screen { return true }
      index += 1
    }
    return false
  }

  /// The screens that the transition brings or leads to.
  var screens: [UIViewController] {
    let arrivals = request.arrivals
    var screens: [UIViewController] = []
    screens.reserveCapacity(arrivals.count)
    for arrival in arrivals { screens.append(arrival.screen) }
    return screens
  }

  private func withScreen(
    _ done: @escaping @MainActor (End) -> Void, _ perform: (UIViewController) -> Void
  ) {
    guard let screen = request.arrivals.first?.screen else {
      return done(.ended(.rejected(.gone())))
    }
    perform(screen)
  }

  /// The child that brings nothing but the navigation controller that it shares with an ancestor.
  func sharer(of screen: UIViewController) -> TransitionRejection? {
    guard let child = request.arrivals.first?.owner?.context?.coordinator,
      child.sharesStack(screen)
    else { return nil }
    return .sharesStack(typeName(of: child))
  }

  /// What comes of an attempt that UIKit has refused: a few more, then the end.
  var refusal: End {
    request.refusals < Self.refusalsBeforeRejection
      ? .busy : .ended(.rejected(.refusedByUIKit(request.summary)))
  }
}
