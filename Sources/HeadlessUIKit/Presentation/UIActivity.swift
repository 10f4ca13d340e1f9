public import Foundation

/// An action that an app offers for shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The category of an activity.
  public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity." + name }
    /// Sends with AirDrop.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// Assigns to a contact.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// Sends by mail.
    public static let mail = ActivityType(system: "Mail")
    /// Sends by message.
    public static let message = ActivityType(system: "Message")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// Prints.
    public static let print = ActivityType(system: "Print")
    /// Saves to the photo library.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
  }

  /// Creates an activity.
  public override init() { super.init() }

  final weak var sheet: UIActivityViewController?

  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The title shown to the user.
  open var activityTitle: String? { nil }
  /// The image next to the title.
  open var activityImage: UIImage? { nil }
  /// Whether the activity supports these items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller of the activity; if there is one, it is presented and ``perform()`` is not
  /// called.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity; does nothing unless overridden.
  ///
  /// An override must call ``activityDidFinish(_:)``; the share sheet stays until then.
  open func perform() {}
  /// Ends the activity, and dismisses the share sheet.
  open func activityDidFinish(_ completed: Bool) {
    sheet?.finish(activityType, completed)
  }
}

/// An object that provides an item to share.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// The placeholder of the item before an activity is chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for an activity; never called here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
