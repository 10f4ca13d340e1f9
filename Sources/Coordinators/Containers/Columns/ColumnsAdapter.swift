import CoordinatorCore
import UIKitShim

/// A split view controller: its columns are side by side, or one stack while it is collapsed.
enum ColumnsAdapter: ContainerAdapter {
  static let removalEvent = "replaceColumn"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    guard case .column(let named, let column) = transition.container else {
      throw .noContainer("column", transition.description)
    }
    let columns = try coordinator.container(named, "split view controller", of: transition) {
      $0.splitViewController
    }
    return ColumnChange(column, of: columns)
  }

  static func shown(of container: UIViewController) -> UIViewController? {
    guard let split = container as? UISplitViewController, split.isCollapsed else { return nil }
    return split.viewControllers.last
  }

  /// Whether the screen is that of collapsed columns, which are side by side now.
  static func hides(_ screen: UIViewController, in container: UIViewController) -> Bool {
    guard let split = container as? UISplitViewController, !split.isClassic, !split.isCollapsed
    else { return false }
    return split.viewController(for: .compact) === screen
  }

  static func mostDetailed(of container: UIViewController) -> UIViewController? {
    (container as? UISplitViewController)?.viewControllers.last { column in
      let screen = (column as? UINavigationController)?.viewControllers.first ?? column
      return !SplitObserver.isHiddenPlaceholder(screen)
    }
  }

  static func transition(
    showing screen: UIViewController, in container: UIViewController
  ) -> ScreenTransition? {
    guard let split = container as? UISplitViewController,
      let (column, screen) = SplitObserver.existing(of: split)?.unstackedColumn(of: screen)
    else { return nil }
    return screen.transitionByOwner(.setColumn, in: .column(split, column))
  }

  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    guard let split = container as? UISplitViewController else { return }
    let shown = shown(of: split)
    // The order of the children is that in which they came.
    let listed = split.viewControllers
    let children = split.children.filter { !listed.contains($0) } + listed
    for (index, child) in children.enumerated() {
      let isVisible = shown.map { $0 === child } ?? !hides(child, in: split)
      reader.read(child, in: place, at: .column, index, isVisible ? .visible : .hidden)
    }
    for (index, column) in hiddenColumns(of: split) {
      reader.read(column, in: place, at: .column, index, .hidden)
    }
  }

  static func hiddenScreens(of container: UIViewController) -> [UIViewController] {
    (container as? UISplitViewController).map { hiddenColumns(of: $0).map(\.column) } ?? []
  }

  /// The columns that UIKit does not list while collapsed, each with the stack around it.
  private static func hiddenColumns(
    of split: UISplitViewController
  ) -> [(index: Int, column: UIViewController)] {
    guard let observer = SplitObserver.existing(of: split) else { return [] }
    var hidden: [(index: Int, column: UIViewController)] = []
    for (index, screen) in observer.screens.enumerated() where !observer.hasGoneBack(from: screen) {
      var columns = [screen]
      if let stack = observer.stack(of: screen), stack !== screen, !split.isInside(stack) {
        // A raw call may have given the stack another root.
        columns = stack.viewControllers.contains(screen) ? [stack] : [screen, stack]
      }
      // A raw call may have shown it elsewhere.
      for column in columns where !column.isInside(split) && !column.isElsewhere(than: split) {
        hidden.append((index, column))
      }
    }
    return hidden
  }

  static func didRemove(_ record: ScreenRecord) {
    if let screen = record.screen { observer(of: record)?.clearColumn(of: screen) }
  }

  static func ownerWillStop(_ record: ScreenRecord) {
    let placeholder = record.screen.flatMap { observer(of: record)?.makePlaceholder(inPlaceOf: $0) }
    record.placeholder = placeholder
  }

  static func isRemovedWithOwner(_ record: ScreenRecord) -> Bool { record.placeholder != nil }

  /// The stack that UIKit has made around the screen, unless it has the other columns, which stay.
  static func outermostRemoved(
    with screen: UIViewController, of record: ScreenRecord
  ) -> UIViewController {
    guard let stack = observer(of: record)?.stack(of: screen), !stack.viewControllers.hasStack
    else { return screen }
    return stack
  }

  private static func observer(of record: ScreenRecord) -> SplitObserver? {
    (record.place.container as? UISplitViewController).flatMap { SplitObserver.existing(of: $0) }
  }
}
