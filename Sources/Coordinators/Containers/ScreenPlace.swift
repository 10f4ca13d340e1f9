import UIKitShim

/// Where in the user interface a screen is, or is to be: a kind of slot in one container.
///
/// Of what lies over all no container is known. The container is not kept alive.
@MainActor
final class ScreenPlace {
  let kind: Layout.Slot.Kind

  /// The controller, or the window, in which the screen lies.
  private(set) weak var container: UIResponder?

  /// The place of what is presented.
  static let presented = ScreenPlace(.presented)

  init(_ kind: Layout.Slot.Kind, in container: UIResponder? = nil) {
    self.kind = kind
    self.container = container
  }

  var controller: UIViewController? { container as? UIViewController }

  /// The stack on which the screen is, if it is on one.
  var stack: UINavigationController? {
    kind == .stack ? container as? UINavigationController : nil
  }

  var adapter: any ContainerAdapter.Type { ContainerAdapters.adapter(of: kind) }

  /// The window in which the screen is.
  func window(of screen: UIViewController?) -> UIWindow? {
    if kind == .presented { return screen?.hierarchyWindow }
    return container as? UIWindow ?? controller?.hierarchyWindow
  }
}

// What an adapter knows of the places in its containers.
extension ContainerAdapter {
  static func holds(_ screen: UIViewController, in container: UIViewController) -> Bool { false }
  static func mayBelongToChild(_ record: ScreenRecord) -> Bool { true }
  static func watchedView(of screen: UIViewController) -> UIView? { screen.viewIfLoaded }
  static func isViewDue(_ record: ScreenRecord) -> Bool { true }
  static func didRemove(_ record: ScreenRecord) {}
  static func leavesWithOwner(_ record: ScreenRecord) -> Bool { false }
  static func orphan(_ screen: UIViewController, of record: ScreenRecord) {
    if screen.parent != nil { screen.note.orphanPlace = record.place }
  }
}
