public import Foundation

/// Drives the animation of an animator by fractions that the app sets, instead of by time.
///
/// The animator's `animateTransition(using:)` is called once, at the start. Its animations, by
/// `UIView.animate` or property animators, are held until ``finish()`` or ``cancel()``. The
/// remaining or reversed animation then takes its share of the duration. Calls before the start
/// have no effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var held: HeldAnimations?
  private var length: TimeInterval = 0

  /// The duration without interaction, in seconds.
  open var duration: CGFloat { length }
  /// The progress of the interaction, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the interaction; 1 is the speed of the animation.
  open var completionSpeed: CGFloat = 1
  /// The timing curve after the interaction; data only.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition begins with an interaction.
  ///
  /// If false, the whole animation runs by time.
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

  /// Takes the context of a transition that begins.
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

  /// Updates the progress of the interaction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context = running, context.isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Has no effect: an interaction cannot take over a running transition.
  open func pause() {}

  /// Cancels the transition; the animations are reversed.
  open func cancel() {
    end(cancelled: true)
  }

  /// Finishes the interaction; the rest of the animation follows.
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
