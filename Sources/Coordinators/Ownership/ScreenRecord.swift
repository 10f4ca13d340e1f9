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
  }

  private(set) weak var screen: UIViewController?
  let identity: ObjectIdentifier
  private let mark: ScreenIdentity
  weak var owner: ScreenOwner?
  var place: Place

  /// Whether an owner has it, so that it is the record of its screen.
  var isKept = false

  /// The screen's class, of which its name is made only where somebody wants to read it.
  private let type: UIViewController.Type

  /// The screen's name, also when the screen is freed.
  var name: String { typeName(type) }

  /// Whether a request takes it from the UI, so that its leaving is no news for the journal.
  var leavesByRequest = false

  /// Whether its stack listed it when it was last looked at.
  var isListed = false

  /// Whom the screen's presentation has paused.
  var covered: [WeakReference<CoordinatorContext>] = []

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

  private var sentinel: ScreenSentinel?

  init(_ screen: UIViewController, at place: Place, owner: ScreenOwner) {
    self.screen = screen
    type = Swift.type(of: screen)
    identity = ObjectIdentifier(screen)
    mark = ScreenIdentity(screen)
    self.place = place
    self.owner = owner
  }

  /// Whether this is the record of a screen; cheaper than to compare ``screen``.
  func isOf(_ screen: UIViewController) -> Bool { mark.isOf(screen) }

  /// Whether the screen is in its container, visible or not, or about to be.
  var isInUI: Bool {
    pendingRequests > 0 || kept != nil || keptWith != nil || isInPlace
  }

  /// Whether the screen is in its container now.
  private var isInPlace: Bool {
    guard let screen else { return false }
    switch place {
    case .stack(let reference):
      guard let container = reference.object, container.hasOnStack(screen) else { return false }
      return !DepartedContainers.contain(container)
    case .presented: return screen.presentingViewController != nil
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
      guard let container = reference.object, screen.parent === container else { return false }
      return !DepartedContainers.contain(container)
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
  func stayBehind() {
    guard let screen else { return }
    switch place {
    case .stack(let reference):
      guard let container = reference.object, container.hasOnStack(screen) else { return }
      StackObserver.of(container).linger(self)
    case .presented: return
    case .root: if screen.isRootOfItsWindow { LeftBehind.add(screen, at: place) }
    case .tab, .column, .page, .embedded:
      if screen.parent != nil { LeftBehind.add(screen, at: place) }
    }
  }

  /// What the journal calls a departure that nobody has requested; that of a stack is told by its
  /// observer.
  var kindOfLeaving: String? {
    switch place {
    case .stack: nil
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

  /// The stack on which the screen is to be.
  var stack: UINavigationController? {
    if case .stack(let reference) = place { reference.object } else { nil }
  }

  /// Whether the screen lies on this stack.
  func isOn(_ container: UINavigationController) -> Bool { stack === container }

  /// Whether a stack that loses the screen gives it back to its column.
  var isStillInColumn: Bool { isInColumn && isInUI }

  /// Notes that the screen has come into the UI.
  func wasShown() {
    guard isKept else { return }
    owner?.hasShown = true
    keepWatch()
    LeaveGuards.refresh()
  }

  /// Watches the screen as soon as it has a view.
  func keepWatch() {
    guard isKept, !watch() else { return }
    // UIKit makes the view in a later turn, or when the window becomes visible.
    Self.unwatched.append(WeakReference(self))
    Turn.afterSome(in: window) { Self.watchLatecomers() }
  }

  private static var unwatched: [WeakReference<ScreenRecord>] = []

  /// Watches the screens whose views were not there yet.
  static func watchLatecomers() {
    guard !unwatched.isEmpty else { return }
    let late = unwatched
    unwatched = []
    for reference in late {
      guard let record = reference.object, record.isKept else { continue }
      if !record.isInUI {
        record.owner?.screenMayHaveLeft(record)
      } else if !record.watch() {
        unwatched.append(reference)
      }
    }
  }

  /// Watches the view that leaves the window with the screen, whatever way it takes: that of the
  /// root itself, or what UIKit has put around a presentation.
  ///
  /// Stacks are watched by their observer; those of columns and pages tell their delegates.
  ///
  /// - Returns: Whether it is watched, or need not be.
  private func watch() -> Bool {
    let watched: UIView?
    switch place {
    case .stack, .column, .page: return true
    case .tab: watched = screen?.viewIfLoaded
    case .presented: watched = screen?.presentationController?.containerView
    case .root, .embedded: watched = screen?.viewIfLoaded
    }
    guard let view = watched else {
      // The view of a tab is made when the tab is first selected.
      if case .tab(let container) = place {
        return container.object?.selectedViewController !== screen
      }
      return false
    }
    if let sentinel, sentinel.superview === view { return true }
    unwatch()
    let sentinel = ScreenSentinel(
      enteredWindow: { [weak self] in self?.endKeeping() },
      leftWindow: { [weak self] in self?.leftWindow() })
    view.addSubview(sentinel)
    self.sentinel = sentinel
    return true
  }

  /// Ends the keeping of a root that is shown again, wherever that is.
  func endKeeping() {
    guard let kept, pendingRequests == 0, isInPlace else { return }
    self.kept = nil
    kept.comeBack()
  }

  private func leftWindow() {
    guard case .tab(let container) = place, let container = container.object,
      let observer = TabObserver.existing(of: container)
    else {
      owner?.screenMayHaveLeft(self)
      if case .presented = place {
        // UIKit is in the middle of the dismissal.
        Turn.next(in: window) { KeptObjects.releaseDismissed() }
      }
      return
    }
    // A request that selects another tab looks by itself.
    if observer.isSelecting { return }
    owner?.screenMayHaveLeft(self)
    // A raw call may have selected another tab.
    observer.selectionDidChange()
  }

  /// Ends the watch.
  func unwatch() {
    sentinel?.removeFromSuperview()
    sentinel = nil
  }
}

/// A reference that does not keep its object alive, for use inside a value.
@MainActor
final class WeakReference<Object: AnyObject> {
  weak let object: Object?
  init(_ object: Object) { self.object = object }
}

/// An invisible view that tells when the view it lies in comes into a window, or leaves it.
///
/// No UIKit delegate hears of a dismissal made by code elsewhere, of one that a lower dismissal
/// tears down, or of a replaced root; the view hierarchy always does.
final class ScreenSentinel: UIView {
  private let enteredWindow: () -> Void
  private let leftWindow: () -> Void

  init(enteredWindow: @escaping () -> Void = {}, leftWindow: @escaping () -> Void) {
    self.enteredWindow = enteredWindow
    self.leftWindow = leftWindow
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { enteredWindow() } else if superview != nil { leftWindow() }
  }
}
