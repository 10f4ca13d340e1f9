import CoordinatorCore
import UIKitShim

/// The embedding of a screen into another one, as its child.
final class EmbeddingChange: ContainerChange {
  /// The screen to embed into; nil if it is known only when the request runs.
  private(set) var screen: UIViewController?
  let view: UIView?
  /// The coordinator that embeds into its screen on top, if no screen is named.
  let owner: ScreenOwner

  init(in screen: UIViewController?, view: UIView?, by coordinator: any Coordinator) {
    self.screen = screen
    self.view = view
    owner = coordinator.context.screenOwner
  }

  var container: AnyObject? { screen }

  func window(for coordinator: any Coordinator) -> UIWindow? {
    screen?.hierarchyWindow ?? coordinator.nearestWindow
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    guard let screen = screen ?? topScreen(in: preview) else { return LeavingScreens([]) }
    return LeavingScreens([screen.embedded(in: view)].compactMap { $0 }.without(arrivals))
  }

  func base(above reached: UIViewController?, of owner: ScreenOwner) -> UIViewController? { screen }

  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    guard let screen = screen ?? topScreen(in: Preview()) else {
      guard let transition = request.transition, request.requester?.coordinator != nil else {
        throw .gone()
      }
      throw .noContainer("screen", transition.description)
    }
    if screen.isContainer { throw .noPlaceToEmbed(screen.nameInMessages(of: nil)) }
    self.screen = screen
  }

  /// The screen on top, into which the coordinator embeds if it names no screen; nil if there is
  /// none, or if it is on the stack only after the changes in a preview.
  private func topScreen(in preview: Preview) -> UIViewController? {
    guard let coordinator = owner.context?.coordinator else { return nil }
    let kind = coordinator.kind
    guard let stack = kind.stack?(coordinator) else { return coordinator.ownScreen(by: kind) }
    return owner.topScreen(on: stack, in: preview)
  }

  func place(of embedded: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    guard let screen, !embedded.isShownModally else { return nil }
    // The screen of a coordinator that has stopped stays embedded, and may be embedded again.
    if embedded.parent != nil, embedded.parent !== screen || !embedded.isOrphan { return nil }
    return ScreenPlace(.embedded, in: screen)
  }

  func carryOut(by performer: TransitionPerformer) {
    guard let container = screen, let screen = performer.screen else {
      return performer.reject(.gone())
    }
    if container === screen || container.isInside(screen) {
      return performer.reject(.embeddedInItself(performer.name(of: screen)))
    }
    let isAnew = screen.parent === container && performer.request.hasClaimsOfUnowned
    if screen.parent != nil && !isAnew || screen.isShownModally {
      return performer.reject(.alreadyPresented(performer.name(of: screen)))
    }
    // A raw call has popped the screen, and UIKit still removes its view.
    if screen.parent == nil, screen.viewIfLoaded?.superview != nil {
      return CompletionWaiter(performer, of: screen) { _ in performer.retry() }.wait()
    }
    guard container.screenRecord?.isInUI != false, !DetachedContainers.contain(container),
      let place = view ?? container.view
    else { return performer.reject(.gone()) }
    let former = container.embedded(in: place)
    performer.change(place) {
      former?.takeOut()
      if screen.parent != nil { screen.takeOut() }
      screen.putIn(place, of: container)
      performer.request.isReconciled = true
      let engine = container.engine
      // A reading skips what is in a screen that is not visible or not in front.
      engine.reconciler.hierarchies.setNeed(.contents, of: container.attachment(in: engine).id)
      engine.reconciler.reconcile(around: screen)
    }
  }
}

/// The removal of a screen from the one that contains it.
final class Unembedding: ContainerChange {
  let screen: UIViewController

  /// The screen that contained it at the request, or when it ran.
  private weak var outer: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
    outer = screen.parent
  }

  var container: AnyObject? { outer }
  var removedScreen: UIViewController? { screen }

  func window(for coordinator: any Coordinator) -> UIWindow? {
    screen.hierarchyWindow ?? coordinator.nearestWindow
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    LeavingScreens(screen.isEmbedded ? [screen] : [])
  }

  func resolve(for request: TransitionRequest) { outer = screen.parent }

  func carryOut(by performer: TransitionPerformer) {
    guard screen.isEmbedded else {
      return performer.reject(.notEmbedded(performer.name(of: screen)))
    }
    let outer = screen.parent
    // The view has no superview if it was in a cell that is gone.
    performer.change(screen.viewIfLoaded?.superview) { [screen] in
      screen.takeOut()
      performer.request.isReconciled = true
      outer?.engine.reconciler.reconcile(around: outer)
    }
  }
}

extension TransitionPerformer {
  /// Changes what a view contains, with a cross-fade if the request is animated.
  fileprivate func change(_ place: UIView?, by change: @escaping @MainActor () -> Void) {
    guard animated, let place, place.window?.isHidden == false else {
      change()
      return end(.performed)
    }
    startTimeout()
    UIView.transition(
      with: place, duration: 0.3, options: .transitionCrossDissolve, animations: change,
      completion: { _ in endNextTurn() })
  }
}

extension UIViewController {
  fileprivate func putIn(_ place: UIView, of container: UIViewController) {
    container.addChild(self)
    guard let view else { return }
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.placeOfSubviews.addSubview(view)
    didMove(toParent: container)
  }

  func takeOut() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Whether a transition has embedded this screen where it is now.
  var isEmbedded: Bool {
    let place = screenRecord?.place ?? existingAttachment?.orphanPlace
    guard let place, place.kind == .embedded else { return false }
    return parent != nil && parent === place.controller
  }

  /// The screen that a transition has embedded in a view of this screen; nil means its own view.
  func embedded(in place: UIView?) -> UIViewController? {
    guard let place = place ?? viewIfLoaded else { return nil }
    // The next responder of a controller's own view is the controller.
    for view in place.placeOfSubviews.subviews {
      if let child = view.next as? UIViewController, child.parent === self, child.isEmbedded {
        return child
      }
    }
    return nil
  }
}
