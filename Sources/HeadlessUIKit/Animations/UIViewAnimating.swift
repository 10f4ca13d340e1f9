public import Foundation

/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active, stopped
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start, current
}

/// An object that animates and can be stopped, turned round and moved by fractions.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator stands.
  var state: UIViewAnimatingState { get }
  /// Whether the animation goes on by itself.
  var isRunning: Bool { get }
  /// Whether the animation goes back to its start.
  var isReversed: Bool { get set }
  /// How far the animation has come in its direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins the animation, or lets it go on.
  func startAnimation()
  /// Begins the animation after a while.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops the animation where it is.
  func pauseAnimation()
  /// Ends the animation where it is; without finishing, no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends an animation that was stopped, and calls its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations are closures that change properties.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets an animation go on that was paused, in a share of its duration; 0 is what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Lets the animation go on.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// `addCompletion(_:)` as an optional method.
  @_disfavoredOverload
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}
