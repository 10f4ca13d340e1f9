import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one split view controller for columns that are filled by raw calls or given up.
///
/// Collapsing and expanding move a column's screen and are no exits. It is the controller's delegate
/// and forwards every call to the user's own.
@MainActor
final class SplitObserver: ContainerObserver, UISplitViewControllerDelegate, TypedObserver {
  private(set) weak var container: UISplitViewController?

  /// The app's delegate to which a call is handed on.
  func forwardee(of call: Call) -> (any UISplitViewControllerDelegate)? {
    target(of: call) as? any UISplitViewControllerDelegate
  }

  /// The observers of the columns' stacks, each with what was put into its column; UIKit makes a stack
  /// around a screen, which nobody else knows.
  private var stacks: [(screen: WeakReference<UIViewController>, observer: StackObserver)] = []

  /// The observer of the stack onto which the columns collapse.
  private weak var primary: StackObserver?
  private lazy var ownReference = WeakReference(self)

  /// The secondary that the user's delegate has taken in while the container collapsed.
  private(set) weak var setAside: UIViewController?

  /// What a placeholder or the way back has made of the columns.
  var emptying = ColumnEmptying()

  init(_ container: UISplitViewController) {
    self.container = container
    super.init(ScreenPlace(.column, in: container), arrivalKind: "setColumn")
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    guard let container else { return }
    install(over: container.delegate) {
      container.delegate = self
      return container.delegate
    }
  }

  // MARK: Columns

  /// The screens that were put into the columns, from the primary to the secondary.
  override var screens: [UIViewController] {
    guard let container else { return [] }
    guard container.style != .unspecified else { return container.viewControllers }
    var screens: [UIViewController] = []
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
      if let screen = screen(in: column) { screens.append(screen) }
    }
    return screens
  }

  override func isThere(_ screen: UIViewController) -> Bool {
    for column in screens where column === screen { return !emptying.isPlaceholder(screen) }
    return false
  }

  /// The screen that was put into a column.
  func screen(in column: UISplitViewController.Column) -> UIViewController? {
    guard let container else { return nil }
    if container.style == .unspecified {
      let index = column == .primary ? 0 : 1
      let columns = container.viewControllers
      return columns.indices.contains(index) ? columns[index] : nil
    }
    if column == .supplementary, container.style != .tripleColumn { return nil }
    return container.viewController(for: column)
  }

  /// The stack in a column: what was put there, or what UIKit has made around it.
  ///
  /// A raw call may have given that stack another root since, so that the screen does not lead to it.
  func stack(of screen: UIViewController) -> UINavigationController? {
    if let stack = screen as? UINavigationController { return stack }
    var outer = screen.navigationController
    // Columns may lie on a stack themselves, as on the list "More".
    if let stack = outer, container?.isInside(stack) == true { outer = nil }
    if let outer, outer.viewControllers.first === screen { return outer }
    for known in stacks where known.screen.object === screen {
      if let stack = known.observer.container { return stack }
    }
    return outer
  }

  /// Whether a screen is in a column, seen or not, or in the stack that a collapse has made of them.
  func holds(_ screen: UIViewController) -> Bool {
    guard let container else { return false }
    for column in screens where column === screen { return !hasGoneBack(from: screen) }
    guard container.style == .unspecified else { return false }
    // Onto a primary without a stack it is presented, and stays so when there is room again.
    if screen.presentingViewController != nil { return true }
    return container.isCollapsed && (screen === setAside || screen.isInside(container))
  }

  /// Has the columns read again, since they may have changed.
  func look() { container.map { $0.engine.reconciler.reconcile(around: $0) } }

  override func didRead() -> Bool {
    guard let container else { return false }
    install()
    if !container.isCollapsed { setAside = nil }
    var isChanged = false
    fillEmptyColumns()
    primaryMayHaveChanged()
    stackDidChange()
    var stacks: [(screen: WeakReference<UIViewController>, observer: StackObserver)] = []
    for screen in screens where !emptying.isPlaceholder(screen) {
      if adopt(screen) { isChanged = true }
      ScreenOwner.record(of: screen)?.keepWatch()
      guard let stack = stack(of: screen) else { continue }
      stacks.append((WeakReference(screen), StackObserver.of(stack)))
    }
    self.stacks = stacks
    forgetUnusedPlaceholders()
    return isChanged
  }

  /// Notes that a screen is in a column; one that a raw call has put there gets an owner.
  ///
  /// - Returns: Whether it has got one.
  private func adopt(_ screen: UIViewController) -> Bool {
    if let record = ScreenOwner.record(of: screen) {
      if record.pendingRequests == 0 { record.place = place }
      return false
    }
    return user?.engine.reconciler.adopt(screen, adoption(of: screen)) == true
  }

  /// Notes onto which stack the columns collapse, and that another one is an ordinary stack again.
  private func primaryMayHaveChanged() {
    let primary = primaryStack.map { StackObserver.of($0) }
    if let primary, primary === self.primary, primary.split === ownReference { return }
    if let former = self.primary, former.split === ownReference { former.split = nil }
    primary?.split = ownReference
    self.primary = primary
  }

  // MARK: UISplitViewControllerDelegate

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let call = enter(secondaryViewController)
    let isTaken =
      forwardee(of: call)?.splitViewController?(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController) ?? false
    guard leave(call) else { return isTaken }
    setAside = isTaken ? secondaryViewController : nil
    setNeedsReconcile()
    return isTaken
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let top = lastFilledColumn(upTo: proposedTopColumn)
    let call = enter(svc)
    defer { leave(call) }
    return forwardee(of: call)?.splitViewController?(
      svc, topColumnForCollapsingToProposedTopColumn: top) ?? top
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    let call = enter(svc)
    forwardee(of: call)?.splitViewControllerDidCollapse?(svc)
    guard leave(call) else { return }
    setNeedsReconcile()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    let call = enter(svc)
    forwardee(of: call)?.splitViewControllerDidExpand?(svc)
    guard leave(call) else { return }
    setNeedsReconcile()
  }

  /// Has the columns reconciled, since they may have changed.
  func setNeedsReconcile() {
    if let container { container.engine.reconciler.setNeedsReconcile(around: container) }
  }
}

extension StackObserver {
  /// The observer of the split view controller whose columns collapse onto this stack.
  var columns: SplitObserver? {
    guard let observer = split?.object, observer.container != nil else { return nil }
    return observer
  }
}
