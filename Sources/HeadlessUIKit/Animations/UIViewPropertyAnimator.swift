public import Foundation

/// An animation that can be paused and stopped.
///
/// Changes apply immediately when the animation begins, and completions are called when it would
/// have ended. There are no intermediate states: a continued animation takes its whole duration,
/// and a reversed one does not undo its changes.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let device = HeadlessDevice.current
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timer: TimerToken?
  /// The timer of the delay.
  private var delayed: TimerToken?
  private var position = UIViewAnimatingState.inactive
  /// Ends the wait of the transactions that were open when the animation or its delay began.
  private var ticket: (() -> Void)?

  /// The duration, in seconds.
  open private(set) var duration: TimeInterval = 0
  /// The delay, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing curve; data only.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether the animation can be stopped; data only.
  open var isInterruptible = true
  /// Whether views receive touches while the animation runs; data only.
  open var isUserInteractionEnabled = true
  /// Whether the animator stays active at the end, without calling its completions.
  open var pausesOnCompletion = false

  /// Creates an animator with the duration 0.
  public override init() {
    super.init()
  }

  /// Creates an animator without animations.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a timing curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a timing curve between two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the timing of a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Starts an animation and returns its animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = newObject(of: self)
    animator.duration = duration
    animator.timingParameters = UICubicTimingParameters(animationCurve: .easeInOut)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// The state of the animator.
  open var state: UIViewAnimatingState { position }
  /// Whether the animation is running.
  open var isRunning: Bool { timer != nil }

  /// Whether the animation is reversed, so that it ends at its start.
  open var isReversed = false

  /// The fraction that was set last; setting it activates the animation, and is data only
  /// otherwise.
  open var fractionComplete: CGFloat = 0 {
    didSet { activate() }
  }

  /// Makes the changes if the animation was inactive.
  ///
  /// They run after `start`, and can stop or pause what it starts.
  private func activate(_ start: () -> Void = {}) {
    let begins = position == .inactive
    if begins {
      position = .active
      ticket = ticket ?? device.transactions.ticket()
    }
    start()
    guard begins else { return }
    let due = animations
    animations = []
    for animation in due { animation() }
    device.displayNeeded()
  }

  private func run(for seconds: TimeInterval) {
    let length = device.animationsEnabled ? Duration.finite(seconds) : .zero
    timer = device.clock.after(length) { self.end() }
  }

  private func cancelDelay() {
    delayed?.cancel()
    delayed = nil
  }

  private func halt() {
    timer?.cancel()
    timer = nil
  }

  private func end() {
    halt()
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at finalPosition: UIViewAnimatingPosition) {
    position = .inactive
    let due = completions
    completions = []
    let ended = ticket
    ticket = nil
    for completion in due { completion(finalPosition) }
    ended?()
  }

  // MARK: Control

  /// Starts or resumes the animation.
  open func startAnimation() {
    cancelDelay()
    guard position != .stopped, timer == nil else { return }
    activate {
      guard let held = device.heldAnimations else { return run(for: duration) }
      held.add(lasting: .finite(duration)) { [self] reversed in
        guard position == .active, timer == nil else { return }
        isReversed = reversed
        end()
      }
    }
  }

  /// Starts the animation after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, device.animationsEnabled else { return startAnimation() }
    guard position != .stopped, timer == nil else { return }
    cancelDelay()
    self.delay = delay
    ticket = ticket ?? device.transactions.ticket()
    delayed = device.clock.after(.finite(delay)) { self.startAnimation() }
  }

  /// Pauses the animation.
  open func pauseAnimation() {
    cancelDelay()
    guard position != .stopped else { return }
    activate()
    halt()
  }

  /// Stops the animation; without finishing, no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard position == .active || delayed != nil else { return }
    cancelDelay()
    animations = []
    halt()
    if withoutFinishing {
      position = .inactive
      completions = []
      ticket?()
      ticket = nil
    } else {
      position = .stopped
    }
  }

  /// Finishes a stopped animation, and calls its completions.
  ///
  /// Raises if the animation was not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if position != .stopped {
      raise(
        .internalInconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    }
    finish(at: finalPosition)
  }

  /// Adds animations; the delay has no effect here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds animations; they apply immediately if the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if position == .active { animation() } else { animations.append(animation) }
  }

  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues a paused animation, in a share of its duration; 0 is all of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard position == .active, timer == nil else { return }
    if let parameters { timingParameters = parameters }
    run(for: durationFactor > 0 ? duration * Double(durationFactor) : duration)
  }
}
