public import Foundation

/// The actions that a swipe over a row uncovers at one of its ends.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration; without actions it stands for none at all.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
