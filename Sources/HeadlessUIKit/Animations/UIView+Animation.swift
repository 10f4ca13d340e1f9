public import Foundation

// Animations are not drawn: changes apply immediately, and the completion is called when the
// animation would have ended.
extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }

  /// The options of an animation; data only.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while the animation runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation is repeated.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips about its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips about its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content dissolves into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Whether animations are enabled; see ``setAnimationsEnabled(_:)``.
  public class var areAnimationsEnabled: Bool { HeadlessDevice.current.animationsEnabled }

  /// Sets whether animations are enabled.
  ///
  /// If they are disabled, transitions end immediately, with unchanged `animated` flags.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessDevice.current.animationsEnabled = enabled
  }

  /// Makes changes without animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let device = HeadlessDevice.current
    let enabled = device.animationsEnabled
    device.animationsEnabled = false
    actionsWithoutAnimation()
    device.animationsEnabled = enabled
  }

  /// Animates changes, and calls `completion` when the animation has ended.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    let end: (() -> Void)? = completion.map { completion in { completion(true) } }
    HeadlessDevice.current.animationBegins(lasting: .finite(duration + delay), end)
  }

  /// Animates changes, and calls `completion` when the animation has ended.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes with a spring.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Makes changes inside a view with a transition.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Replaces a view by another in its superview.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromView.superview
    fromView.removeFromSuperview()
    superview?.addSubview(toView)
    animate(withDuration: duration, animations: {}, completion: completion)
  }
}
