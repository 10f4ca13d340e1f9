import CoordinatorCore
import UIKitShim

/// Containers that were removed from the UI while some object still keeps them.
///
/// Such a container still lists its screens, but these screens are not in the UI. A container that
/// was never shown is not a detached container, because a hierarchy may exist without a window.
@MainActor
enum DetachedContainers {
  /// Notes that a controller was removed from the UI.
  static func add(_ controller: UIViewController) {
    // A search that has ended is a hierarchy of its own, until its screen is removed.
    if let search = controller.navigationItem.searchInBar, search.existingAttachment != nil,
      search.presentingViewController == nil
    {
      add(search)
    }
    let attachment = controller.attachment
    if attachment.hadPlace { return }
    attachment.hadPlace = true
    // Until now the engine read the controller as a hierarchy of its own.
    attachment.engine.reconciler.setNeedsReconcile(.removals)
  }

  /// Makes a detached container usable again when a coordinator starts on it: it counts as one that
  /// was never shown, and can be shown later.
  static func willStart(_ coordinator: any Coordinator) {
    guard let container = coordinator.ownScreen,
      let attachment = container.existingAttachment, attachment.hadPlace, contain(container),
      !container.children.contains(where: \.holdsOwnedScreens),
      !coordinator.selfAndAncestors.dropFirst().contains(where: { $0.ownScreen === container })
    else { return }
    attachment.hadPlace = false
  }

  /// Whether a controller is, or lies in, a detached container.
  static func contain(_ controller: UIViewController) -> Bool {
    let outermost = controller.outermost
    guard let attachment = outermost.existingAttachment, attachment.hadPlace else { return false }
    if let record = attachment.record, record.isRequested { return false }
    let hierarchies = outermost.engine.reconciler.hierarchies
    if let window = outermost.hierarchyWindow, window.rootViewController === outermost {
      return hierarchies.hierarchy(of: window).isDisconnected
    }
    return !hierarchies.isInWindow(attachment.id)
  }
}

extension UIViewController {
  /// Whether this screen has left the user interface; false while a record around it is still to be
  /// removed.
  var hasLeft: Bool {
    for outer in selfAndParents where outer.screenRecord != nil { return false }
    return DetachedContainers.contain(self)
  }
}
