import CoordinatorCore
import UIKitShim

/// The containers that were in the UI and have left it, while somebody still keeps them.
///
/// What lies in such a container is not in the UI either, though the container still lists it. A
/// container that was never shown is not among them: a hierarchy without a window is legal.
@MainActor
enum DepartedContainers {
  private static func hasLeft(_ controller: UIViewController) -> Bool {
    controller.knownNote?.hasDeparted == true
  }

  /// Notes that a controller has left the UI, and has the owners of what lies in it judged.
  static func add(
    _ controller: UIViewController, judgedBy queue: @autoclosure () -> TransitionQueue
  ) {
    guard !controller.children.isEmpty || controller.presentedInContext != nil else { return }
    let queue = queue()
    note(controller)
    judgeContents(of: controller, by: queue)
  }

  /// Notes that a controller has left the UI.
  static func note(_ controller: UIViewController) {
    controller.engine.hasDepartedContainers = true
    controller.note.hasDeparted = true
    controller.note.wasShown = true
  }

  private static func judgeContents(of container: UIViewController, by queue: TransitionQueue) {
    for inner in container.children + [container.presentedInContext].compactMap({ $0 }) {
      checkLater(inner, by: queue)
    }
    if let pages = container as? UIPageViewController {
      PageObserver.existing(of: pages)?.judgePages(by: queue)
    } else if let split = container as? UISplitViewController {
      for stack in SplitObserver.existing(of: split)?.stacksWithoutPlace ?? [] {
        note(stack)
        checkLater(stack, by: queue)
      }
    }
    guard let stack = container as? UINavigationController else { return }
    for record in StackObserver.of(stack).known {
      if record.owner != nil { queue.lookAtRest() }
    }
  }

  private static func checkLater(_ controller: UIViewController, by queue: TransitionQueue) {
    if ScreenOwner.record(of: controller) != nil { queue.lookAtRest() }
    judgeContents(of: controller, by: queue)
  }

  /// Notes that a controller is shown, or about to be.
  static func remove(_ controller: UIViewController) {
    controller.knownNote?.hasDeparted = false
  }

  /// Notes that a coordinator starts, maybe again, on a container that has left: it may be shown
  /// later, as the first time.
  ///
  /// Where the container is also an ancestor's, or somebody still has screens in it, it has left for
  /// this one, too.
  static func willStart(_ coordinator: any Coordinator) {
    guard let container = coordinator.ownScreen, hasLeft(container), !hasOwners(container)
    else { return }
    var ancestor = coordinator.parent
    while let current = ancestor {
      if current.ownScreen === container { return }
      ancestor = current.parent
    }
    remove(container)
    container.knownNote?.wasShown = false
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
    var container: UIViewController? = controller
    while let current = container {
      if hasLeft(current) { return true }
      container = current.parent
    }
    return false
  }
}
