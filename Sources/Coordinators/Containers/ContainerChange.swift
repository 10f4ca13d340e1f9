import CoordinatorCore
import UIKitShim

/// The change that one request makes to one container; the container's adapter makes it when the
/// requesting coordinator is known.
@MainActor
protocol ContainerChange: AnyObject {
  // MARK: Where

  /// The container or window that the change affects; nil if no single one is known, for example
  /// for a presentation.
  var container: AnyObject? { get }

  /// Whether the change affects one stack, and waits only for UIKit's transitions of that stack;
  /// every other change also waits for those of the visible screens.
  var isOfStack: Bool { get }

  /// The transition that UIKit runs on a stack that the change affects, if there is one.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }

  /// The window whose queue the request joins if the given coordinator makes the request.
  func window(for coordinator: any Coordinator) -> UIWindow?

  // MARK: What

  /// The screens in the container that a destination can name by class.
  var candidates: [UIViewController] { get }

  /// The one screen that the change removes, if it is known; descriptions of the request name it.
  var removedScreen: UIViewController? { get }

  /// The screen that a `pop` would remove now; nil for all other changes.
  var screenToPop: UIViewController? { get }

  /// The screens that the change would remove or hide after the changes in the preview, to which it
  /// is added; an arrival is nil if its screen does not exist yet.
  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens

  /// The existing screen to which the change leads, if its transition has no destination.
  var target: UIViewController? { get }

  /// The position of the chosen or uncovered screen, after the change: that of a tab, of a page, on
  /// the stack, or in the chain of presentations. It is nil for all other changes.
  var chosenIndex: Int? { get }

  /// The screen that has to be on top before a push: `screen`, to which a path has led so far, if
  /// it is on the stack; else the owner's lowest screen there, or the bottom of the stack. For an
  /// embedding, it is the screen that the transition names. It is nil for all other changes: a path
  /// to them reveals what it has reached, and pops nothing above.
  func base(above screen: UIViewController?, of owner: ScreenOwner) -> UIViewController?

  /// Whether the change also removes the screens of stopped coordinators from its container.
  var takesPendingRemovals: Bool { get }

  // MARK: Carrying out

  /// Called when the change is requested, and not only previewed.
  func noteRequest(by coordinator: any Coordinator) throws(TransitionRejection)

  /// Called before leave guards are searched, and again when the request runs; the screens of the
  /// change may be others than at the request.
  func resolve(for request: TransitionRequest) throws(TransitionRejection)

  /// The place in which a coordinator comes to own a screen that the change brings; nil if the
  /// screen keeps its owner, for example because it is shown elsewhere.
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace?

  /// Calls UIKit, and reports the real end of the change to the performer.
  func carryOut(by performer: TransitionPerformer)

  /// Whether the change is the reason why a screen has left its place.
  func explainsRemoval(of record: ScreenRecord) -> Bool

  /// Called when a request for the change has run, whatever the result.
  func didEnd()

  /// Notes that a coordinator has or requests a screen in the container.
  func addContentOwner(_ owner: ScreenOwner)
}

extension ContainerChange {
  var container: AnyObject? { nil }
  var isOfStack: Bool { false }
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  func window(for coordinator: any Coordinator) -> UIWindow? {
    (container as? UIViewController)?.hierarchyWindow
  }

  var candidates: [UIViewController] { [] }
  var removedScreen: UIViewController? { nil }
  var screenToPop: UIViewController? { nil }
  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    LeavingScreens([])
  }
  var target: UIViewController? { nil }
  var chosenIndex: Int? { nil }
  func base(above screen: UIViewController?, of owner: ScreenOwner) -> UIViewController? { nil }
  var takesPendingRemovals: Bool { false }

  func noteRequest(by coordinator: any Coordinator) {}
  func resolve(for request: TransitionRequest) throws(TransitionRejection) {}
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? { nil }
  func explainsRemoval(of record: ScreenRecord) -> Bool {
    container != nil && container === record.place.container
  }
  func didEnd() {}
  func addContentOwner(_ owner: ScreenOwner) {}
}

extension ContainerChange {
  /// Returns the first screen in the container that matches; nil if none does.
  func existing(
    _ matches: (UIViewController, (any Coordinator)?) -> Bool
  ) -> UIViewController? {
    for screen in candidates
    where matches(screen, screen.screenRecord?.owner?.context?.coordinator) {
      return screen
    }
    return nil
  }
}

extension UIViewController {
  /// Whether this controller is presented or its window's root, so that no container can take it.
  var isShownModally: Bool {
    parent == nil && presentingViewController != nil || isRootOfItsWindow
  }

  /// Whether a container cannot take this controller: it is presented or its window's root, or it
  /// is, holds or presents the container.
  func cannotEnter(_ container: UIViewController) -> Bool {
    isShownModally || container.disappears(with: self)
  }

  /// Whether a container cannot take this controller, or would take it from another one.
  func isElsewhere(than container: UIViewController) -> Bool {
    parent != nil && !isInside(container) || cannotEnter(container)
  }
}
