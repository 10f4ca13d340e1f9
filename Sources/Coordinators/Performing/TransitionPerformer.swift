import CoordinatorCore
import UIKitShim

/// What the change of one request may do to the request: animate, read the layout, retry and end.
@MainActor
struct TransitionPerformer {
  private static let retriesBeforeRejection = 3

  let request: TransitionRequest
  let queue: TransitionQueue

  var animated: Bool { request.animated }

  var animation: TransitionAnimation? { request.transition?.animation }

  /// Starts the time limit, because the request may take longer than a run-loop turn.
  func startTimeout() { queue.startTimeout(of: request) }

  /// Reconciles after the change, so that the end of the request need not do it.
  func reconcile(around container: UIViewController) {
    request.isReconciled = true
    reconcileBeforeChange(around: container)
  }

  /// Reconciles before the change, so that screens from raw calls have owners.
  func reconcileBeforeChange(around container: UIViewController) {
    if let hierarchy = queue.hierarchy {
      queue.engine.reconciler.reconcile(hierarchy)
    } else {
      container.engine.reconciler.reconcile(around: container)
    }
  }

  /// Makes UIKit use the animation of the request for a change of a container.
  func animate(_ observer: ContainerObserver) {
    guard animated, let animation else { return }
    observer.animation = animation
    request.afterAnimation = { [weak observer] in observer?.animation = nil }
  }

  // MARK: The end

  func end(_ result: TransitionResult) { queue.ended(request, result) }

  func reject(_ rejection: TransitionRejection) { end(.rejected(rejection)) }

  /// Ends the request in the next run-loop turn, when the call from UIKit has returned.
  func endNextTurn() {
    queue.turns.next { end(.performed) }
  }

  /// Ends the request in the next run-loop turn: as cancelled by the user if UIKit has undone the
  /// transition.
  ///
  /// UIKit also reports transitions as cancelled that it has given up and not undone.
  func endNextTurn(
    after context: any UIViewControllerTransitionCoordinatorContext,
    ifShown isShown: @escaping @MainActor () -> Bool
  ) {
    let isCancelled = context.isCancelled
    queue.turns.next {
      end(isCancelled && !isShown() ? .rejected(.cancelledByUser()) : .performed)
    }
  }

  /// Retries the request up to three times, in the next run-loop turn, because UIKit is busy.
  func retry() {
    guard request.retries < Self.retriesBeforeRejection else { return rejectAsIgnored() }
    if request.phase == .running { queue.postpone(request) }
  }

  /// Rejects the request, because UIKit or a subclass of the app has ignored the call.
  func rejectAsIgnored() { reject(.ignoredByUIKit(request.summary)) }

  func hasRepeats(_ screens: [UIViewController]) -> Bool {
    Set(screens.map(ObjectIdentifier.init)).count < screens.count
  }

  /// The screens that the transition brings or leads to.
  var screens: [UIViewController] {
    var screens: [UIViewController] = []
    for arrival in request.arrivals { screens.append(arrival.screen) }
    return screens
  }

  /// The first of ``screens``; nil if there is none.
  var screen: UIViewController? { request.arrivals.first?.screen }

  /// The rejection for a child whose only screen is the navigation controller of an ancestor.
  func sharedStackRejection(for screen: UIViewController) -> TransitionRejection? {
    guard screen.roles.contains(.stack),
      let child = request.arrivals.first?.owner?.context?.coordinator, child.isShared(screen)
    else { return nil }
    return .sharesStack(typeName(of: child))
  }

  func name(of screen: UIViewController) -> String {
    screen.nameInMessages(of: request.arrivals.first { $0.screen === screen }?.owner)
  }
}
