import UIKitShim

extension Layout.Slot.Kind {
  static let embedded = Layout.Slot.Kind(name: "embedded")
}

/// A screen of the app's own with other screens in it.
enum EmbeddingAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, _ row: Int, _ presence: Layout.Presence,
    _ reader: inout LayoutReader
  ) {
    for (index, screen) in container.children.enumerated() {
      reader.read(screen, in: row, at: .embedded, index, presence)
    }
  }
}
