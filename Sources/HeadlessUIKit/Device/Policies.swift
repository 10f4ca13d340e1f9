/// What a headless device does where no public source says what UIKit does, and how long it takes.
///
/// Apps should work with every choice; tests should fix none of them. Where UIKit was measured
/// there is no policy.
public struct Policies: Sendable {
  /// The choices as they are made unless told otherwise.
  public init() {}

  // MARK: Durations

  /// How long a navigation transition takes, or a change of a split view controller's display mode;
  /// half a second in published traces of iOS 26.
  public var navigationDuration = Duration.milliseconds(500)
  /// How long a presentation or dismissal takes; half a second in the same traces.
  public var presentationDuration = Duration.milliseconds(500)

  // MARK: Transitions

  /// When the completion blocks of a transition coordinator run at the end of a transition.
  public enum CompletionOrder: Sendable {
    /// Before the appearance callbacks. Crash traces show the blocks inside the animator's call of
    /// `completeTransition(_:)`, from which the callbacks are sent later.
    case beforeCallbacks
    /// After the appearance callbacks and the delegate's `didShow`.
    case afterCallbacks
  }
  /// When the completion blocks of a transition coordinator run.
  ///
  /// Crash traces of iOS 13 show them inside the animator's call of `completeTransition(_:)`, and not
  /// where that stands among the callbacks.
  public var coordinatorCompletions = CompletionOrder.beforeCallbacks

  /// Which callback of a container and its child comes first.
  public enum NestingOrder: Sendable {
    /// The container's, whose super implementation forwards it.
    case containerFirst
    /// The child's.
    case childFirst
  }
  /// Which appearance callback comes first where a container appears or disappears as a whole.
  ///
  /// That the callbacks are forwarded is documented, the order is not.
  public var nestedCallbacks = NestingOrder.containerFirst

  // MARK: Navigation

  /// Whether `setViewControllers` sends `willMove(toParent: nil)` and `didMove(toParent: nil)` to
  /// the old top too.
  ///
  /// It did not on iOS 7 to 9 (openradar 18002763); today's systems probably do.
  public var settingControllersTellsOldTop = false
  /// Whether a pop by several levels sends `willMove(toParent: nil)` and `didMove(toParent: nil)`
  /// to the controllers in between.
  ///
  /// Old reports say that only the visible one hears of it.
  public var poppingTellsControllersBetween = false
  /// Whether the popped controller still finds its navigation controller in
  /// `viewWillDisappear(_:)`, where much code looks for itself in `viewControllers`, although its
  /// `parent` is nil already.
  public var poppedControllerFindsNavigation = true
  /// Whether the delegate hears `didShow` when a stack appears again with the top that it had, such as
  /// when its tab is selected again.
  ///
  /// It did on iOS 10 and 12 when a tab was selected (openradar 29912893 and 44966342).
  public var reappearingStackTellsDidShow = true
  /// Whether `layoutIfNeeded()` on a navigation controller's view begins a requested transition,
  /// since it begins in that view's layout pass.
  public var layoutBeginsNavigation = true
  /// What changes of the stack do that waited for the end of a transition.
  public enum HeldOrder: Sendable {
    /// Each has a transition of its own, one after the other.
    case oneByOne
    /// All but the last are made without animation, so that one transition shows the result.
    case together
  }
  /// What several changes of the stack do that waited for the end of a transition; that they wait
  /// is known, what they do then is not.
  public var heldChanges = HeldOrder.oneByOne
  /// Whether the default decision about the swipe back lets it begin only where UIKit's documented
  /// back button would be there.
  ///
  /// It is widely reported that replacing the recognizer's delegate switches these conditions off.
  public var backSwipeNeedsBackButton = true

  /// Whether the back button has no menu while the top item has a `backAction`, which the menu would
  /// go round.
  public var backActionHidesBackMenu = true

  // MARK: Presentation

  /// What `UIModalPresentationStyle.automatic` means: `.formSheet` since iOS 18, `.pageSheet`
  /// before.
  public var automaticPresentationStyle = UIModalPresentationStyle.formSheet
  /// Whether `present` loads the view at once, not only when the transition begins.
  ///
  /// Published traces show it loaded when the transition begins, and not since when.
  public var presentingLoadsView = true
  /// Whether links between presenter and presented are cleared only after
  /// `viewDidDisappear(_:)` of the dismissed one.
  ///
  /// Nobody has published when; much code still reads them there.
  public var dismissedStaysLinkedInCallbacks = true

  /// Whether the completions of `present` and `dismiss` are called when an interaction cancelled
  /// the transition.
  public var cancelledTransitionsCallCompletion = false

  // MARK: Split view controllers

  /// When a split view controller that comes into a compact width collapses.
  public enum SplitCollapse: Sendable {
    /// In its first layout; the columns hear of their appearance only then.
    case firstLayout
    /// Before its columns hear that they will appear.
    case beforeAppearing
  }
  /// When a split view controller that comes into a compact width collapses.
  public var splitCollapse = SplitCollapse.firstLayout

  /// How columns are arranged where the display mode is automatic.
  public enum AutomaticDisplayMode: Sendable {
    /// All beside each other on a screen that is wider than high, else only the secondary.
    case besideInLandscape
    /// All beside each other.
    case beside
  }
  /// How columns are arranged where the display mode is automatic, which UIKit decides "based on
  /// the device and the current app size".
  public var automaticDisplayMode = AutomaticDisplayMode.besideInLandscape

  // MARK: Page view controllers

  /// How long turning a page takes.
  public var pageTurnDuration = Duration.milliseconds(500)
  /// Whether a data source is asked for the neighbours of a page that scrolls as soon as the page
  /// is there, and not only when a user turns it.
  public var pageNeighboursAskedAhead = true

  /// When the completion of pages set without animation is called.
  public enum PageCompletion: Sendable {
    /// Before the call returns.
    case atOnce
    /// In the next turn of the run loop.
    case nextTurn
  }
  /// When the completion of pages set without animation is called.
  public var unanimatedPageCompletion = PageCompletion.nextTurn
  /// Whether the completion of pages set with animation is called where they are in no window.
  public var hiddenPageTurnCompletes = true

  // MARK: Windows

  /// Whether the screens of a window disappear when it is hidden, and appear when it is shown.
  ///
  /// Nobody has published a trace.
  public var hidingWindowEndsAppearance = true

  /// Which callbacks come first when a visible window gets another root.
  public enum RootOrder: Sendable {
    /// The old root disappears before the new one appears.
    case outgoingFirst
    /// The new root is about to appear before the old one disappears.
    case incomingFirst
  }
  /// Which callbacks come first when a visible window gets another root.
  ///
  /// Nobody has published a trace.
  public var rootReplacement = RootOrder.outgoingFirst
}
