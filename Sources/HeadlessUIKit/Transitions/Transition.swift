import Foundation

/// One change of what is visible: a push, a pop, a presentation, a dismissal.
///
/// It is requested by a call, begins in a later turn, may follow a finger for a while, and ends
/// completed or cancelled. Subclasses say what happens at the beginning and at the end.
@MainActor
class Transition {
  enum Phase {
    case requested, beginning, begun, settling, ending, ended
  }

  let device: HeadlessDevice
  let isAnimated: Bool
  private(set) var isInteractive: Bool
  private(set) var phase = Phase.requested
  private(set) var coordinator: TransitionCoordinator?
  /// Whether animations were enabled when the transition was requested.
  private let takesTime: Bool
  /// The context of the app's own animator, as long as the transition is not over.
  private(set) var context: TransitionContext?
  /// How far the interaction has come, from 0 to 1.
  private(set) var fraction: Double = 0
  private var settling: Settling?
  /// How the transition is to end as soon as it has begun.
  private var earlyEnd: Bool?
  private var endWork: [() -> Void] = []

  init(device: HeadlessDevice, isAnimated: Bool, isInteractive: Bool) {
    self.device = device
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    takesTime = device.animationsEnabled
  }

  // MARK: For subclasses

  /// The controller that is visible before.
  var from: UIViewController? { nil }
  /// The controller that is visible afterwards.
  var to: UIViewController? { nil }
  var duration: Duration { .zero }
  var presentationStyle: UIModalPresentationStyle { .none }
  var containerView: UIView? { nil }
  /// The view that leaves with this transition; nil if it stays where it is.
  var fromView: UIView? { from?.viewIfLoaded }
  /// The view that comes with this transition; nil if it is there already.
  var toView: UIView? { to?.viewIfLoaded }
  /// Where the view of ``to`` is at the end.
  var finalFrame: CGRect { containerView?.bounds ?? .zero }
  /// What the transition does, for messages.
  var summary: String { "" }
  /// Whether what the transition takes place in is still there.
  var canBegin: Bool { true }
  /// What happens up to the moment when the views move.
  func performBeginning() {}
  /// Asks whether the app has an animator of its own.
  func makeCustomAnimation() -> CustomAnimation? { nil }
  /// Puts the view that leaves into the container, for an animator of the app's own.
  func prepareForCustomAnimation() {}
  /// Moves the views, where the app has no animator of its own.
  func moveViews() {}
  /// What happens when the views have moved, or have moved back.
  func performEnd(completed: Bool) {}
  /// Called when the transition has ended or was given up; the last completions of its coordinator and the
  /// work of ``whenEnded(_:)`` run afterwards.
  func didEnd() {}
  /// Called when the transition was given up before it began.
  func didAbandon() {}

  // MARK: States

  /// Whether the transition stands in the way of others.
  var isInProgress: Bool {
    switch phase {
    case .requested, .beginning, .begun, .settling: true
    case .ending, .ended: false
    }
  }

  /// Whether the callbacks of the beginning have been made.
  var hasBegun: Bool { phase != .requested }

  /// Makes the coordinator, and lets open transactions wait for the end of the transition.
  ///
  /// Called with the request, so that the coordinator is there when the call returns.
  func makeCoordinator() {
    if OpenTransactions.count > 0, let ticket = HeadlessDevice.current.transactions.ticket() {
      whenEnded(ticket)
    }
    if isAnimated { coordinator = TransitionCoordinator(for: self) }
  }

  func begin() {
    guard phase == .requested else { return }
    guard canBegin else { return abandon() }
    phase = .beginning
    performBeginning()
    guard phase == .beginning else { return }
    phase = .begun
    if let earlyEnd { return complete(earlyEnd) }
    if isAnimated, !isInteractive, let animation = makeCustomAnimation() {
      return begin(with: animation)
    }
    moveViews()
    guard phase == .begun else { return }
    coordinator?.runAnimations()
    guard isAnimated else { return complete() }
    if !isInteractive {
      settle(after: duration, true)
    }
  }

  private func begin(with animation: CustomAnimation) {
    prepareForCustomAnimation()
    let context = TransitionContext(for: self, animation, in: containerView ?? UIView())
    self.context = context
    device.animates(context)
    let length = animation.animator.transitionDuration(using: context)
    isInteractive = animation.interactor?.wantsInteractiveStart ?? false
    coordinator?.takeOver(lasting: length)
    if !isInteractive { glide(to: 1) }
    if let interactor = animation.interactor, isInteractive {
      interactor.startInteractiveTransition(context)
    } else {
      (animation.interactor as? UIPercentDrivenInteractiveTransition)?.take(context)
      animation.animator.animateTransition(using: context)
    }
    guard phase == .begun else { return }
    to?.sendIsAppearing()
    containerView?.layoutIfNeeded()
    coordinator?.runAnimations()
    device.displayNeeded()
  }

  /// Registers work for the time after the end.
  func whenEnded(_ work: @escaping () -> Void) {
    endWork.append(work)
  }

  // MARK: Interaction

  func move(to fraction: Double) {
    guard phase == .begun, isInteractive, !fraction.isNaN else { return }
    self.fraction = min(max(fraction, 0), 1)
    device.displayNeeded()
  }

  /// Lets go: the rest of the way, or the way back, takes its share of the duration.
  func endInteraction(cancelled: Bool) {
    guard phase == .begun, isInteractive else { return }
    isInteractive = false
    coordinator?.interactionChanges(cancelled: cancelled)
    settle(after: duration * (cancelled ? fraction : 1 - fraction), !cancelled)
  }

  /// Ends the interaction of an animator of the app's own, which then completes by itself.
  func endCustomInteraction(cancelled: Bool) {
    guard phase == .begun, isInteractive, context != nil else { return }
    isInteractive = false
    glide(to: cancelled ? 0 : 1)
    coordinator?.interactionChanges(cancelled: cancelled)
  }

  /// Says where the views are on their way while an animator of the app's own moves them.
  private func glide(to end: Double) {
    let length = Duration.finite(coordinator?.transitionDuration ?? 0) * abs(end - fraction)
    settling = Settling(start: device.clock.now, length: length, from: fraction, to: end)
  }

  /// The way that the views go by themselves.
  private struct Settling {
    let start: Duration
    let length: Duration
    let from: Double
    let to: Double
  }

  /// How far the views are from their places before, 0, to those afterwards, 1.
  var progress: Double {
    guard let settling else { return fraction }
    guard settling.length > .zero else { return settling.to }
    let share = min(max((device.clock.now - settling.start) / settling.length, 0), 1)
    return settling.from + (settling.to - settling.from) * share
  }

  private func settle(after length: Duration, _ completed: Bool) {
    phase = .settling
    let delay = takesTime && device.animationsEnabled ? length : .zero
    settling = Settling(
      start: device.clock.now, length: delay, from: fraction, to: completed ? 1 : 0)
    // As an animation does, it ends and says so where what it takes place in has been freed.
    device.clock.after(delay) { [self] in complete(completed) }
  }

  /// Ends the transition: after its duration, or when an animator calls `completeTransition(_:)`.
  ///
  /// A call from a callback of the beginning has its effect at the end of the beginning.
  func complete(_ completed: Bool = true) {
    if phase == .beginning { earlyEnd = completed }
    guard phase == .begun || phase == .settling else { return }
    phase = .ending
    // An animator may complete before it returns.
    coordinator?.runAnimations()
    if let coordinator, device.policies.coordinatorCompletions == .beforeCallbacks {
      coordinator.runCompletions(cancelled: !completed)
    }
    performEnd(completed: completed)
    context?.animation?.animator.animationEnded(completed)
    // Also what was registered by the callbacks just made.
    coordinator?.runCompletions(cancelled: !completed)
    finish(completed: completed)
    device.displayNeeded()
  }

  /// Gives up a transition that has not begun, because what it takes place in has gone.
  func abandon() {
    guard phase == .requested else { return }
    supersede()
    didAbandon()
  }

  /// Ends a transition at once and without appearance callbacks: another one does its work, or what it
  /// takes place in has gone.
  ///
  /// The completions of its coordinator hear that it was cancelled.
  func supersede() {
    guard phase != .ended else { return }
    phase = .ending
    coordinator?.runCompletions(cancelled: true)
    finish(completed: false)
  }

  private func finish(completed: Bool) {
    phase = .ended
    let coordinator = coordinator
    self.coordinator = nil
    context?.release()
    context = nil
    didEnd()
    coordinator?.runCompletions(cancelled: !completed)
    if endWork.isEmpty { return }
    let due = endWork
    endWork = []
    for work in due { work() }
  }
}
