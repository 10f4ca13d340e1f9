import Foundation

/// The coordinator of a change of the screen's size, which happens at once.
@MainActor
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let window: UIWindow
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var isOver = false

  init(in window: UIWindow) {
    self.window = window
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isOver { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the animations, in the next turn the completions, and once more what these have registered.
  func finish(isFirst: Bool = true) {
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
    let completions = completions
    self.completions = []
    isOver = completions.isEmpty && self.animations.isEmpty
    if isOver { return }
    window.device.clock.atNextTurn { [self] in
      isOver = !isFirst
      for completion in completions { completion(self) }
      if isFirst { finish(isFirst: false) }
    }
  }
}
