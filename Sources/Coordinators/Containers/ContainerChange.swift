import CoordinatorCore
import UIKitShim

/// What one request does to one container: a value that the container's adapter makes, once it is known who asks.
@MainActor
protocol ContainerChange {
  // MARK: Where

  /// What it changes: a container, or a window; nil for what lies over all.
  var container: AnyObject? { get }

  /// The navigation controller on whose stack it happens, if it happens on one, with its observer.
  var stack: UINavigationController? { get }
  var observer: StackObserver? { get }

  /// All navigation controllers whose stacks it changes.
  var stacks: [UINavigationController] { get }

  /// The window in whose queue it stands if this coordinator asks for it.
  func window(for coordinator: any Coordinator) -> UIWindow?

  // MARK: What

  /// Whether it fills a container with all that run of several children.
  var fillsContainer: Bool { get }

  /// The screens that are there, of which one may be named by its class.
  var candidates: [UIViewController] { get }

  /// The one screen that it takes away, where that is known, for those who read of it.
  var leavingScreen: UIViewController? { get }

  /// The screen that a `pop` means, which is on top now; nil for all else.
  var meant: UIViewController? { get }

  /// The screens that it takes away because their coordinators have stopped.
  var departing: [ScreenRecord] { get }

  /// What would be taken away.
  ///
  /// - Parameters:
  ///   - arrivals: What it brings or leads to; nil for what is still to be made.
  ///   - preview: What was changed before, to which this change is added.
  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens

  /// Whether it would change nothing after another one of the same kind of transition.
  func repeats(_ other: any ContainerChange) -> Bool

  /// Whether it goes before those leave whose coordinators have just stopped, and takes them along.
  func goesBefore(departing records: [ScreenRecord]) -> Bool

  /// Whether it dismisses what is not presented yet.
  var dismissesWhatIsToCome: Bool { get }

  // MARK: Its way

  /// Notes that a coordinator asks for it.
  func wasRequested(by coordinator: any Coordinator)

  /// Finds out what it means by now; called when its turn has come. Where that has become something else, the
  /// request gets another change.
  func resolve(for request: TransitionRequest) throws(TransitionRejection)

  /// Makes a coordinator the owner of a screen that it brings, as far as nobody shows that now.
  func claim(_ screen: UIViewController, by owner: ScreenOwner) -> ScreenClaim?

  /// Makes UIKit's call, and tells the performer the real end.
  func carryOut(by performer: TransitionPerformer)

  /// Counts the requests that are to dismiss what it dismisses.
  func countDismissal(_ change: Int)
}

extension ContainerChange {
  var container: AnyObject? { nil }
  var stack: UINavigationController? { nil }
  var observer: StackObserver? { nil }
  var stacks: [UINavigationController] { stack.map { [$0] } ?? [] }
  func window(for coordinator: any Coordinator) -> UIWindow? {
    (container as? UIViewController)?.hierarchyWindow
  }

  var fillsContainer: Bool { false }
  var candidates: [UIViewController] { [] }
  var leavingScreen: UIViewController? { nil }
  var meant: UIViewController? { nil }
  var departing: [ScreenRecord] { [] }
  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    LeavingScreens([])
  }
  func repeats(_ other: any ContainerChange) -> Bool {
    container != nil && container === other.container
  }
  func goesBefore(departing records: [ScreenRecord]) -> Bool { false }
  var dismissesWhatIsToCome: Bool { false }

  func wasRequested(by coordinator: any Coordinator) {}
  func resolve(for request: TransitionRequest) throws(TransitionRejection) {}
  func claim(_ screen: UIViewController, by owner: ScreenOwner) -> ScreenClaim? { nil }
  func countDismissal(_ change: Int) {}
}

extension UIViewController {
  /// Whether this is presented, or a window's root, from where no container can take it.
  var isShownModally: Bool {
    parent == nil && presentingViewController != nil || isRootOfItsWindow
  }

  /// Whether this is somewhere else than in a container.
  func isElsewhere(than container: UIViewController) -> Bool {
    parent != nil && !isInside(container) || isShownModally
  }
}
