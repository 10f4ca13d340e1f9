import Foundation

/// The coordinator of an animated transition, or of an immediate change of the screen's size.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: Transition?
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false
  /// The window whose size changes.
  private var window: UIWindow?
  private var isSizeChanging = false

  let presentationStyle: UIModalPresentationStyle
  private(set) var initiallyInteractive: Bool
  private(set) var transitionDuration: TimeInterval
  private(set) var isCancelled = false

  init(for transition: Transition) {
    self.transition = transition
    from = transition.from
    to = transition.to
    presentationStyle = transition.presentationStyle
    initiallyInteractive = transition.isInteractive
    transitionDuration = transition.duration.timeInterval
  }

  init(ofSizeChangeIn window: UIWindow) {
    self.window = window
    isSizeChanging = true
    presentationStyle = .none
    initiallyInteractive = false
    transitionDuration = 0
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var percentComplete: CGFloat { transition.map { CGFloat($0.fraction) } ?? 1 }
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { transition?.containerView ?? window ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition?.fromView
    case .to: transition?.toView
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: Handler?, completion: Handler?
  ) -> Bool {
    guard isSizeChanging || (transition?.phase ?? .ended) != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    if window == nil { interactionHandlers.append(handler) }
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    notifyWhenInteractionChanges(handler)
  }

  // MARK: Driven by the transition

  /// Takes the duration and the interactivity of a custom animator.
  func useCustomAnimator(lasting length: TimeInterval) {
    transitionDuration = length
    initiallyInteractive = isInteractive
  }

  func runAnimations() {
    hasBegun = true
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  func interactionChanges(cancelled: Bool) {
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  func runCompletions(cancelled: Bool) {
    isCancelled = cancelled
    // A completion may register another one, which runs, too. A completion registered by that one
    // runs at the end of the transition, when no more can be registered.
    for _ in 0..<2 {
      let due = completions
      completions = []
      for completion in due { completion(self) }
    }
    animations = []
    interactionHandlers = []
  }

  /// Runs the animations, in the next run-loop turn the completions, and then those that these
  /// registered.
  func finishSizeChange(isFirst: Bool = true) {
    let moving = animations
    animations = []
    for animation in moving { animation(self) }
    let due = completions
    completions = []
    isSizeChanging = !due.isEmpty || !animations.isEmpty
    if !isSizeChanging { return }
    window?.device.clock.atNextTurn { [self] in
      isSizeChanging = isFirst
      for completion in due { completion(self) }
      if isFirst { finishSizeChange(isFirst: false) }
    }
  }
}

extension Duration {
  /// The duration of an app's animation; zero if it is not finite.
  static func finite(_ seconds: TimeInterval) -> Duration {
    seconds.magnitude < 1e12 ? .seconds(seconds) : .zero
  }

  var timeInterval: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
