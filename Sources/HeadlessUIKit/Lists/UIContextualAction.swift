public import Foundation

/// An action that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs an action, then calls the completion handler with whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// Creates an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    storedHandler = handler
    self.title = title
  }

  /// The style of the action.
  open private(set) var style = Style.normal
  /// The closure that performs the action.
  open var handler: Handler { storedHandler }
  private var storedHandler: Handler = { _, _, completion in completion(false) }
  /// The title of the button.
  open var title: String?
  /// The colour behind the button.
  open var backgroundColor: UIColor!
  /// The image of the button.
  open var image: UIImage?
}
