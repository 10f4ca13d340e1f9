import UIKit

class OverridingPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  override var duration: CGFloat { super.duration }
  override var percentComplete: CGFloat { super.percentComplete }
  override var completionSpeed: CGFloat {
    get { super.completionSpeed }
    set { super.completionSpeed = newValue }
  }
  override var completionCurve: UIView.AnimationCurve {
    get { super.completionCurve }
    set { super.completionCurve = newValue }
  }
  override var wantsInteractiveStart: Bool {
    get { super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }
  override var timingCurve: (any UITimingCurveProvider)? {
    get { super.timingCurve }
    set { super.timingCurve = newValue }
  }
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
  }
  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
  }
  override func pause() {
    super.pause()
  }
  override func cancel() {
    super.cancel()
  }
  override func finish() {
    super.finish()
  }
}

class OverridingViewPropertyAnimator: UIViewPropertyAnimator {
  override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    super.init(duration: duration, timingParameters: parameters)
  }
  override var duration: TimeInterval { super.duration }
  override var delay: TimeInterval { super.delay }
  override var timingParameters: (any UITimingCurveProvider)? { super.timingParameters }
  override var isInterruptible: Bool {
    get { super.isInterruptible }
    set { super.isInterruptible = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var scrubsLinearly: Bool {
    get { super.scrubsLinearly }
    set { super.scrubsLinearly = newValue }
  }
  override var pausesOnCompletion: Bool {
    get { super.pausesOnCompletion }
    set { super.pausesOnCompletion = newValue }
  }
  override class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    super.runningPropertyAnimator(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  override var state: UIViewAnimatingState { super.state }
  override var isRunning: Bool { super.isRunning }
  override var isReversed: Bool {
    get { super.isReversed }
    set { super.isReversed = newValue }
  }
  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set { super.fractionComplete = newValue }
  }
  override func startAnimation() {
    super.startAnimation()
  }
  override func startAnimation(afterDelay delay: TimeInterval) {
    super.startAnimation(afterDelay: delay)
  }
  override func pauseAnimation() {
    super.pauseAnimation()
  }
  override func stopAnimation(_ withoutFinishing: Bool) {
    super.stopAnimation(withoutFinishing)
  }
  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    super.finishAnimation(at: finalPosition)
  }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    super.addAnimations(animation, delayFactor: delayFactor)
  }
  override func addAnimations(_ animation: @escaping () -> Void) {
    super.addAnimations(animation)
  }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    super.addCompletion(completion)
  }
  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

class OverridingCubicTimingParameters: UICubicTimingParameters {
  override init(animationCurve curve: UIView.AnimationCurve) { super.init(animationCurve: curve) }
  override init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    super.init(controlPoint1: point1, controlPoint2: point2)
  }

}

class OverridingSpringTimingParameters: UISpringTimingParameters {
  override init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    super.init(dampingRatio: ratio, initialVelocity: velocity)
  }

}

class OverridingTransaction: CATransaction {
  override class func begin() { super.begin() }
  override class func commit() { super.commit() }
  override class func flush() { super.flush() }
  override class func setCompletionBlock(_ block: (() -> Void)?) { super.setCompletionBlock(block) }
  override class func completionBlock() -> (() -> Void)? { super.completionBlock() }
  override class func setDisableActions(_ flag: Bool) { super.setDisableActions(flag) }
  override class func disableActions() -> Bool { super.disableActions() }
  override class func setAnimationDuration(_ dur: TimeInterval) { super.setAnimationDuration(dur) }
  override class func animationDuration() -> TimeInterval { super.animationDuration() }
}
