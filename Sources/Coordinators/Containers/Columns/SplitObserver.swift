import CoordinatorCore
import Foundation
import UIKitShim

/// Observes one split view controller for columns that raw calls fill or the user leaves;
/// collapsing and expanding move the screens of columns, but remove none.
@MainActor
final class SplitObserver: ContainerObserver, UISplitViewControllerDelegate, TypedObserver {
  typealias AppDelegate = any UISplitViewControllerDelegate

  /// The observers of the columns' stacks, each with the screen that was put into its column: UIKit
  /// may wrap a screen in a stack of its own, which only this list connects with the screen.
  private var stacks: [(screen: WeakReference<UIViewController>, observer: StackObserver)] = []

  /// The state of placeholders, and of screens that the user has left by going back.
  var emptyColumns = EmptyColumns()

  init(_ container: UISplitViewController) {
    super.init(ScreenPlace(.column, in: container), arrivalEvent: "setColumn")
  }

  func install() {
    guard let container else { return }
    install(over: container.delegate) { container.delegate = self }
  }

  // MARK: Columns

  /// The screens that were put into the columns, from the primary column on.
  override var screens: [UIViewController] {
    guard let container else { return [] }
    guard !container.isClassic else { return container.viewControllers }
    var screens: [UIViewController] = []
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
      if let screen = screen(in: column) { screens.append(screen) }
    }
    return screens
  }

  override func isContent(_ screen: UIViewController) -> Bool {
    for column in screens where column === screen { return !emptyColumns.isPlaceholder(screen) }
    return false
  }

  func has(_ column: UISplitViewController.Column) -> Bool {
    guard let container, !container.isClassic else { return false }
    return column != .supplementary || container.style == .tripleColumn
  }

  /// The screen that was put into a column.
  func screen(in column: UISplitViewController.Column) -> UIViewController? {
    has(column) ? container?.viewController(for: column) : nil
  }

  /// The stack in a column: the column's screen itself, or the stack that UIKit has made around it,
  /// to which the screen no longer refers if a raw call gives it another root.
  func stack(of screen: UIViewController) -> UINavigationController? {
    if let stack = screen as? UINavigationController { return stack }
    var outer = screen.navigationController
    // The columns may be on a stack themselves, for example on that of the More list.
    if let stack = outer, container?.isInside(stack) == true { outer = nil }
    if let outer, outer.viewControllers.first === screen { return outer }
    for known in stacks where known.screen.object === screen {
      if let stack = known.observer.container { return stack }
    }
    return outer
  }

  /// The stack or screen that leaves with a column's screen.
  func controller(of screen: UIViewController) -> UIViewController { stack(of: screen) ?? screen }

  /// Whether a screen, visible or not, is in a column.
  override func holds(_ screen: UIViewController) -> Bool {
    screens.contains(screen) && !hasGoneBack(from: screen)
  }

  override func didRead() -> Bool {
    install()
    var isChanged = false
    fillEmptyColumns()
    stackDidChange()
    var stacks: [(screen: WeakReference<UIViewController>, observer: StackObserver)] = []
    for screen in screens where !emptyColumns.isPlaceholder(screen) {
      if adopt(screen) { isChanged = true }
      guard let stack = stack(of: screen) else { continue }
      stacks.append((WeakReference(screen), StackObserver.of(stack)))
    }
    self.stacks = stacks
    return isChanged
  }

  /// Notes that a screen is in a column; returns whether a screen from a raw call now has an owner.
  private func adopt(_ screen: UIViewController) -> Bool {
    if let record = screen.screenRecord {
      if record.pendingRequests == 0 { record.place = place }
      return false
    }
    guard let adoption = adoption(of: screen) else { return false }
    adoption.perform(for: screen)
    return true
  }

  // MARK: UISplitViewControllerDelegate

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let top = lastFilledColumn(upTo: proposedTopColumn)
    return forward(svc) {
      $0?.splitViewController?(svc, topColumnForCollapsingToProposedTopColumn: top) ?? top
    }
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    forward(svc) { $0?.splitViewControllerDidCollapse?(svc) }
    setNeedsReconcile()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    forward(svc) { $0?.splitViewControllerDidExpand?(svc) }
    setNeedsReconcile()
  }
}

extension UINavigationController {
  /// Whether observed columns collapse onto this stack.
  var isStackOfColumns: Bool {
    guard let observer = splitViewController.flatMap({ SplitObserver.existing(of: $0) }),
      let primary = observer.screen(in: .primary)
    else { return false }
    return observer.stack(of: primary) === self
  }
}

extension UISplitViewController {
  /// Whether it has the classic style, whose columns have no names and are only observed; the style
  /// itself, `.unspecified`, is deprecated on visionOS.
  var isClassic: Bool { style != .doubleColumn && style != .tripleColumn }
}

extension UIViewController {
  /// These columns, or those around this controller; nil if they are collapsed.
  var expandedColumns: UISplitViewController? {
    let columns = self as? UISplitViewController ?? splitViewController
    return columns?.isCollapsed == false ? columns : nil
  }
}
