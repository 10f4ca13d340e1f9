public import Foundation

/// The actions that a swipe over a row uncovers at one of its ends.
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration; without actions it stands for none at all.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
