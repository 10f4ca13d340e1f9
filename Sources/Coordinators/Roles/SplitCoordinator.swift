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
/// is replaced is stopped. Split view controllers of the classic style have the columns `.primary`
/// and `.secondary`; one that a person goes back from while it is collapsed has left.
@MainActor
public protocol SplitCoordinator: ScreenCoordinator {
  /// The split view controller whose columns this coordinator fills.
  var splitViewController: UISplitViewController { get }
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
