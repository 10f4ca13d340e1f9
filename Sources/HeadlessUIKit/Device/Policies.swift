/// What a headless device does where no public source says what UIKit does, and how long it takes.
///
/// Apps should work with every choice; tests should fix none of them. Where UIKit was measured
/// there is no policy.
public struct Policies: Sendable {
  /// The choices as they are made unless told otherwise.
  public init() {}

  // MARK: Durations

  /// How long a navigation transition takes; half a second in published traces of iOS 26.
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
  public var coordinatorCompletions = CompletionOrder.beforeCallbacks

  /// Which callback of a container and its child comes first.
  public enum NestingOrder: Sendable {
    /// The container's, whose super implementation forwards it.
    case containerFirst
    /// The child's.
    case childFirst
  }
  /// Which appearance callback comes first where a container appears or disappears as a whole.
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
  /// Whether `layoutIfNeeded()` on a navigation controller's view begins a requested transition,
  /// since it begins in that view's layout pass.
  public var layoutBeginsNavigation = true
  /// Whether the default decision about the swipe back lets it begin only where UIKit's documented
  /// back button would be there.
  public var backSwipeNeedsBackButton = true

  // MARK: Presentation

  /// What `UIModalPresentationStyle.automatic` means: `.formSheet` since iOS 18, `.pageSheet`
  /// before.
  public var automaticPresentationStyle = UIModalPresentationStyle.formSheet
  /// Whether `present` loads the view at once, not only when the transition begins.
  public var presentingLoadsView = true
  /// Whether the completion of a `dismiss` that has nothing to dismiss is called, in a later turn.
  public var idleDismissalCompletes = true
  /// Whether links between presenter and presented are cleared only after
  /// `viewDidDisappear(_:)` of the dismissed one.
  public var dismissedStaysLinkedInCallbacks = true

  // MARK: Windows

  /// Which callbacks come first when a visible window gets another root.
  public enum RootOrder: Sendable {
    /// The old root disappears before the new one appears.
    case outgoingFirst
    /// The new root is about to appear before the old one disappears.
    case incomingFirst
  }
  /// Which callbacks come first when a visible window gets another root.
  public var rootReplacement = RootOrder.outgoingFirst
}
