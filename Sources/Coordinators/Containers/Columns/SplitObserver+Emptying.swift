import CoordinatorCore
import UIKitShim

/// Which screens of columns are placeholders, and which have been left by the way back.
@MainActor
struct ColumnEmptying {
  fileprivate var placeholders: [WeakReference<UIViewController>] = []
  /// The placeholders to which screens are to give way.
  fileprivate var made: [UISplitViewController.Column: Made] = [:]
  fileprivate var stacked: [WeakReference<UIViewController>] = []
  fileprivate var left: [WeakReference<UIViewController>] = []

  struct Made {
    let placeholder: UIViewController
    weak let screen: UIViewController?
  }

  /// Whether a screen is what a column shows while nothing is in it.
  func isPlaceholder(_ screen: UIViewController) -> Bool { placeholders.holds(screen) }
}

// Columns that are empty, and those that the way back empties.
extension SplitObserver {
  private static let columns: [UISplitViewController.Column] = [
    .primary, .supplementary, .secondary,
  ]

  /// The coordinator that fills the columns, while it runs.
  private var coordinator: (any SplitCoordinator)? {
    guard let context = user?.context, context.isRunning else { return nil }
    return context.coordinator as? any SplitCoordinator
  }

  /// The stack onto which columns collapse.
  var primaryStack: UINavigationController? {
    guard let container, container.style != .unspecified else { return nil }
    return container.viewController(for: .primary).flatMap { stack(of: $0) }
  }

  private func column(of screen: UIViewController) -> UISplitViewController.Column? {
    for column in Self.columns where has(column) {
      if container?.viewController(for: column) === screen { return column }
    }
    return nil
  }

  private func has(_ column: UISplitViewController.Column) -> Bool {
    guard let container, container.style != .unspecified else { return false }
    return column != .supplementary || container.style == .tripleColumn
  }

  // MARK: Placeholders

  /// Whether a screen is what an empty column would show if the columns were not collapsed.
  static func isPlaceholderOutOfSight(_ screen: UIViewController) -> Bool {
    guard let container = screen.splitViewController, container.isCollapsed else { return false }
    return existing(of: container)?.emptying.isPlaceholder(screen) ?? false
  }

  /// Puts placeholders into the columns that are empty.
  func fillEmptyColumns() {
    guard let container else { return }
    for column in Self.columns where has(column) && container.viewController(for: column) == nil {
      guard let placeholder = makePlaceholder(for: column) else { continue }
      put(placeholder, into: column)
    }
  }

  private func makePlaceholder(for column: UISplitViewController.Column) -> UIViewController? {
    if let made = emptying.made.removeValue(forKey: column) { return made.placeholder }
    guard let coordinator else { return nil }
    return coordinator.context.whileRunning { coordinator.placeholder(for: column) }
  }

  /// Forgets placeholders that were made for screens to give way to them, where others have come there.
  func forgetUnusedPlaceholders() {
    guard !emptying.made.isEmpty else { return }
    for column in Array(emptying.made.keys) {
      let screen = container?.viewController(for: column)
      if screen == nil || screen !== emptying.made[column]?.screen { emptying.made[column] = nil }
    }
  }

  private func put(_ placeholder: UIViewController?, into column: UISplitViewController.Column) {
    emptying.placeholders.forget(nil)
    if let placeholder { emptying.placeholders.append(WeakReference(placeholder)) }
    container?.setViewController(placeholder, for: column)
  }

  /// The last column with more in it than a placeholder.
  func lastFilledColumn(
    upTo proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    guard let index = Self.columns.firstIndex(of: proposed) else { return proposed }
    for column in Self.columns[...index].reversed() where has(column) {
      guard let screen = container?.viewController(for: column) else { continue }
      if !emptying.isPlaceholder(screen) { return column }
    }
    return proposed
  }

  // MARK: The way back

  /// Notes the columns that have come onto the stack of collapsed ones, or that are gone from it.
  func stackDidChange() {
    guard let container, container.isCollapsed, let coordinator else {
      emptying.stacked = []
      emptying.left = []
      return
    }
    var stacked: [WeakReference<UIViewController>] = []
    for column in Self.columns.dropFirst() where has(column) {
      guard let screen = container.viewController(for: column), !emptying.isPlaceholder(screen)
      else { continue }
      if isStacked(screen) {
        stacked.append(WeakReference(screen))
        emptying.left.forget(screen)
      } else if emptying.stacked.holds(screen), coordinator.endsOnTheWayBack(from: column) {
        emptying.left.append(WeakReference(screen))
        container.engine.reconciler.setNeedsReconcile()
      }
    }
    emptying.stacked = stacked
  }

  /// Whether a person has gone back from a column that ends by it.
  func hasGoneBack(from screen: UIViewController) -> Bool {
    guard emptying.left.holds(screen), container?.isCollapsed == true else { return false }
    return !isStacked(screen)
  }

  private func isStacked(_ screen: UIViewController) -> Bool {
    stack(of: screen)?.parent is UINavigationController
  }

  /// Empties the column of a screen that has left it by the way back.
  func screenHasLeft(_ screen: UIViewController) {
    guard emptying.left.holds(screen), let column = column(of: screen) else { return }
    emptying.left.forget(screen)
    put(makePlaceholder(for: column), into: column)
  }

  // MARK: Screens of stopped coordinators

  /// Whether a placeholder is to take the place of a screen whose coordinator has stopped.
  func givesWay(_ screen: UIViewController) -> Bool {
    guard let column = column(of: screen), !emptying.isPlaceholder(screen) else { return false }
    if emptying.made[column]?.screen === screen { return true }
    guard let placeholder = makePlaceholder(for: column) else { return false }
    emptying.made[column] = .init(placeholder: placeholder, screen: screen)
    return true
  }

  /// Whether a screen is in a column.
  func isIn(_ column: UISplitViewController.Column, _ screen: UIViewController?) -> Bool {
    screen != nil && container?.viewController(for: column) === screen
  }

  /// Puts the placeholder where the screen of a stopped coordinator is, if it is still there.
  func giveWay(_ screen: UIViewController) {
    guard let column = column(of: screen), ScreenOwner.record(of: screen) == nil else { return }
    if container?.isCollapsed == true, isStacked(screen) { container?.hide(column) }
    put(makePlaceholder(for: column), into: column)
    look()
  }
}

@MainActor
extension [WeakReference<UIViewController>] {
  /// Takes out a screen, with those that are freed.
  fileprivate mutating func forget(_ screen: UIViewController?) {
    var others: [WeakReference<UIViewController>] = []
    for reference in self where reference.object != nil && reference.object !== screen {
      others.append(reference)
    }
    self = others
  }

  fileprivate func holds(_ screen: UIViewController) -> Bool {
    for reference in self where reference.object === screen { return true }
    return false
  }
}
