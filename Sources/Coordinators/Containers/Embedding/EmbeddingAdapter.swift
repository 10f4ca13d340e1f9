import CoordinatorCore
import UIKitShim

/// A screen of the app that contains other screens.
enum EmbeddingAdapter: ContainerAdapter {
  static let removalEvent = "unembed"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    if let screen = transition.screenToRemove { return Unembedding(screen) }
    guard case .controller(let screen, let view) = transition.container else {
      throw .noContainer("screen", transition.description)
    }
    return EmbeddingChange(in: screen, view: view, by: coordinator)
  }

  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    let screens = container.children
    if screens.isEmpty { return }
    reader.read(screens, in: place, at: .embedded, visible: 0..<screens.count, others: .visible)
  }

  /// A search that has ended, whose results the screen of a stack keeps.
  static func hiddenScreens(of container: UIViewController) -> [UIViewController] {
    guard container.parent?.roles.contains(.stack) == true,
      let search = container.navigationItem.searchInBar, search.presentingViewController == nil
    else { return [] }
    return [search]
  }

  static func place(of record: ScreenRecord, in container: UIViewController) -> ScreenPlace? {
    ScreenPlace(.embedded, in: container)
  }
}
