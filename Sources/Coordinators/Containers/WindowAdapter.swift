package import CoordinatorCore
package import UIKitShim

extension Layout.Slot.Kind {
  static let root = Layout.Slot.Kind(name: "root", hasIndex: false)
}

extension Layout {
  /// Reads what a window shows, and the roots that are kept for it while another one is shown.
  ///
  /// - Complexity: O(*n*) in the number of screens.
  @MainActor package init(reading window: UIWindow, keeping roots: [any Coordinator] = []) {
    var reader = LayoutReader()
    let root = window.rootViewController
    if let root { reader.read(root, at: .root) }
    for kept in KeptRoot.all(in: roots) where kept.window === window && kept.root !== root {
      reader.read(kept.root, at: .root, 1, .suspended)
      for screen in kept.presentedScreens where screen.presentingViewController == nil {
        reader.read(screen, at: .presented, 0, .suspended)
      }
    }
    self = reader.layout
  }

  /// Reads an outermost controller that is in no window.
  ///
  /// - Complexity: O(*n*) in the number of screens.
  @MainActor package init(reading outermost: UIViewController) {
    var reader = LayoutReader()
    reader.read(outermost, at: .root)
    self = reader.layout
  }
}

extension KeptRoot {
  /// The roots that coordinators of these trees keep.
  static func all(in coordinators: [any Coordinator]) -> [KeptRoot] {
    var found: [KeptRoot] = []
    for coordinator in coordinators {
      let owner = coordinator.context.attachment as? ScreenOwner
      found += (owner?.records ?? []).compactMap(\.kept)
      found += all(in: coordinator.children)
    }
    return found
  }
}
