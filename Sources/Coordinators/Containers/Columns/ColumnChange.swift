import CoordinatorCore
import UIKitShim

/// A replacement of the screen in a column.
final class ColumnChange: ContainerChange {
  let columns: UISplitViewController
  let column: UISplitViewController.Column

  init(_ column: UISplitViewController.Column, of columns: UISplitViewController) {
    self.column = column
    self.columns = columns
  }

  var container: AnyObject? { columns }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let observer = SplitObserver.of(columns)
    let former = observer.screen(in: column)
    let replaced = [former].compactMap { $0 }.without(arrivals)
    // The stack of collapsed columns also has the other columns, which stay.
    let others = observer.screens.filter { !replaced.contains($0) }
    var leaving = former.map { leavingAbove(observer.controller(of: $0)) } ?? LeavingScreens([])
    if let last = observer.lastOnStack(before: column), let stack = last.navigationController {
      leaving.add(stack.leaving(stack.viewControllers.drop { $0 !== last }.reversed()))
    }
    // A raw call may have removed a column's screen from the stack around it.
    let loose = replaced.filter { $0.parent == nil && $0.presentingViewController == nil }
    leaving.add(
      LeavingScreens(
        replaced.map { observer.controller(of: $0) } + loose,
        besides: others.map { observer.controller(of: $0) }))
    return leaving
  }

  /// What is popped from the stack of collapsed columns when a column below becomes visible.
  private func leavingAbove(_ controller: UIViewController) -> LeavingScreens {
    // The stack of the primary column holds the other columns, too.
    let isPrimary = column == .primary
    guard columns.isCollapsed,
      let stack = (isPrimary ? controller : controller.parent) as? UINavigationController
    else { return LeavingScreens([]) }
    let screens = stack.viewControllers
    // A push onto the primary column's stack may have covered the other columns.
    let first =
      isPrimary
      ? screens.firstIndex { $0 is UINavigationController }
      : screens.lastIndex { $0 === controller }.map { $0 + 1 }
    return stack.leaving(screens[(first ?? screens.count)...].reversed())
  }

  func noteRequest(by coordinator: any Coordinator) {
    SplitObserver.of(columns).addContentOwner(coordinator.context.screenOwner)
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    if screen.isElsewhere(than: columns) { return nil }
    return SplitObserver.of(columns).place
  }

  func carryOut(by performer: TransitionPerformer) {
    guard let screen = performer.screen else { return performer.reject(.gone()) }
    let observer = SplitObserver.of(columns)
    guard observer.has(column) else {
      return performer.reject(.noSuchColumn(performer.name(of: screen)))
    }
    // While the columns are collapsed, UIKit may list neither the screen nor the stack around it.
    let isInColumn = observer.screen(in: column) === screen
    let isInOtherColumn = observer.screens.contains(screen) && !isInColumn
    if column != .compact, screen.roles.contains(.columns) {
      return performer.reject(.cannotBePutInColumn(performer.name(of: screen)))
    }
    let isElsewhere =
      isInColumn ? screen.cannotEnter(columns) : screen.isElsewhere(than: columns)
    if isElsewhere || isInOtherColumn {
      return performer.reject(.alreadyPresented(performer.name(of: screen)))
    }
    // Reconcile first, so that screens from raw calls have an owner. The owner can stop if its
    // screen is removed now.
    performer.reconcileBeforeChange(around: columns)
    // UIKit would show the column above the last one.
    if observer.lastOnStack(before: column) != nil { columns.hide(.secondary) }
    columns.setViewController(screen, for: column)
    if columns.isCollapsed, column != .compact { columns.show(column) }
    performer.reconcile(around: columns)
    guard columns.viewIfLoaded?.window != nil else { return performer.end(.performed) }
    CompletionWaiter(performer, of: columns.viewControllers.first ?? columns).wait()
  }
}
