import CoordinatorCore
import Foundation
import UIKitShim

/// One screen that a coordinator shows, and where.
@MainActor
final class ScreenRecord {
  /// Where in the UI a screen is.
  enum Place {
    case stack(WeakReference<UINavigationController>)
    case presented
    case tab(WeakReference<UITabBarController>)
    case column(WeakReference<UISplitViewController>)
    case page(WeakReference<UIPageViewController>)
    case root(WeakReference<UIWindow>)
    case embedded(WeakReference<UIViewController>)

    /// What the screen lies in, or the window whose root it is; nil for what is presented.
    @MainActor var container: AnyObject? {
      switch self {
      case .stack(let stack): stack.object
      case .presented: nil
      case .tab(let tabs): tabs.object
      case .column(let columns): columns.object
      case .page(let pages): pages.object
      case .root(let window): window.object
      case .embedded(let screen): screen.object
      }
    }
  }

  private(set) weak var screen: UIViewController?
  let identity: ObjectIdentifier
  let id: ScreenID
  weak var owner: ScreenOwner?

  /// The coordinator whose verb has presented the screen, if one has.
  weak var presenter: ScreenOwner?

  var place: Place {
    get { storedPlace }
    set { storedPlace = newValue }
  }

  // Read and replaced as a whole, so that no access to it is checked for overlaps.
  private var storedPlace: Place

  /// Whether an owner has it, so that it is the record of its screen.
  var isKept = false

  /// The screen's class, of which its name is made only where somebody wants to read it.
  private let type: UIViewController.Type

  /// The screen's name, also when the screen is freed.
  var name: String { typeName(type) }

  /// Whether the screen has come into the UI.
  private(set) var hasShown = false

  /// Whether a request takes it from the UI, so that its leaving is no news for the journal.
  var leavesByRequest = false

  /// Whether the screen left together with what it lay in, or was presented by, so that its leaving is no
  /// news of its own.
  var leavesWithOther = false

  /// Whether no layout has the screen: it is about to come, or gone.
  var isUnplaced = false

  /// The queue of the hierarchy from which it is gone.
  var formerQueue: TransitionQueue?

  /// Whether the screen has left, so that its owner is about to forget it.
  var hasLeft = false

  /// The place of the request that presents the screen among all that presented something.
  var presentationNumber = 0

  /// The number of requests that are to dismiss the screen and have not ended.
  var pendingDismissals = 0

  /// The number of requests that are to bring the screen and have not ended.
  var pendingRequests = 0

  /// What keeps the screen, if it is a root that is kept while another one is shown.
  var kept: KeptRoot?

  /// The kept root by which the screen was presented, and is to be again.
  weak var keptWith: KeptRoot?

  /// How the screen was presented.
  var presentation: Presentation?

  /// Who has presented the screen, if that pauses those whom it covers.
  var pauser: OwnerID? {
    hasShown && presentation?.pausesWhatItCovers == true ? presenter?.id : nil
  }

  weak var sentinel: RecordSentinel?

  /// What answers the escape gesture while the screen is presented.
  var escape: PresentationEscape?

  init(_ screen: UIViewController, at place: Place, owner: ScreenOwner) {
    self.screen = screen
    type = Swift.type(of: screen)
    identity = ObjectIdentifier(screen)
    id = screen.note(in: owner.engine).id
    storedPlace = place
    self.owner = owner
  }

  /// Notes that the screen is in a layout again, or for the first time.
  func wasPlaced() {
    isUnplaced = false
    formerQueue = nil
    leavesByRequest = false
    leavesWithOther = false
  }

  /// Has the screen read again, and what it lies in, also where that stays out of sight.
  func isToBeRead() {
    guard let engine = owner?.engine else { return }
    engine.reconciler.forget(identity)
    if case .embedded(let reference) = place, let outer = reference.object {
      engine.reconciler.hierarchies.outdate(ObjectIdentifier(outer))
    }
  }

  /// Whether the screen is in its container, visible or not, or about to be.
  var isInUI: Bool { isRequested || !hasLeft && isInPlace }

  /// Whether it is still presented though the root is gone which has presented it: UIKit leaves it there.
  var isLeftInWindow: Bool {
    guard case .presented = place, let screen, let window = screen.viewIfLoaded?.window,
      let presenter = screen.presentingViewController, presenter.outermost === presenter
    else { return false }
    switch screen.modalPresentationStyle {
    case .currentContext, .overCurrentContext: return false
    default: return presenter !== window.rootViewController
    }
  }

  /// Whether it is about to be shown, or to come back with a root that is kept.
  var isRequested: Bool { pendingRequests > 0 || kept != nil || keptWith != nil }

  /// Whether the screen is in its container now.
  var isInPlace: Bool {
    guard let screen else { return false }
    switch place {
    case .stack(let reference):
      guard let container = reference.object, container.hasOnStack(screen) else { return false }
      return !DepartedContainers.contain(container)
    case .presented:
      if screen.presentingViewController == nil { return false }
      if owner?.engine.reconciler.hierarchies.isInWindow(id) == true { return true }
      return !DepartedContainers.havePresented(screen)
    case .tab(let reference):
      guard let container = reference.object, container.hasTab(screen) else { return false }
      return !DepartedContainers.contain(container)
    case .column(let reference):
      guard let container = reference.object, SplitObserver.of(container).holds(screen) else {
        return false
      }
      return !DepartedContainers.contain(container)
    case .page(let reference):
      guard let container = reference.object, PageObserver.of(container).holds(screen) else {
        return false
      }
      return !DepartedContainers.contain(container)
    case .root(let window): return window.object?.rootViewController === screen
    case .embedded(let reference):
      guard let outer = reference.object, screen.parent === outer else { return false }
      return !DepartedContainers.contain(outer)
    }
  }

  /// The window in which the screen or its container is.
  var window: UIWindow? {
    switch place {
    case .stack(let container): container.object?.hierarchyWindow
    case .presented: screen?.hierarchyWindow
    case .tab(let container): container.object?.hierarchyWindow
    case .column(let container): container.object?.hierarchyWindow
    case .page(let container): container.object?.hierarchyWindow
    case .root(let window): window.object
    case .embedded(let container): container.object?.hierarchyWindow
    }
  }

  /// Whether the screen leaves when its coordinator stops: what else a container holds stays until
  /// it is replaced, but for a column that has a placeholder.
  var leavesWithOwner: Bool {
    switch place {
    case .stack, .presented: return true
    case .column(let reference):
      guard let container = reference.object, let screen else { return false }
      return SplitObserver.existing(of: container)?.givesWay(screen) ?? false
    case .tab, .page, .root, .embedded: return false
    }
  }

  /// Notes that nobody owns the screen any more, which stays where it is: on a stack, which may be
  /// used again, until the next change; in other containers until it is replaced.
  ///
  /// What is presented over the context of a container that has left is taken from there.
  func stayBehind() {
    guard let screen else { return }
    switch place {
    case .stack(let reference):
      guard let container = reference.object, container.hasOnStack(screen) else { return }
      StackObserver.of(container).linger(self)
    case .presented:
      // It would cover what is shown there next.
      guard DepartedContainers.havePresented(screen) else { return }
      screen.presentingViewController?.dismiss(animated: false)
    case .root: if screen.isRootOfItsWindow { LeftBehind.add(screen, at: place) }
    case .tab, .column, .page, .embedded:
      if screen.parent != nil { LeftBehind.add(screen, at: place) }
    }
  }

  /// What the journal calls a departure that nobody has requested.
  var kindOfLeaving: String {
    switch place {
    case .stack: "pop"
    case .presented: "dismiss"
    case .tab: "removeTab"
    case .column: "replaceColumn"
    case .page: "removePage"
    case .root: "replaceRoot"
    case .embedded: "unembed"
    }
  }

  /// Whether the screen is in a column of a split view controller, or was before it collapsed.
  var isInColumn: Bool {
    if case .column = place { true } else { false }
  }

  /// Whether the screen is in this column.
  func isIn(_ column: UISplitViewController.Column, of container: UISplitViewController) -> Bool {
    guard case .column(let reference) = place, reference.object === container else { return false }
    return SplitObserver.of(container).isIn(column, screen)
  }

  /// Whether the screen is to be on a stack.
  var isOnStack: Bool {
    if case .stack = storedPlace { true } else { false }
  }

  /// The stack on which the screen is to be.
  var stack: UINavigationController? {
    if case .stack(let reference) = place { reference.object } else { nil }
  }

  /// Whether the screen lies on this stack.
  func isOn(_ container: UINavigationController) -> Bool { stack === container }

  /// Whether the screen is one of these tabs, or is to be.
  func isTab(of container: UITabBarController) -> Bool {
    if case .tab(let reference) = place { reference.object === container } else { false }
  }

  /// Whether a stack that loses the screen gives it back to its column.
  var isStillInColumn: Bool { isInColumn && isInUI }

  /// Notes that the screen has come into the UI.
  func wasShown() {
    guard isKept else { return }
    hasShown = true
    if case .root(let window) = place, let window = window.object {
      TransitionQueue.of(window).lookAtRest()
    }
    let owner = owner
    owner?.noteShown()
    keepWatch()
    if pauser != nil { owner?.engine.reconciler.look(around: screen) }
    owner?.engine.leaveGuards.refresh()
  }
}

/// A reference that does not keep its object alive, for use inside a value.
@MainActor
final class WeakReference<Object: AnyObject> {
  weak let object: Object?
  init(_ object: Object) { self.object = object }
}
