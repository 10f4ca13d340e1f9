import CoordinatorCore
import UIKitShim

/// The embedding of a screen into another one, as its child.
struct EmbeddingChange: ContainerChange {
  /// The screen to embed into; nil if it is known only when the request runs.
  let screen: UIViewController?
  let view: UIView?

  var container: AnyObject? { screen }

  func window(for coordinator: any Coordinator) -> UIWindow? {
    screen?.hierarchyWindow ?? coordinator.nearestWindow
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    guard let screen else { return LeavingScreens([]) }
    let former = screen.embedded(in: view)
    return LeavingScreens(preview.replace([former], of: view ?? screen) { _ in arrivals })
  }

  func repeats(_ other: any ContainerChange) -> Bool {
    guard let other = other as? EmbeddingChange else { return false }
    return screen === other.screen && view === other.view
  }

  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    if screen != nil { return }
    request.change = EmbeddingChange(
      screen: try EmbeddingAdapter.topScreen(for: request), view: nil)
  }

  func place(of embedded: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    guard let screen, !embedded.isShownModally else { return nil }
    // The screen of a coordinator that has stopped stays embedded, and may be embedded again.
    if embedded.parent != nil, embedded.parent !== screen || !embedded.isOrphan { return nil }
    return ScreenPlace(.embedded, in: screen)
  }

  func carryOut(by performer: TransitionPerformer) {
    guard let screen else { return performer.end(.rejected(.gone())) }
    performer.withScreen { performer.embed($0, in: screen, view: view) }
  }
}

/// The removal of a screen from the one that contains it.
struct Unembedding: ContainerChange {
  let screen: UIViewController

  /// The screen that contained it at the request, or when it ran.
  private weak let outer: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
    outer = screen.parent
  }

  var container: AnyObject? { outer }
  var removedScreen: UIViewController? { screen }

  func window(for coordinator: any Coordinator) -> UIWindow? {
    screen.hierarchyWindow ?? coordinator.nearestWindow
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    LeavingScreens(screen.parent == nil ? [] : [screen])
  }

  func repeats(_ other: any ContainerChange) -> Bool {
    screen === (other as? Unembedding)?.screen
  }

  func resolve(for request: TransitionRequest) { request.change = Unembedding(screen) }

  func carryOut(by performer: TransitionPerformer) { performer.unembed(screen) }
}
