public import Foundation

extension UIView {
  /// How an animation of key frames goes; data only.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are noticed while the animation runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation is repeated.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation goes back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
  }

  /// Makes the changes of key frames, and calls `completion` when the last one has ended.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Makes the changes of one key frame, inside of the closure of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
