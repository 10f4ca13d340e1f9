import CoordinatorCore
import UIKitShim

/// The placeholders of columns, and the screens that the user has left by going back.
@MainActor
struct EmptyColumns {
  fileprivate var placeholders: [WeakReference<UIViewController>] = []
  fileprivate var stacked: [WeakReference<UIViewController>] = []
  fileprivate var exited: [WeakReference<UIViewController>] = []
  /// Whether placeholders are being made, whose code may cause further readings.
  fileprivate var isFilling = false

  func isPlaceholder(_ screen: UIViewController) -> Bool { placeholders.holds(screen) }
}

// Columns that are empty, and columns that become empty when the user goes back.
extension SplitObserver {
  private static let columns: [UISplitViewController.Column] = [
    .primary, .supplementary, .secondary,
  ]

  /// The coordinator that fills the columns; nil if it does not run.
  private var coordinator: (any SplitCoordinator)? {
    guard let context = contentOwner?.context, context.isRunning else { return nil }
    return context.coordinator as? any SplitCoordinator
  }

  /// The column that a controller fills, as the column's screen or as the stack around that screen;
  /// and the screen.
  private func column(
    of controller: UIViewController
  ) -> (column: UISplitViewController.Column, screen: UIViewController)? {
    for column in Self.columns where has(column) {
      if let screen = container?.viewController(for: column),
        screen === controller || stack(of: screen) === controller
      {
        return (column, screen)
      }
    }
    return nil
  }

  // MARK: Placeholders

  /// Whether a screen is a placeholder that is not visible because the columns are collapsed, or
  /// will be at the next layout.
  static func isHiddenPlaceholder(_ screen: UIViewController) -> Bool {
    guard let container = screen.splitViewController,
      container.isCollapsed || container.traitCollection.horizontalSizeClass == .compact
    else { return false }
    return existing(of: container)?.emptyColumns.isPlaceholder(screen) ?? false
  }

  func fillEmptyColumns() {
    guard let container, !emptyColumns.isFilling else { return }
    emptyColumns.isFilling = true
    defer { emptyColumns.isFilling = false }
    for column in Self.columns where has(column) && container.viewController(for: column) == nil {
      put(makePlaceholder(for: column), into: column, inPlaceOf: nil)
    }
  }

  private func makePlaceholder(for column: UISplitViewController.Column) -> UIViewController? {
    guard let coordinator else { return nil }
    return coordinator.context.whileRunning { coordinator.placeholder(for: column) }
  }

  /// Puts a placeholder, or nothing, into a column, unless the app's code for placeholders has put
  /// another screen there itself.
  private func put(
    _ placeholder: UIViewController?, into column: UISplitViewController.Column,
    inPlaceOf screen: UIViewController?
  ) {
    guard placeholder !== screen, container?.viewController(for: column) === screen else { return }
    emptyColumns.placeholders.remove(placeholder)
    if let placeholder { emptyColumns.placeholders.append(WeakReference(placeholder)) }
    container?.setViewController(placeholder, for: column)
  }

  /// The last column that contains more than a placeholder; if there is none, the proposed one.
  func lastFilledColumn(
    upTo proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    guard let index = Self.columns.firstIndex(of: proposed) else { return proposed }
    for column in Self.columns[...index].reversed() where has(column) {
      guard let screen = container?.viewController(for: column) else { continue }
      if !emptyColumns.isPlaceholder(screen) { return column }
    }
    return proposed
  }

  // MARK: Going back

  /// Notes which columns are on the stack of the collapsed columns, and which are no longer on it.
  func stackDidChange() {
    guard let container, container.isCollapsed, let coordinator else {
      emptyColumns.stacked = []
      emptyColumns.exited = []
      return
    }
    var stacked: [WeakReference<UIViewController>] = []
    for column in Self.columns.dropFirst() where has(column) {
      guard let screen = container.viewController(for: column), !emptyColumns.isPlaceholder(screen)
      else { continue }
      if isStacked(screen) {
        stacked.append(WeakReference(screen))
        emptyColumns.exited.remove(screen)
      } else if !emptyColumns.stacked.holds(screen) {
        continue
      } else if coordinator.stopsOnBack(from: column) {
        emptyColumns.exited.append(WeakReference(screen))
        container.engine.reconciler.setNeedsReconcile()
      } else {
        coordinator.context.journalObserved(
          Event.TransitionKind.hideColumn.rawValue, screenName(of: screen))
      }
    }
    emptyColumns.stacked = stacked
  }

  /// Whether the user has gone back from a screen whose coordinator ends in this case.
  func hasGoneBack(from screen: UIViewController) -> Bool {
    guard emptyColumns.exited.holds(screen), container?.isCollapsed == true else { return false }
    return !isStacked(screen)
  }

  /// Whether a column keeps a screen, or the stack around it, after the user has gone back from it.
  func keepsAfterBack(_ controller: UIViewController) -> Bool {
    guard let container, container.isCollapsed else { return false }
    guard let column = column(of: controller)?.column, column != .primary else { return false }
    return coordinator?.stopsOnBack(from: column) != true
  }

  /// The column of a screen, or of the stack around it, if it is collapsed and the user has gone back
  /// from it.
  func unstackedColumn(
    of controller: UIViewController
  ) -> (column: UISplitViewController.Column, screen: UIViewController)? {
    guard let container, container.isCollapsed, !showsCompactColumn,
      let found = column(of: controller), found.column != .primary, !isStacked(found.screen)
    else { return nil }
    return found
  }

  /// What shows the last column on the stack of the collapsed columns, if another column that comes
  /// before it is not on that stack.
  func lastOnStack(before column: UISplitViewController.Column) -> UIViewController? {
    guard column == .supplementary, container?.isCollapsed == true,
      screen(in: column).map(isStacked) != true,
      let last = screen(in: .secondary), isStacked(last)
    else { return nil }
    return stack(of: last)
  }

  /// Whether the compact column hides all others, so that nothing shows them.
  private var showsCompactColumn: Bool {
    guard let container, let compact = screen(in: .compact) else { return false }
    return container.viewControllers.last.map { compact === $0 || compact.isInside($0) } == true
  }

  private func isStacked(_ screen: UIViewController) -> Bool {
    stack(of: screen)?.parent is UINavigationController
  }

  /// Clears the column of a screen that the user has left by going back.
  func clearColumn(of screen: UIViewController) {
    guard emptyColumns.exited.holds(screen), let column = column(of: screen)?.column else { return }
    // The hook for placeholders may cause a reading, in which the screen must still be missing.
    let placeholder = makePlaceholder(for: column)
    emptyColumns.exited.remove(screen)
    put(placeholder, into: column, inPlaceOf: screen)
    setNeedsReconcile()
  }

  // MARK: Screens of stopped coordinators

  /// Makes the placeholder that is to replace the screen of a coordinator that stops.
  func makePlaceholder(inPlaceOf screen: UIViewController) -> UIViewController? {
    guard let column = column(of: screen)?.column, !emptyColumns.isPlaceholder(screen) else {
      return nil
    }
    return makePlaceholder(for: column)
  }

  /// Replaces the screen of a stopped coordinator, unless it left its column or has an owner again.
  func replace(_ screen: UIViewController, with placeholder: UIViewController) {
    guard let column = column(of: screen)?.column, screen.screenRecord == nil else { return }
    if container?.isCollapsed == true, isStacked(screen) { container?.hide(column) }
    put(placeholder, into: column, inPlaceOf: screen)
  }
}

@MainActor
extension [WeakReference<UIViewController>] {
  /// Removes a screen from the list, and all references to freed screens.
  fileprivate mutating func remove(_ screen: UIViewController?) {
    removeAll { $0.object == nil || $0.object === screen }
  }

  fileprivate func holds(_ screen: UIViewController) -> Bool { contains { $0.object === screen } }
}
