import UIKit

class OverridingUserActivity: NSUserActivity {
  override init(activityType: String) { super.init(activityType: activityType) }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var userInfo: [AnyHashable: Any]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  override var requiredUserInfoKeys: Set<String>? {
    get { super.requiredUserInfoKeys }
    set { super.requiredUserInfoKeys = newValue }
  }
  override var keywords: Set<String> {
    get { super.keywords }
    set { super.keywords = newValue }
  }
  override var webpageURL: URL? {
    get { super.webpageURL }
    set { super.webpageURL = newValue }
  }
  override var referrerURL: URL? {
    get { super.referrerURL }
    set { super.referrerURL = newValue }
  }
  override var expirationDate: Date? {
    get { super.expirationDate }
    set { super.expirationDate = newValue }
  }
  override var needsSave: Bool {
    get { super.needsSave }
    set { super.needsSave = newValue }
  }
  override var isEligibleForHandoff: Bool {
    get { super.isEligibleForHandoff }
    set { super.isEligibleForHandoff = newValue }
  }
  override var isEligibleForSearch: Bool {
    get { super.isEligibleForSearch }
    set { super.isEligibleForSearch = newValue }
  }
  override var isEligibleForPublicIndexing: Bool {
    get { super.isEligibleForPublicIndexing }
    set { super.isEligibleForPublicIndexing = newValue }
  }
  override var isEligibleForPrediction: Bool {
    get { super.isEligibleForPrediction }
    set { super.isEligibleForPrediction = newValue }
  }
  override var persistentIdentifier: String? {
    get { super.persistentIdentifier }
    set { super.persistentIdentifier = newValue }
  }
  override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  override var delegate: (any NSUserActivityDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    super.addUserInfoEntries(from: otherDictionary)
  }
  override func becomeCurrent() { super.becomeCurrent() }
  override func resignCurrent() { super.resignCurrent() }
  override func invalidate() { super.invalidate() }
}

class OverridingApplicationShortcutItem: UIApplicationShortcutItem {
  override var type: String { super.type }
  override var localizedTitle: String { super.localizedTitle }
  override var localizedSubtitle: String? { super.localizedSubtitle }
  override var icon: UIApplicationShortcutIcon? { super.icon }
  override var userInfo: [String: any NSSecureCoding]? { super.userInfo }
  override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  override init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    super.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
  }
}

class OverridingMutableApplicationShortcutItem: UIMutableApplicationShortcutItem {
  override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

class OverridingApplicationShortcutIcon: UIApplicationShortcutIcon {}

class OverridingOpenURLContext: UIOpenURLContext {}

class OverridingTouch: UITouch {
  override init() { super.init() }
  override var phase: Phase { super.phase }
  override var tapCount: Int { super.tapCount }
  override var timestamp: TimeInterval { super.timestamp }
  override var view: UIView? { super.view }
  override var window: UIWindow? { super.window }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint {
    super.previousLocation(in: view)
  }
}

class OverridingEvent: UIEvent {
  override init() { super.init() }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override var timestamp: TimeInterval { super.timestamp }
}
