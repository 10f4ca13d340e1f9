public import Foundation

/// How the speed of an animation changes; data only.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The curve, if it is one of third degree.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve between two control points; data only.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by name, where it has one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates a curve by name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  /// Creates a curve from its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// This curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The movement of a spring; without effect here.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start.
  public let initialVelocity: CGVector

  /// Creates a spring with a damping ratio and a velocity at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with a damping ratio.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This spring.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
