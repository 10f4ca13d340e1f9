import UIKit

class OverridingScene: UIScene {
  override var delegate: (any UISceneDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var activationState: ActivationState { super.activationState }
  override var title: String! {
    get { super.title }
    set { super.title = newValue }
  }
  required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
  override var next: UIResponder? { super.next }
  override func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { super.open(url, options: options, completionHandler: completion) }
}

class OverridingWindowScene: UIWindowScene {
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var screen: UIScreen { super.screen }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override var isFullScreen: Bool { super.isFullScreen }
  override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
}

class OverridingSceneConfiguration: UISceneConfiguration {
  override var sceneClass: AnyClass? {
    get { super.sceneClass }
    set { super.sceneClass = newValue }
  }
  override var delegateClass: AnyClass? {
    get { super.delegateClass }
    set { super.delegateClass = newValue }
  }
  override init(name: String?, sessionRole: UISceneSession.Role) {
    super.init(name: name, sessionRole: sessionRole)
  }
  override var storyboard: UIStoryboard? {
    get { super.storyboard }
    set { super.storyboard = newValue }
  }
}

class OverridingSceneSession: UISceneSession {
  override var scene: UIScene? { super.scene }
  override var configuration: UISceneConfiguration { super.configuration }
  override var stateRestorationActivity: NSUserActivity? {
    get { super.stateRestorationActivity }
    set { super.stateRestorationActivity = newValue }
  }
  override var userInfo: [String: Any]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

class OverridingSceneConnectionOptions: UIScene.ConnectionOptions {
  override var urlContexts: Set<UIOpenURLContext> { super.urlContexts }
  override var userActivities: Set<NSUserActivity> { super.userActivities }
  override var shortcutItem: UIApplicationShortcutItem? { super.shortcutItem }
  override var notificationResponse: UNNotificationResponse? { super.notificationResponse }
  override var sourceApplication: String? { super.sourceApplication }
  override var handoffUserActivityType: String? { super.handoffUserActivityType }
}

class OverridingSceneOpenURLOptions: UIScene.OpenURLOptions {
  override var annotation: Any? { super.annotation }
  override var openInPlace: Bool { super.openInPlace }
}

class OverridingSceneOpenExternalURLOptions: UIScene.OpenExternalURLOptions {
  override var universalLinksOnly: Bool {
    get { super.universalLinksOnly }
    set { super.universalLinksOnly = newValue }
  }
}

class OverridingSceneActivationRequestOptions: UIScene.ActivationRequestOptions {
  override var requestingScene: UIScene? {
    get { super.requestingScene }
    set { super.requestingScene = newValue }
  }
}

class OverridingSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
