public import Foundation

/// An object that manages a screen: its view, its place among other screens, and what it presents.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, TraitObserving {
  /// Creates a view controller whose view comes from a nib, or is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.decode(self, from: coder)
  }

  /// Creates a view controller whose view is made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the nib with the view.
  open internal(set) var nibName: String?
  /// Where the nib is looked for.
  open internal(set) var nibBundle: Bundle?

  /// Called on an object that came out of a nib, after its outlets were connected.
  open func awakeFromNib() {}

  // MARK: View

  final var storedView: UIView?

  /// The view; reading it loads it by ``loadView()`` and ``viewDidLoad()`` if there is none.
  open var view: UIView! {
    get {
      if storedView == nil { load() }
      return storedView
    }
    set { adopt(newValue) }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: from the scene of the storyboard, from the nib with ``nibName``, or with the
  /// name of the class, or an empty one.
  ///
  /// For a class `DetailViewController` the nib may also be called `DetailView`.
  open func loadView() {
    if loadViewFromFile() { return }
    view = UIView(frame: CGRect(origin: .zero, size: device.screen.size))
  }

  /// Loads the view if there is none.
  open func loadViewIfNeeded() {
    if storedView == nil { load() }
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called when the constraints of the view should be brought up to date; overrides must call super.
  ///
  /// That is before its first layout, and in the layout after `setNeedsUpdateConstraints()`.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the layout, in the pass after ``setNeedsUpdateProperties()`` and once before the first one.
  open func updateProperties() {}
  /// Marks what `updateProperties()` sets as outdated, here and in the view.
  open func setNeedsUpdateProperties() { storedView?.setNeedsUpdateProperties() }
  /// Runs at once the updates of properties that are due in the view and below.
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }

  /// Called when the system is short of memory.
  open func didReceiveMemoryWarning() {}

  /// The object after this controller in the responder chain: the superview of its view, else the
  /// controller that presents it.
  open override var next: UIResponder? { storedView?.superview ?? presenter }

  // MARK: Appearance

  /// What another module keeps beside this controller, which lives as long as it does.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }

  private final var storedCompanion: AnyObject?

  final var appearance = Appearance.disappeared
  final var movement = Movement.none
  final var isInAppearanceCallback = false
  final var didSendIsAppearing = false
  /// The controllers whose views are in this one's view without their being its children.
  final var followers: [Weak<UIViewController>] = [] {
    didSet { if !followers.isEmpty { mayForward = true } }
  }
  /// Whether there ever was a child or a follower that appears with this controller; most have none.
  final var mayForward = false
  /// The window of which this controller is the root.
  final weak var windowOfRoot: UIWindow?
  final var isRootOfWindow: Bool { windowOfRoot != nil }
  /// The transition with which this controller leaves a container it is no child of any more.
  final weak var leavingTransition: HeadlessUIKit.Transition?
  /// The container it leaves, while `viewWillDisappear(_:)` runs.
  final weak var leavingNavigationController: UINavigationController?

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with its final size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with this controller, without calls of
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear.
  ///
  /// For containers that do not forward appearance automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }

  /// Tells a child that its appearance transition has ended.
  open func endAppearanceTransition() {
    endByHand()
  }

  /// Whether this controller is being presented.
  open var isBeingPresented: Bool { presentationTransition?.isPresenting(self) ?? false }
  /// Whether this controller is being dismissed.
  open var isBeingDismissed: Bool { presentationTransition?.isDismissing(self) ?? false }
  /// Whether the callback that runs comes from the controller being added to its parent.
  open var isMovingToParent: Bool { isInAppearanceCallback && movement == .toParent }
  /// Whether the callback that runs comes from the controller being removed from its parent.
  open var isMovingFromParent: Bool { isInAppearanceCallback && movement == .fromParent }

  // MARK: Children

  final var storedChildren: [UIViewController] = [] {
    didSet { mayForward = true }
  }

  final weak var storedParent: UIViewController?

  /// The controller that contains this one.
  open internal(set) var parent: UIViewController? {
    get { storedParent }
    set { storedParent = newValue }
  }
  /// The controllers that this one contains.
  open var children: [UIViewController] { storedChildren }

  /// Makes another controller a child of this one.
  ///
  /// Sets the child's parent and tells it by ``willMove(toParent:)``. Call its
  /// ``didMove(toParent:)`` when its view is in place.
  open func addChild(_ childController: UIViewController) {
    checkAdding(childController)
    adopt(childController)
  }

  /// Takes this controller out of its parent, and tells it by ``didMove(toParent:)``.
  ///
  /// Call ``willMove(toParent:)`` with nil and remove the view before.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before this controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {
    movement = parent == nil ? .fromParent : .toParent
  }

  /// Called after this controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {
    if appearance == .disappeared { movement = .none }
  }

  /// Replaces the view of one child by that of another, and calls `completion` when the animation
  /// has ended.
  ///
  /// It adds the new view to the old one's superview, removes the old one at the end, and tells
  /// both children, unless the container does so itself
  /// (``shouldAutomaticallyForwardAppearanceMethods``). Raises if one is not a child.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(fromViewController, by: toViewController, lasting: duration, animations, completion)
  }

  // MARK: Titles and items

  /// The title; setting it also sets that of the navigation item and of the tab bar item.
  ///
  /// The tab bar item of a stack follows its first screen as long as both have the same title.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
      if let navigation = parent as? UINavigationController, navigation.stack.first === self,
        let item = navigation.storedTabBarItem, item.title == oldValue
      {
        item.title = title
      }
      if oldValue != title { storedView?.setNeedsDisplay() }
    }
  }

  /// What a navigation bar shows for this controller; made when it is first asked for.
  open var navigationItem: UINavigationItem { itemForNavigation }
  final var storedNavigationItem: UINavigationItem?

  /// What a tab bar shows for this controller; made when it is first asked for.
  ///
  /// A navigation controller without one takes that of its first screen when it gets the screen, or
  /// is asked for its own.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }
  final var storedTabBarItem: UITabBarItem?
  /// The tab that made this controller, or that it represents.
  open var tab: UITab? { storedTab }
  final weak var storedTab: UITab?

  /// The buttons of the toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  final var storedToolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    if let navigation = parent as? UINavigationController, navigation.topViewController === self {
      navigation.mirrorTools(animated: animated)
    }
  }

  /// Whether the tab bar is hidden while this controller is in the navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// Takes a secondary in when a split view controller collapses onto this primary; does nothing
  /// unless overridden.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// Gives the secondary of a split view controller that expands; none unless overridden.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Presentation

  /// The controller that this one presents.
  final var presented: UIViewController?
  /// The controller that presents this one.
  final weak var presenter: UIViewController?
  final var presentationTransition: PresentationTransition?
  final var storedPresentationController: UIPresentationController?

  /// The presented controller of this one, or else of the nearest ancestor that has one.
  open var presentedViewController: UIViewController? { findOutward { $0.presented } }
  /// The controller that presents this one, or else the nearest ancestor that is presented.
  open var presentingViewController: UIViewController? { findOutward { $0.presenter } }

  /// How this controller is presented; the automatic style, which is set at first, reads as the
  /// one that it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { requestedPresentationStyle }
    set { storedPresentationStyle = newValue }
  }
  final var storedPresentationStyle = UIModalPresentationStyle.automatic

  /// How the presentation is animated; data only.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// How a push or a presentation of this controller should be animated; data only.
  open var preferredTransition: Transition?
  /// Whether the user cannot dismiss the presentation of this controller, or the one it is in, by a gesture.
  open var isModalInPresentation = false
  /// Whether this controller's view is what `.currentContext` covers; true for a navigation controller.
  open var definesPresentationContext = false
  /// Whether the transition style of the presenting controller is used; data only.
  open var providesPresentationContextTransitionStyle = false

  /// Who animates this controller's presentation and dismissal, and manages a `.custom` one.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The object that manages the presentation of this controller or of the nearest one around it.
  ///
  /// Asking a controller that is not presented makes the object, for the present
  /// ``modalPresentationStyle``.
  open var presentationController: UIPresentationController? { resolvedPresentationController }
  /// The presentation controller of this very controller, if it is presented.
  open var activePresentationController: UIPresentationController? {
    presenter == nil ? nil : storedPresentationController
  }
  /// The presentation controller, if the style is that of a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if the style is that of a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents another controller, from the nearest one around this one that suits the style.
  ///
  /// The links are set when the call returns; the transition begins later. `completion` runs after the
  /// controller's `viewDidAppear(_:)`. Where nothing can be presented, as while another controller is
  /// presented, nothing happens and the device's log says why. Raises if the controller is presented
  /// already, has a parent, or is the root of a window.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all that is presented over it; if there is none,
  /// the presented controller that this one is or is in.
  ///
  /// `completion` runs after the last `viewDidDisappear(_:)`; at once if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, isInteractive: false, completion: completion)
  }

  /// The coordinator of the animated transition that this controller, or one around it, is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestTransition?.coordinator
  }

  /// Shows a controller as the nearest container does: by a push, else by a presentation.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: device.showsAnimated) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller as the detail of what is shown, else by a presentation.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: device.showsAnimated) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Storyboard

  /// The scene this controller was made from.
  final var scene: StoryboardScene?

  /// The storyboard this controller was made from.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs a segue of the storyboard from this controller; raises if it has none of that name.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  /// Whether a control or a cell may perform its segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed, or a controller is embedded.
  ///
  /// The view of the destination is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Editing

  /// Whether the user edits what the view shows.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  final var isInEditing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editingDidChange()
  }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { buttonForEditing }
  final var storedEditButton: UIBarButtonItem?

  // MARK: In place of content

  /// What is shown in place of the content; nil for the content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set {
      unavailableContent?.view?.removeFromSuperview()
      unavailableContent = newValue.map(UnavailableContent.init)
      showUnavailableContent()
    }
  }
  final var unavailableContent: UnavailableContent?
  /// The state to which the configuration in place of the content is adapted.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = storedNavigationItem?.searchController?.searchBar.text
    return state
  }
  final var unavailableContentIsOutdated = true
  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContentIsOutdated = true
    storedView?.setNeedsLayout()
  }
  /// Called to set the configuration, before the first layout and when it is asked for.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Size, traits and the screen

  /// The size this controller would like to have; its container or presentation controller is notified of
  /// changes.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { tellPreferredSize() } }
  }
  /// Called on a container when a child would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called on a container when the size that fits a child's constraints has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child gets when this container has a given one; the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The insets added to the safe area of the view; data only.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The edges that the view extends to under bars; data only.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the insets of a scroll view follow the bars; data only.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Called when the safe area changed, which it never does here.
  open func viewSafeAreaInsetsDidChange() {}

  private final var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
  /// Sets the scroll view that bars at some edges follow; data only.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
      contentScrollViews[bit.rawValue] = scrollView
    }
  }
  /// The scroll view that was set for an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }

  /// Whether the view also extends under opaque bars; data only.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The name under which the system could restore this controller; data only.
  open var restorationIdentifier: String?
  /// The interface style forced on this controller, its view and its children.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set { changeTraits { storedInterfaceStyle = newValue } }
  }
  private final var storedInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The traits of the surroundings, with what the container and this controller override.
  open var traitCollection: UITraitCollection { resolvedTraits }
  final var storedTraitOverrides = UITraitOverrides()
  /// What the container overrides in the traits of this controller.
  final var overriddenTraits: UITraitCollection?
  final var traitObservers: [TraitObserver] = []

  /// Sets what is different in the traits of a child; nothing if nil.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { childViewController.overriddenTraits = collection }
  }
  /// What is different in the traits of a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.overriddenTraits : nil
  }
  /// Called when the traits of the surroundings changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view gets another size with the screen's; overrides must call super.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    handOn(size, with: coordinator)
  }
  /// Called before the traits change with the screen; overrides must call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    handOn(newCollection, with: coordinator)
  }

  /// How the status bar's texts should be coloured.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator should be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Tells that the home indicator should look otherwise.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures come before the system's; data only.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the gestures at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Tells that other edges are preferred.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer should stay in its place; data only.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides whether the pointer stays in its place.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Tells that the pointer should be locked or released.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// How a change of the status bar is animated; data only.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether a presentation that does not cover the screen takes over the status bar; data only.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The child that decides about the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Tells that the status bar should look otherwise.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Tells that the screen may be turned in other ways.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The way in which a presentation that covers the screen begins; data only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The ways in which the screen may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen may be turned.
  open var shouldAutorotate: Bool { true }

  // MARK: For containers of this module

  /// Whether this container tells its children itself when they appear.
  var managesChildAppearance: Bool { false }
  /// The children, and containers that this one has besides.
  var containedControllers: [UIViewController] { children }
  /// The children that appear and disappear with this controller.
  var appearingChildren: [UIViewController] { childrenInView }
  /// What this container does between its own `viewWillAppear(_:)` and its children's.
  func prepareToAppear(animated: Bool) {}
  /// What this container does after its children's `viewWillAppear(_:)`.
  func childrenWillAppear(animated: Bool) {}
  /// What this container does after its children's `viewDidAppear(_:)`.
  func childrenDidAppear(animated: Bool) {}
  /// What this container does after its children's `viewDidDisappear(_:)`.
  func childrenDidDisappear(animated: Bool) {}
  /// The presentation style that `.automatic` means for this controller.
  var automaticPresentationStyle: UIModalPresentationStyle {
    device.policies.automaticPresentationStyle
  }
  /// Whether a child's appearance may end together with this container's.
  func mayFinishAppearing(_ child: UIViewController) -> Bool { true }
  /// Forgets a child without telling it.
  func disown(_ child: UIViewController) { forget(child) }
  /// The transition that takes place among this container's children.
  var containerTransition: HeadlessUIKit.Transition? { nil }
}
