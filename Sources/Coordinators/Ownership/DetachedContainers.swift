import CoordinatorCore
import UIKitShim

/// The containers that were in the UI and have left it, while somebody still keeps them.
///
/// What lies in such a container is not in the UI either, though the container still lists it. A
/// container that was never shown is not among them: a hierarchy without a window is legal.
@MainActor
enum DetachedContainers {
  /// Notes that a controller was in the UI, which it has left.
  static func note(_ controller: UIViewController) {
    let note = controller.note
    if note.wasShown { return }
    note.wasShown = true
    // It was a hierarchy of its own until now.
    note.engine.reconciler.setNeedsReconcile(.removals)
  }

  /// Notes that a coordinator starts, maybe again, on a container that has left: it may be shown
  /// later, as the first time.
  ///
  /// Where the container is also an ancestor's, or somebody still has screens in it, it has left for
  /// this one, too.
  static func willStart(_ coordinator: any Coordinator) {
    guard let container = coordinator.ownScreen, contain(container), !hasOwners(container)
    else { return }
    var ancestor = coordinator.parent
    while let current = ancestor {
      if current.ownScreen === container { return }
      ancestor = current.parent
    }
    container.note.wasShown = false
  }

  private static func hasOwners(_ container: UIViewController) -> Bool {
    for child in container.children {
      if ScreenOwner.record(of: child) != nil || hasOwners(child) { return true }
    }
    return false
  }

  /// Whether a screen lies over the context of a controller that has left, or above one that does.
  ///
  /// What lies over the window stays there without its presenter.
  static func havePresented(_ screen: UIViewController) -> Bool {
    var presented = screen
    while let presenter = presented.presentingViewController {
      switch presented.modalPresentationStyle {
      case .currentContext, .overCurrentContext: if contain(presenter) { return true }
      default: break
      }
      presented = presenter
      while let outer = presented.parent { presented = outer }
    }
    return false
  }

  /// Whether a controller, or one that contains it, has left.
  static func contain(_ controller: UIViewController) -> Bool {
    let outermost = controller.outermost
    guard let note = outermost.knownNote, note.wasShown else { return false }
    if let record = note.record, record.isRequested { return false }
    return outermost.hierarchyWindow?.rootViewController !== outermost
      && !outermost.engine.reconciler.hierarchies.isInWindow(note.id)
  }
}
