public import Foundation

/// A button that a swipe over a row uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs an action, and passes whether it did so to the closure that it is given.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action is like.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// Creates an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.handler = handler
    self.title = title
  }

  /// What the action is like.
  open private(set) var style = Style.normal
  /// What performs the action.
  open private(set) var handler: Handler = { _, _, completion in completion(false) }
  /// The text of the button.
  open var title: String?
  /// The colour behind the button.
  open var backgroundColor: UIColor!
  /// The image of the button.
  open var image: UIImage?
}
