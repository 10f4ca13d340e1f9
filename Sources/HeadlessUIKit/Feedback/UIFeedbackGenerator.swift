public import Foundation

/// A thing that a user feels; here nobody does.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Tells that there will be something to feel soon.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Creates a generator for knocks.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Lets a user feel a knock.
  open func impactOccurred() {}
  /// Lets a user feel a knock that is as hard as a number between 0 and 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What a user feels when something went well or did not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Lets a user feel how something went.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What a user feels when another thing is selected.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a user feel that another thing is selected.
  open func selectionChanged() {}
}
