import UIKitShim

extension Layout.Slot.Kind {
  static let stack = Layout.Slot.Kind(name: "stack")
}

/// A navigation controller: its top is seen.
enum StackAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, _ row: Int, _ presence: Layout.Presence,
    _ reader: inout LayoutReader
  ) {
    guard let stack = container as? UINavigationController else { return }
    let screens = stack.viewControllers
    let last = screens.count - 1
    for (index, screen) in screens.enumerated() {
      reader.read(
        screen, in: row, at: .stack, index, presence.of(index == last ? .visible : .covered))
    }
  }
}
