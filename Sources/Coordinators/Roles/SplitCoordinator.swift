import CoordinatorCore
public import UIKitShim

/// A coordinator that is backed by a split view controller, and whose children are in the columns.
///
/// ```swift
/// final class MailCoordinator: SplitCoordinator {
///   let context = CoordinatorContext()
///   let splitViewController = UISplitViewController(style: .doubleColumn)
///
///   func start() {
///     setColumn(Mailboxes.Coordinator(), for: .primary)
///     setColumn(Message.Coordinator(), for: .secondary)
///   }
/// }
/// ```
///
/// The children in the columns are active at the same time. No screen is removed when the columns
/// collapse into one stack or expand again, so their coordinators continue. The coordinator of a
/// screen that is replaced is stopped.
///
/// A column can be empty for a while: the list is always there, but the chosen item comes and goes.
/// Two hooks describe this. A list with a detail needs only these two hooks:
///
/// ```swift
/// extension MailCoordinator {
///   func placeholder(for column: UISplitViewController.Column) -> UIViewController? {
///     column == .secondary ? NothingChosenViewController() : nil
///   }
///
///   func stopsOnBack(from column: UISplitViewController.Column) -> Bool {
///     column == .secondary
///   }
/// }
/// ```
///
/// In a narrow window the list is on top until the user chooses an item. When the user goes back
/// from the item, its flow ends. A window that becomes wide again then shows the placeholder beside
/// the list. If the user has not gone back, the wide window shows the item as before.
///
/// A split view controller that was made without a style has no columns with names. The screens
/// that you put into it by UIKit's calls have owners, but ``setColumn(_:for:fileID:line:)`` is
/// rejected.
@MainActor
public protocol SplitCoordinator: ScreenCoordinator {
  /// The split view controller whose columns this coordinator fills.
  var splitViewController: UISplitViewController { get }

  /// Returns the screen that a column shows while nothing else is in it.
  ///
  /// The framework calls this hook whenever it finds the column empty, and when the coordinator in
  /// the column has stopped or the user has gone back from it. No coordinator owns the
  /// placeholder. The printed tree lists it with this coordinator while it is visible.
  ///
  /// When the columns collapse, the placeholder does not come on top by itself: the last column
  /// with something else does. The split view controller's own delegate can choose another column
  /// (UIKit: `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`).
  ///
  /// The default returns nil. An empty column then stays empty, and a screen in a column stays
  /// there until it is replaced.
  func placeholder(for column: UISplitViewController.Column) -> UIViewController?

  /// Returns whether a screen is removed from its column when the user goes back from it while the
  /// columns are collapsed.
  ///
  /// If the hook returns true, the coordinator of the screen is stopped, the outcome of a flow is
  /// `cancelled(.lastScreenRemoved)`, and the placeholder replaces the screen. The default returns
  /// false, which is UIKit's behaviour: the screen stays in its column, and is visible again when
  /// the column is shown or the columns expand.
  func stopsOnBack(from column: UISplitViewController.Column) -> Bool
}

extension SplitCoordinator {
  /// Returns nil, so that empty columns stay empty.
  public func placeholder(for column: UISplitViewController.Column) -> UIViewController? { nil }

  /// Returns false, so that a screen stays in its column when the user goes back from it.
  public func stopsOnBack(from column: UISplitViewController.Column) -> Bool { false }
}

extension SplitCoordinator {
  /// Puts a screen, or a child with its screen, into a column: the transition `setColumn`.
  ///
  /// While the columns are collapsed, the screen is shown on top of their stack.
  ///
  /// A split view controller is rejected in every column but `.compact`: present it.
  ///
  /// This coordinator owns the screen from now on, or starts the child if it does not run yet. A
  /// child that this call has started is stopped if the transition is rejected.
  @discardableResult
  public func setColumn<Shown: Presentable>(
    _ presentable: Shown, for column: UISplitViewController.Column, fileID: String = #fileID,
    line: Int = #line
  ) -> Shown.Handle {
    CallSite.track(fileID, line) {
      presentable._show(for: self) { .setColumn($0, column, splitViewController) }
    }
  }
}
