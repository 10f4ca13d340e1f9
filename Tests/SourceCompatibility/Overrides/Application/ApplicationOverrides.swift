import UIKit

class OverridingResponder: UIResponder {
  override init() { super.init() }
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
  override var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { super.accessibilityPerformEscapeBlock }
    set { super.accessibilityPerformEscapeBlock = newValue }
  }
  override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape()
  }
  override var userActivity: NSUserActivity? {
    get { super.userActivity }
    set { super.userActivity = newValue }
  }
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
  }
  override var inputView: UIView? { super.inputView }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override func reloadInputViews() { super.reloadInputViews() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
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
  override var connectedScenes: Set<UIScene> { super.connectedScenes }
  override var openSessions: Set<UISceneSession> { super.openSessions }
  override var supportsMultipleScenes: Bool { super.supportsMultipleScenes }
  override func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { super.activateSceneSession(for: request, errorHandler: errorHandler) }
  override func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    super.requestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
  override func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    super.requestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler)
  }
  override func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    super.requestSceneSessionRefresh(sceneSession)
  }
  override var shortcutItems: [UIApplicationShortcutItem]? {
    get { super.shortcutItems }
    set { super.shortcutItems = newValue }
  }
  override var isRegisteredForRemoteNotifications: Bool { super.isRegisteredForRemoteNotifications }
  override func registerForRemoteNotifications() { super.registerForRemoteNotifications() }
  override func unregisterForRemoteNotifications() {
    super.unregisterForRemoteNotifications()
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
