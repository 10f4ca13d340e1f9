import CoordinatorCore
import UIKitShim

/// A window: its root is visible.
enum RootAdapter: ContainerAdapter {
  static let removalEvent = "replaceRoot"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    if case .window(let window?, _) = transition.container {
      return RootChange(of: window, suspendsCurrent: transition.suspendsCurrent)
    }
    guard let window = coordinator.nearestWindow ?? coordinator.nearestSuspension?.window else {
      throw .noWindow()
    }
    return RootChange(of: window, suspendsCurrent: transition.suspendsCurrent)
  }

  static func handleOrphan(_ screen: UIViewController, of record: ScreenRecord) {
    if screen.isRootOfItsWindow { screen.attachment.becomeOrphan(in: record.place) }
  }
}

extension LayoutReader {
  /// Reads the screens of a window, including its suspended roots.
  mutating func read(_ window: UIWindow) {
    isInWindow = true
    let root = window.rootViewController
    if let root { read(root, at: .root, 0, .visible) }
    for reference in engine.suspendedRoots {
      guard let suspended = reference.object, suspended.window === window,
        suspended.root.parent == nil
      else { continue }
      read(suspended)
    }
  }
}
