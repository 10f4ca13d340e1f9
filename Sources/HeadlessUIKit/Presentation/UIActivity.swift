public import Foundation

/// Something that an app lets a user do with shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What kind of activity it is.
  public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity." + name }
    /// To a person near by.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// To a list of what to read.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// To a person in the address book.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType(system: "Mail")
    /// By a message.
    public static let message = ActivityType(system: "Message")
    /// To Facebook.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// On paper.
    public static let print = ActivityType(system: "Print")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
  }

  /// Creates an activity.
  public override init() { super.init() }

  final weak var sheet: UIActivityViewController?

  /// What kind of activities these are.
  open class var activityCategory: Category { .action }
  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// What a user reads.
  open var activityTitle: String? { nil }
  /// The image beside it.
  open var activityImage: UIImage? { nil }
  /// Whether the activity is offered for these items; not unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A screen for the activity, which is presented in place of a call to ``perform()``.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity; does nothing unless overridden.
  ///
  /// An override calls ``activityDidFinish(_:)`` in the end: until then the sheet stays.
  open func perform() {}
  /// Ends the activity, and dismisses the sheet in which a user chose it.
  open func activityDidFinish(_ completed: Bool) {
    sheet?.finish(activityType, completed)
  }
}

/// An object that gives the items to share.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item before an activity is chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a mail; never asked for, as no activity of the system has one here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
