import Foundation

/// A transition between view controllers: a push, a pop, a presentation, a dismissal.
///
/// It is requested by a call, begins in a later run-loop turn, may be interactive, and ends
/// completed or cancelled. Subclasses implement the beginning and the end.
@MainActor
class Transition {
  enum Phase {
    case requested, beginning, begun, animating, ending, ended
  }

  let device: HeadlessDevice
  let isAnimated: Bool
  private(set) var isInteractive: Bool
  private(set) var phase = Phase.requested
  private(set) var coordinator: TransitionCoordinator?
  /// Whether animations were enabled when the transition was requested.
  private let takesTime: Bool
  /// The context of a custom animator, until the transition ends.
  private(set) var context: TransitionContext?
  /// The progress of the interaction, from 0 to 1.
  private(set) var fraction: Double = 0
  private var timedProgress: TimedProgress?
  /// The result of a completion during the beginning; applied when the beginning ends.
  private var earlyEnd: Bool?
  private var endWork: [() -> Void] = []

  init(device: HeadlessDevice, isAnimated: Bool, isInteractive: Bool) {
    self.device = device
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    takesTime = device.animationsEnabled
  }

  // MARK: For subclasses

  /// The view controller that is visible before the transition.
  var from: UIViewController? { nil }
  /// The view controller that is visible after the transition.
  var to: UIViewController? { nil }
  /// The navigation controller that a popped controller still finds.
  var departingNavigation: UINavigationController? { nil }
  var duration: Duration { .zero }
  var presentationStyle: UIModalPresentationStyle { .none }
  var containerView: UIView? { nil }
  /// The view that the transition removes; nil if it stays.
  var fromView: UIView? { from?.viewIfLoaded }
  /// The view that the transition adds; nil if it is already there.
  var toView: UIView? { to?.viewIfLoaded }
  /// Whether a context's final frame of ``from`` is its frame at the beginning, not zero.
  var keepsFromFrame: Bool { fromView == nil }
  /// The final frame of the view of ``to``.
  var finalFrame: CGRect { containerView?.bounds ?? .zero }
  /// A description for log messages.
  var summary: String { "" }
  /// Whether the transition's environment still exists, such as the presenter.
  var canBegin: Bool { true }
  /// Performs the beginning, up to the movement of the views.
  func performBeginning() {}
  /// The app's custom animation, if there is one.
  func makeCustomAnimation() -> CustomAnimation? { nil }
  /// Prepares the views and the container for a custom animator.
  func prepareForCustomAnimation() {}
  /// Moves the views, if there is no custom animator.
  func moveViews() {}
  /// Performs the end, after the views have moved, or have moved back.
  func performEnd(completed: Bool) {}
  /// Called when the transition has ended or was abandoned.
  ///
  /// The last completions of its coordinator and the work of ``whenEnded(_:)`` run afterwards.
  func didEnd() {}
  /// Called when the transition was abandoned before it began.
  func didAbandon() {}

  // MARK: States

  /// Whether the transition blocks others.
  var isInProgress: Bool {
    switch phase {
    case .requested, .beginning, .begun, .animating: true
    case .ending, .ended: false
    }
  }

  /// Whether the transition has begun, or is beginning.
  var hasBegun: Bool { phase != .requested }

  /// Creates the coordinator, and makes open transactions wait for the end of the transition.
  ///
  /// Called at the request, so that the coordinator exists when the requesting call returns.
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
      animateToEnd(lasting: duration, true)
    }
  }

  private func begin(with animation: CustomAnimation) {
    prepareForCustomAnimation()
    let context = TransitionContext(for: self, animation, in: containerView ?? UIView())
    self.context = context
    device.animates(context)
    let length = animation.animator.transitionDuration(using: context)
    isInteractive = animation.interactor?.wantsInteractiveStart ?? false
    coordinator?.useCustomAnimator(lasting: length)
    if !isInteractive { animateProgress(to: 1) }
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

  /// Registers work that runs after the end.
  func whenEnded(_ work: @escaping () -> Void) {
    endWork.append(work)
  }

  // MARK: Interaction

  func move(to fraction: Double) {
    guard phase == .begun, isInteractive, !fraction.isNaN else { return }
    self.fraction = min(max(fraction, 0), 1)
    device.displayNeeded()
  }

  /// Ends the interaction; the remaining or reversed animation takes its share of the duration.
  func endInteraction(cancelled: Bool) {
    guard phase == .begun, isInteractive else { return }
    isInteractive = false
    coordinator?.interactionChanges(cancelled: cancelled)
    animateToEnd(lasting: duration * (cancelled ? fraction : 1 - fraction), !cancelled)
  }

  /// Ends the interaction of a custom animator, which then completes the transition itself.
  func endCustomInteraction(cancelled: Bool) {
    guard phase == .begun, isInteractive, context != nil else { return }
    isInteractive = false
    animateProgress(to: cancelled ? 0 : 1)
    coordinator?.interactionChanges(cancelled: cancelled)
  }

  /// Starts the timed progress of a custom animator's views.
  private func animateProgress(to end: Double) {
    let length = Duration.finite(coordinator?.transitionDuration ?? 0) * abs(end - fraction)
    timedProgress = TimedProgress(start: device.clock.now, length: length, from: fraction, to: end)
  }

  /// Progress by time, without interaction.
  private struct TimedProgress {
    let start: Duration
    let length: Duration
    let from: Double
    let to: Double
  }

  /// The progress of the views, from 0 at the start to 1 at the end.
  var progress: Double {
    guard let timedProgress else { return fraction }
    guard timedProgress.length > .zero else { return timedProgress.to }
    let share = min(max((device.clock.now - timedProgress.start) / timedProgress.length, 0), 1)
    return timedProgress.from + (timedProgress.to - timedProgress.from) * share
  }

  private func animateToEnd(lasting length: Duration, _ completed: Bool) {
    phase = .animating
    let delay = takesTime && device.animationsEnabled ? length : .zero
    timedProgress = TimedProgress(
      start: device.clock.now, length: delay, from: fraction, to: completed ? 1 : 0)
    // Strong, so that the transition ends even if its container was freed, as an animation does.
    device.clock.after(delay) { [self] in complete(completed) }
  }

  /// Ends the transition: after its duration, or when an animator calls `completeTransition(_:)`.
  ///
  /// A call during the beginning takes effect when the beginning ends.
  func complete(_ completed: Bool = true) {
    if phase == .beginning { earlyEnd = completed }
    guard phase == .begun || phase == .animating else { return }
    phase = .ending
    // An animator may complete before `animateTransition(using:)` returns.
    coordinator?.runAnimations()
    if let coordinator, device.policies.coordinatorCompletions == .beforeCallbacks {
      coordinator.runCompletions(cancelled: !completed)
    }
    performEnd(completed: completed)
    context?.animation?.animator.animationEnded(completed)
    // Also runs the completions that the callbacks registered.
    coordinator?.runCompletions(cancelled: !completed)
    finish(completed: completed)
    device.displayNeeded()
  }

  /// Abandons a transition that has not begun, because its environment no longer exists.
  func abandon() {
    guard phase == .requested else { return }
    supersede()
    didAbandon()
  }

  /// Ends a transition immediately, without appearance callbacks: another one replaces it, or its
  /// environment no longer exists.
  ///
  /// The coordinator's completions run as for a cancelled transition.
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
    context?.animation = nil
    context = nil
    didEnd()
    coordinator?.runCompletions(cancelled: !completed)
    if endWork.isEmpty { return }
    let due = endWork
    endWork = []
    for work in due { work() }
  }
}
