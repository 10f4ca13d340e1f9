import UIKitShim

/// A screen of the app's own with other screens in it.
enum EmbeddingAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    let screens = container.children
    if screens.isEmpty { return }
    reader.read(screens, in: place, at: .embedded, seen: 0..<screens.count)
  }
}
