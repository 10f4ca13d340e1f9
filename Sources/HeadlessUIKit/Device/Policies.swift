/// The durations of a headless device, and its choices for undocumented behaviour of UIKit.
///
/// Apps should work with every choice, and tests should not depend on one. There is no policy for
/// behaviour that was measured in UIKit.
public struct Policies: Sendable {
  /// Creates the default policies.
  public init() {}

  // MARK: Durations

  /// The duration of a navigation transition, or of a change of a split view controller's display
  /// mode.
  ///
  /// It is half a second in published traces of iOS 26.
  public var navigationDuration = Duration.milliseconds(500)
  /// The duration of a presentation or dismissal; half a second in the same traces.
  public var presentationDuration = Duration.milliseconds(500)

  // MARK: Transitions

  /// When the completion blocks of a transition coordinator run at the end of a transition.
  public enum CompletionOrder: Sendable {
    /// Before the appearance callbacks.
    case beforeCallbacks
    /// After the appearance callbacks and the delegate's `didShow`.
    case afterCallbacks
  }
  /// When the completion blocks of a transition coordinator run.
  ///
  /// Crash traces of iOS 13 show them inside the animator's call of `completeTransition(_:)`, but
  /// do not show the order relative to the appearance callbacks.
  public var coordinatorCompletions = CompletionOrder.beforeCallbacks

  /// The order of the callbacks of a container and its child.
  public enum NestingOrder: Sendable {
    /// The container's first; its super implementation forwards the callback.
    case containerFirst
    /// The child's first.
    case childFirst
  }
  /// The order of the appearance callbacks when a container and its child appear or disappear
  /// together.
  ///
  /// UIKit documents that the callbacks are forwarded, but not the order.
  public var nestedCallbacks = NestingOrder.containerFirst

  // MARK: Navigation

  /// Whether `setViewControllers` also sends `willMove(toParent: nil)` and `didMove(toParent: nil)`
  /// to the old top.
  ///
  /// It did not on iOS 7 to 9 (openradar 18002763); today's systems probably do.
  public var settingControllersTellsOldTop = false
  /// Whether a pop by several levels sends `willMove(toParent: nil)` and `didMove(toParent: nil)`
  /// to the controllers in between.
  ///
  /// According to old reports, only the visible controller receives them.
  public var poppingTellsControllersBetween = false
  /// Whether `navigationController` still returns a value in the popped controller's
  /// `viewWillDisappear(_:)`, although its `parent` is nil.
  ///
  /// Much code searches `viewControllers` for the controller there.
  public var poppedControllerFindsNavigation = true
  /// Whether the delegate receives `didShow` when a stack reappears with the same top, such as when
  /// its tab is selected again.
  ///
  /// It did on iOS 10 and 12 when a tab was selected (openradar 29912893 and 44966342).
  public var reappearingStackTellsDidShow = true
  /// Whether `layoutIfNeeded()` on a navigation controller's view begins a requested transition,
  /// which begins in that view's layout pass.
  public var layoutBeginsNavigation = true
  /// How stack changes that waited for the end of a transition are applied.
  public enum HeldOrder: Sendable {
    /// Each gets its own transition, one after the other.
    case oneByOne
    /// All but the last are applied without animation, so that one transition shows the result.
    case together
  }
  /// How several stack changes that waited for the end of a transition are applied.
  ///
  /// It is known that they wait, but not what happens then.
  public var heldChanges = HeldOrder.oneByOne
  /// Whether the default delegate of the swipe back lets it begin only where UIKit documents a back
  /// button.
  ///
  /// According to many reports, replacing the recognizer's delegate removes these conditions.
  public var backSwipeNeedsBackButton = true

  /// Whether the back button has no menu while the top item has a `backAction`, which the menu
  /// would bypass.
  public var backActionHidesBackMenu = true

  // MARK: Presentation

  /// What `UIModalPresentationStyle.automatic` means: `.formSheet` since iOS 18, `.pageSheet`
  /// before.
  public var automaticPresentationStyle = UIModalPresentationStyle.formSheet
  /// Whether `present` loads the view immediately, not when the transition begins.
  ///
  /// Published traces show that it is loaded when the transition begins, but not since when.
  public var presentingLoadsView = true
  /// Whether the links between presenter and presented controller are cleared only after the
  /// dismissed one's `viewDidDisappear(_:)`.
  ///
  /// There is no published trace; much code reads the links there.
  public var dismissedStaysLinkedInCallbacks = true

  /// Whether a transition that an interaction cancelled calls the completion of `present` or
  /// `dismiss`.
  public var cancelledTransitionsCallCompletion = false

  // MARK: Split view controllers

  /// When a split view controller that appears in a compact width collapses.
  public enum SplitCollapse: Sendable {
    /// In its first layout; only then do the columns receive appearance callbacks.
    case firstLayout
    /// Before the columns receive `viewWillAppear(_:)`.
    case beforeAppearing
  }
  /// When a split view controller that appears in a compact width collapses.
  public var splitCollapse = SplitCollapse.firstLayout

  /// The arrangement of the columns in the automatic display mode.
  public enum AutomaticDisplayMode: Sendable {
    /// Side by side in landscape, else only the secondary.
    case besideInLandscape
    /// Side by side.
    case beside
  }
  /// The arrangement of the columns in the automatic display mode.
  ///
  /// UIKit decides it "based on the device and the current app size".
  public var automaticDisplayMode = AutomaticDisplayMode.besideInLandscape

  // MARK: Page view controllers

  /// The duration of a page turn.
  public var pageTurnDuration = Duration.milliseconds(500)
  /// Whether the data source is called for the neighbours of a scrolling page as soon as the page
  /// appears, not only when the user turns it.
  public var pageNeighboursAskedAhead = true

  /// When the completion of pages set without animation is called.
  public enum PageCompletion: Sendable {
    /// Before the call returns.
    case atOnce
    /// In the next run-loop turn.
    case nextTurn
  }
  /// When the completion of pages set without animation is called.
  public var unanimatedPageCompletion = PageCompletion.nextTurn
  /// Whether the completion of pages set with animation is called if they are in no window.
  public var hiddenPageTurnCompletes = true

  // MARK: Windows

  /// Whether the view controllers of a window disappear when it is hidden, and appear when it is
  /// shown.
  ///
  /// There is no published trace.
  public var hidingWindowEndsAppearance = true

  /// The order of the callbacks when a visible window gets another root.
  public enum RootOrder: Sendable {
    /// The old root disappears before the new one appears.
    case outgoingFirst
    /// The new root is about to appear before the old one disappears.
    case incomingFirst
  }
  /// The order of the callbacks when a visible window gets another root.
  ///
  /// There is no published trace.
  public var rootReplacement = RootOrder.outgoingFirst
}
