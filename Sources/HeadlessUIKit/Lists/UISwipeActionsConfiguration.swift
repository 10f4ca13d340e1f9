public import Foundation

/// The swipe actions at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration; an empty one means that the row has no swipe actions.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
