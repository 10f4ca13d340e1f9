public import Foundation

/// Something that a user feels; nothing happens here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Prepares for feedback that comes soon.
  open func prepare() {}
}

/// Feedback for an impact, as when two things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard an impact is.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Creates a generator for impacts.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Lets a user feel an impact.
  open func impactOccurred() {}
  /// Lets a user feel an impact of an intensity between 0 and 1.
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
