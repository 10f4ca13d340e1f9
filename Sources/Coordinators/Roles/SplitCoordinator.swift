public import CoordinatorCore
public import UIKitShim

/// A coordinator backed by a split view controller, whose children sit in the columns.
///
/// ```swift
/// final class MailCoordinator: SplitCoordinator {
///   let context = CoordinatorContext()
///   let splitViewController = UISplitViewController(style: .doubleColumn)
///
///   func start() {
///     set(Mailboxes.Coordinator(), for: .primary)
///     set(Message.Coordinator(), for: .secondary)
///   }
/// }
/// ```
///
/// Children in columns are active side by side. When the columns collapse into one stack and when
/// they expand again, no screen leaves: their coordinators go on. The coordinator of a screen that
/// is replaced is stopped.
///
/// A column can be empty for a while: the list is always there, but what is chosen in it comes and
/// goes. Two hooks say so. With both of them a list and its detail are complete:
///
/// ```swift
/// extension MailCoordinator {
///   func placeholder(for column: UISplitViewController.Column) -> UIViewController? {
///     column == .secondary ? NothingChosenViewController() : nil
///   }
///
///   func endsOnTheWayBack(from column: UISplitViewController.Column) -> Bool {
///     column == .secondary
///   }
/// }
/// ```
///
/// In a narrow window the list is on top until something is chosen; the way back from that ends its
/// flow, and a window that gets wide again shows the placeholder beside the list. What was not left
/// is beside it as before.
///
/// Split view controllers of the classic style have the columns `.primary` and `.secondary` and no
/// placeholders; a screen that a person goes back from while they are collapsed has left.
@MainActor
public protocol SplitCoordinator: ScreenCoordinator {
  /// The split view controller whose columns this coordinator fills.
  var splitViewController: UISplitViewController { get }

  /// The hook that makes what a column shows while nothing else is in it.
  ///
  /// It is asked whenever the column is found empty, and when the coordinator in it has stopped or
  /// was left. Nobody owns the placeholder, and it is on top of collapsed columns never by itself:
  /// the last column with something else is, unless the split view controller's own delegate says
  /// otherwise (UIKit: `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`).
  ///
  /// The default is nil: an empty column is empty, and what is in one stays until it is replaced.
  func placeholder(for column: UISplitViewController.Column) -> UIViewController?

  /// The hook that says whether a screen has left its column when a person goes back from it while
  /// the columns are collapsed.
  ///
  /// Its coordinator is then stopped, a flow's outcome is `cancelled(.left)`, and the placeholder
  /// takes its place. The default is false: as UIKit has it, the screen is still in its column, and
  /// seen again when the column is shown or the columns expand.
  func endsOnTheWayBack(from column: UISplitViewController.Column) -> Bool
}

extension SplitCoordinator {
  /// Leaves empty columns empty.
  public func placeholder(for column: UISplitViewController.Column) -> UIViewController? { nil }

  /// Keeps a screen in its column on the way back.
  public func endsOnTheWayBack(from column: UISplitViewController.Column) -> Bool { false }
}

extension SplitCoordinator {
  /// The coordinators of the columns, from the primary to the secondary.
  public var columnCoordinators: [any ScreenCoordinator] {
    if context.use(by: self) { adoptRawChanges() }
    return SplitObserver.of(splitViewController).coordinators
  }

  /// Starts a child, if it is not running, and puts its screen into a column: the transition
  /// `setColumn`.
  ///
  /// While the columns are collapsed it is shown on top of their stack. If the transition is rejected, a
  /// child that this call started is stopped.
  @discardableResult
  public func set(
    _ child: some ScreenCoordinator, for column: UISplitViewController.Column
  ) -> TransitionHandle {
    showChild(child) { filling(column, with: $0) }
  }

  /// Starts a flow, if it is not running, and puts its screen into a column: the transition
  /// `setColumn`.
  ///
  /// - Returns: The flow's end and the transition's.
  @discardableResult
  public func set<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, for column: UISplitViewController.Column
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { filling(column, with: $0) }
  }

  /// Puts a screen of this coordinator's own into a column: the transition `setColumn`.
  @discardableResult
  public func set(
    _ screen: UIViewController, for column: UISplitViewController.Column
  ) -> TransitionHandle {
    perform(filling(column, with: .made(screen)))
  }

  private func filling(
    _ column: UISplitViewController.Column, with destination: ScreenDestination
  ) -> ScreenTransition {
    .setColumn(destination, column, splitViewController)
  }
}
