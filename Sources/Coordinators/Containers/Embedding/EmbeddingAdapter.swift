import CoordinatorCore
import UIKitShim

/// A screen of the app that contains other screens.
enum EmbeddingAdapter: ContainerAdapter {
  static let removalEvent = "unembed"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    if case .embedded(let screen) = transition.container { return Unembedding(screen) }
    var named: (screen: UIViewController?, view: UIView?)
    if case .controller(let screen, let view) = transition.container { named = (screen, view) }
    return EmbeddingChange(screen: named.screen, view: named.view)
  }

  /// The screen and the view that a request embeds into.
  ///
  /// If the request does not name them, it is the screen on top now. It throws if there is no such
  /// screen.
  static func place(
    of request: TransitionRequest
  ) throws(TransitionRejection) -> (container: UIViewController, view: UIView?) {
    guard let transition = request.transition, let coordinator = request.requester?.coordinator
    else { throw .gone() }
    if case .controller(let container, let view) = transition.container { return (container, view) }
    // UIKit's containers show only their own screens, so nothing can be embedded beside these.
    let kind = coordinator.kind
    if let stack = kind.stack?(coordinator) {
      if let top = coordinator.context.screenOwner.topScreen(on: stack) { return (top, nil) }
    } else if let screen = coordinator.ownScreen(by: kind), !screen.isContainer {
      return (screen, nil)
    }
    throw .noContainer("screen", transition.description)
  }

  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    let screens = container.children
    if screens.isEmpty { return }
    reader.read(screens, in: place, at: .embedded, visible: 0..<screens.count, others: .visible)
  }

  static func place(of record: ScreenRecord, in container: UIViewController) -> ScreenPlace? {
    ScreenPlace(.embedded, in: container)
  }
}
