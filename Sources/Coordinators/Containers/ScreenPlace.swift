import UIKitShim

/// The present or future place of a screen: a kind of slot in one container, or, for a presented
/// screen, without a container.
@MainActor
final class ScreenPlace {
  let kind: Layout.Slot.Kind

  /// The controller or window that contains the screen.
  weak let container: UIResponder?

  static let presented = ScreenPlace(.presented)

  init(_ kind: Layout.Slot.Kind, in container: UIResponder? = nil) {
    self.kind = kind
    self.container = container
  }

  var controller: UIViewController? { container as? UIViewController }

  var stack: UINavigationController? {
    kind == .stack ? container as? UINavigationController : nil
  }

  var adapter: any ContainerAdapter.Type { ContainerAdapters.adapter(of: kind) }

  func window(of screen: UIViewController?) -> UIWindow? {
    if kind == .presented { return screen?.hierarchyWindow }
    return container as? UIWindow ?? controller?.hierarchyWindow
  }
}
