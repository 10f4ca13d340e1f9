public import Foundation

/// A generator of haptic feedback; does nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Prepares for upcoming feedback.
  open func prepare() {}
}

/// A generator of feedback for an impact, such as a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Creates a generator for impacts.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Generates an impact.
  open func impactOccurred() {}
  /// Generates an impact of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for successes, warnings and errors.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of feedback.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Generates feedback of a type.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a changed selection.
  open func selectionChanged() {}
}
