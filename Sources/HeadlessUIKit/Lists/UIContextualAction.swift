public import Foundation

/// A button that a swipe over a row uncovers.
open class UIContextualAction: NSObject {
  /// Performs an action; the closure it is given tells whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action is like.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What the action is like.
  public let style: Style
  /// What performs the action.
  public let handler: Handler
  /// The text of the button.
  open var title: String?
  /// The colour behind the button.
  open var backgroundColor: UIColor!
  /// The image of the button.
  open var image: UIImage?
}
