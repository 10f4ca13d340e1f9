import UIKitShim

/// All that the engine knows of one kind of container.
@MainActor
protocol ContainerAdapter {
  /// Reads what lies in a container, in order.
  ///
  /// - Parameters:
  ///   - row: The container's row in the layout.
  ///   - presence: Whether the container itself is seen.
  static func read(
    _ container: UIViewController, _ row: Int, _ presence: Layout.Presence,
    _ reader: inout LayoutReader)
}

/// The adapters, one for each kind of container.
@MainActor
enum ContainerAdapters {
  /// The adapter of a controller; what is none of UIKit's containers has those in it embedded.
  static func adapter(of controller: UIViewController) -> any ContainerAdapter.Type {
    guard controller.isContainer else { return EmbeddingAdapter.self }
    return switch controller {
    case is UINavigationController: StackAdapter.self
    case is UITabBarController: TabsAdapter.self
    case is UISplitViewController: ColumnsAdapter.self
    case is UIPageViewController: PagesAdapter.self
    default: EmbeddingAdapter.self
    }
  }
}

extension Layout.Presence {
  /// The presence of a screen in a container with this one.
  ///
  /// - Parameter presence: What it would be in a container that is seen.
  func of(_ presence: Layout.Presence) -> Layout.Presence { self == .visible ? presence : self }
}
