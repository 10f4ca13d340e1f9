import CoordinatorCore
import UIKitShim

/// A replacement of the screen in a column.
struct ColumnChange: ContainerChange {
  let columns: UISplitViewController
  let column: UISplitViewController.Column

  var container: AnyObject? { columns }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let observer = SplitObserver.of(columns)
    let former = observer.screen(in: column)
    let replaced = preview.replace([former], of: columns, part: column.rawValue) { _ in arrivals }
    // The stack of collapsed columns also has the other columns, which stay.
    let others = observer.screens.filter { !replaced.contains($0) }
    return LeavingScreens(
      replaced.map { observer.controller(of: $0) },
      besides: others.map { observer.controller(of: $0) })
  }

  func repeats(_ other: any ContainerChange) -> Bool {
    guard let other = other as? ColumnChange else { return false }
    return columns === other.columns && column == other.column
  }

  func runsBeforeRemoval(of records: [ScreenRecord]) -> Bool {
    guard let screen = SplitObserver.of(columns).screen(in: column) else { return false }
    return records.contains { $0.isInColumn && $0.screen === screen }
  }

  func noteRequest(by coordinator: any Coordinator) {
    SplitObserver.of(columns).addContentOwner(coordinator.context.screenOwner)
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    if screen.isElsewhere(than: columns) { return nil }
    return SplitObserver.of(columns).place
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.withScreen { performer.setColumn(column, of: columns, to: $0) }
  }
}
