import UIKit

class OverridingResponder: UIResponder {
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func becomeFirstResponder() -> Bool {
    super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    super.resignFirstResponder()
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal }
    set { super.accessibilityViewIsModal = newValue }
  }
}

class OverridingApplication: UIApplication {
  override var delegate: (any UIApplicationDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var next: UIResponder? { super.next }
  override var applicationState: UIApplication.State { super.applicationState }
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var applicationIconBadgeNumber: Int {
    get { super.applicationIconBadgeNumber }
    set { super.applicationIconBadgeNumber = newValue }
  }
  override var isIdleTimerDisabled: Bool {
    get { super.isIdleTimerDisabled }
    set { super.isIdleTimerDisabled = newValue }
  }
  override func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    super.open(url, options: options, completionHandler: completion)
  }
  override func canOpenURL(_ url: URL) -> Bool {
    super.canOpenURL(url)
  }
}

class OverridingScreen: UIScreen {
  override var bounds: CGRect { super.bounds }
  override var scale: CGFloat { super.scale }
  override var nativeScale: CGFloat { super.nativeScale }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var traitCollection: UITraitCollection { super.traitCollection }
}

class OverridingDevice: UIDevice {
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var name: String { super.name }
  override var model: String { super.model }
  override var systemName: String { super.systemName }
  override var systemVersion: String { super.systemVersion }
}

class OverridingGestureRecognizer: UIGestureRecognizer {
  override var view: UIView? { super.view }
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var cancelsTouchesInView: Bool {
    get { super.cancelsTouchesInView }
    set { super.cancelsTouchesInView = newValue }
  }
}

class OverridingTapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int {
    get { super.numberOfTapsRequired }
    set { super.numberOfTapsRequired = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
}

class OverridingPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int {
    get { super.minimumNumberOfTouches }
    set { super.minimumNumberOfTouches = newValue }
  }
  override var maximumNumberOfTouches: Int {
    get { super.maximumNumberOfTouches }
    set { super.maximumNumberOfTouches = newValue }
  }
}

class OverridingScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { super.edges }
    set { super.edges = newValue }
  }
}

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

}

class OverridingSpringTimingParameters: UISpringTimingParameters {

}

class OverridingMenuElement: UIMenuElement {
  override var title: String { super.title }
  override var subtitle: String? {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override var image: UIImage? { super.image }
}

class OverridingAction: UIAction {
  override var discoverabilityTitle: String? {
    get { super.discoverabilityTitle }
    set { super.discoverabilityTitle = newValue }
  }
  override var attributes: UIMenuElement.Attributes {
    get { super.attributes }
    set { super.attributes = newValue }
  }
  override var state: UIMenuElement.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

class OverridingMenu: UIMenu {
  override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    super.replacingChildren(newChildren)
  }
}
