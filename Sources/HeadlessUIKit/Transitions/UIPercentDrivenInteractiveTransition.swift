public import Foundation

/// Drives the animation of an animator by fractions that the app tells, in place of time.
///
/// The animator's `animateTransition(using:)` is called once, at the start. Its animations, those
/// of `UIView.animate` as well as property animators, rest until ``finish()`` or ``cancel()``; then
/// the rest of the way, or the way back, takes its share of the duration. Calls before the start
/// have no effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var held: HeldAnimations?
  private var length: TimeInterval = 0

  /// How long the transition takes without interaction, in seconds.
  open var duration: CGFloat { length }
  /// How far the interaction has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes after the interaction; 1 is the speed of the animation.
  open var completionSpeed: CGFloat = 1
  /// How the speed changes after the interaction; data only.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition begins with an interaction.
  ///
  /// If false, the animation runs by time from the beginning to the end.
  open var wantsInteractiveStart = true

  /// Begins the animator's animations and holds them at their start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    take(context)
    let held = HeldAnimations(on: context.device)
    self.held = held
    held.collect { context.animation?.animator.animateTransition(using: context) }
  }

  /// Takes part in a transition that begins without interaction.
  func take(_ context: TransitionContext) {
    self.context = context
    held = nil
    percentComplete = 0
    length = context.animation?.animator.transitionDuration(using: context) ?? 0
  }

  private var running: TransitionContext? {
    guard let context, !context.hasCompleted else { return nil }
    return context
  }

  /// Tells how far the interaction has come, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context = running, context.isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Has no effect: an interaction cannot take over a running transition.
  open func pause() {}

  /// Lets everything go back.
  open func cancel() {
    end(cancelled: true)
  }

  /// Lets the rest of the way follow.
  open func finish() {
    end(cancelled: false)
  }

  private func end(cancelled: Bool) {
    guard let context = running, context.isInteractive else { return }
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let speed = completionSpeed.isFinite ? max(Double(completionSpeed), 0.001) : 1
    held?.release(
      from: Double(percentComplete), of: .finite(length), reversed: cancelled, speed: speed)
    held = nil
  }
}
