#if !canImport(Darwin)
  public import Foundation

  /// Something a user does in an app, which can be continued later, on another device, or from a
  /// link or a search.
  ///
  /// Foundation has this type on Apple's systems only; here it carries values and nothing more.
  open class NSUserActivity: NSObject {
    /// Creates an activity of a type, such as `com.example.reading`.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// The type of the activity.
    public let activityType: String
    /// What a user is told about the activity.
    open var title: String?
    /// What is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that have to be kept.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// The page to show where there is no app to continue the activity.
    open var webpageURL: URL?
    /// The page that led to the one in `webpageURL`.
    open var referrerURL: URL?
    /// The day from which the activity is of no use any more.
    open var expirationDate: Date?
    /// Whether the owner is asked to bring the activity up to date before it is handed on.
    open var needsSave = false
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether the activity can be found by the user.
    open var isEligibleForSearch = false
    /// Whether the activity can be found by everyone.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false
    /// A name by which the activity can be deleted.
    open var persistentIdentifier: String?
    /// A name of the content, by which a scene is chosen.
    open var targetContentIdentifier: String?
    /// The object that brings the activity up to date.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Adds entries to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user is doing now.
    open func becomeCurrent() {}
    /// Says that the user is not doing this now.
    open func resignCurrent() {}
    /// Says that this activity will not be done any more.
    open func invalidate() {}
  }

  /// The delegate of an activity; this module declares none of its methods.
  public protocol NSUserActivityDelegate: NSObjectProtocol {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of the activity that stands for a universal link, whose page is in `webpageURL`.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
