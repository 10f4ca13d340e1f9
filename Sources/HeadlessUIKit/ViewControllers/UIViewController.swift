public import Foundation

/// An object that manages a screen: its view, its children, and its presentations.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, TraitObserving {
  /// Creates a view controller whose view is loaded from a nib or created in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    source = ViewSource(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    super.init()
  }

  /// Creates a view controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.decode(self, from: coder)
  }

  /// Creates a view controller without a nib name.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the nib with the view.
  open var nibName: String? { source?.nib?.name }
  /// The bundle of the nib.
  open var nibBundle: Bundle? { source?.nib?.bundle }
  /// The scene this controller was made from.
  final var scene: StoryboardScene? { if case .scene(let scene) = source { scene } else { nil } }
  final var source: ViewSource?

  /// Called after the object was loaded from a nib and its outlets were connected.
  open func awakeFromNib() {}

  // MARK: View

  final var storedView: UIView?

  /// The view; reading it calls ``loadView()`` and ``viewDidLoad()`` if it is not loaded.
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

  /// Creates the view: from the storyboard scene, from the nib named ``nibName`` or like the class,
  /// or an empty one.
  ///
  /// For a class `DetailViewController`, the nib may also be named `DetailView`.
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

  /// Called to update the constraints of the view; overrides must call super.
  ///
  /// It is called before the first layout, and in the layout pass after
  /// `setNeedsUpdateConstraints()`.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the first layout, and in the layout pass after ``setNeedsUpdateProperties()``.
  open func updateProperties() {}
  /// Requests calls of `updateProperties()` on this controller and its view.
  open func setNeedsUpdateProperties() { storedView?.setNeedsUpdateProperties() }
  /// Immediately runs the pending updates of properties in the view and its subviews.
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }

  /// Called when the system is short of memory.
  open func didReceiveMemoryWarning() {}

  /// The next responder: the superview of the view, else the presenting controller.
  open override var next: UIResponder? { storedView?.superview ?? presenter }

  // MARK: Appearance

  /// An object that another module attaches to this controller, which retains it.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }

  private final var storedCompanion: AnyObject?

  /// The controllers that are not children, but whose views are in this controller's view.
  final var followers: [Weak<UIViewController>] = [] {
    didSet { if !followers.isEmpty { mayForward = true } }
  }
  /// The window of which this controller is the root.
  final weak var windowOfRoot: UIWindow?
  final var isRootOfWindow: Bool { windowOfRoot != nil }
  /// The transition that removes this controller from a container that is no longer its parent.
  final weak var leavingTransition: HeadlessUIKit.Transition?
  /// The navigation controller that is popping this one, during `viewWillDisappear(_:)`.
  final var leavingNavigationController: UINavigationController? {
    leavingTransition?.departingNavigation
  }

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

  /// Whether appearance callbacks are forwarded to children, without calls of
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child.
  ///
  /// For containers that do not forward appearance callbacks automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManually(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance of a child.
  open func endAppearanceTransition() {
    endManually()
  }

  /// Whether this controller is being presented.
  open var isBeingPresented: Bool { presentationTransition?.isPresenting(self) ?? false }
  /// Whether this controller is being dismissed.
  open var isBeingDismissed: Bool { presentationTransition?.isDismissing(self) ?? false }
  /// Whether the current appearance callback is due to the addition to a parent.
  open var isMovingToParent: Bool { isInAppearanceCallback && movement == .toParent }
  /// Whether the current appearance callback is due to the removal from a parent.
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

  /// Adds a child.
  ///
  /// Sets the child's parent and calls its ``willMove(toParent:)``. Call its ``didMove(toParent:)``
  /// when its view is in place.
  open func addChild(_ childController: UIViewController) {
    checkAdding(childController)
    adopt(childController)
  }

  /// Removes this controller from its parent, and calls its ``didMove(toParent:)``.
  ///
  /// Before, call ``willMove(toParent:)`` with nil and remove the view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.disown(self)
    didMove(toParent: nil)
  }

  /// Called before this controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {
    movement = parent == nil ? .fromParent : .toParent
  }

  /// Called after this controller was added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {
    if appearance == .disappeared { movement = .none }
  }

  /// Replaces the view of one child by that of another, and calls `completion` when the animation
  /// has ended.
  ///
  /// It adds the new view to the old one's superview, removes the old one at the end, and forwards
  /// the appearance callbacks to both children if ``shouldAutomaticallyForwardAppearanceMethods``
  /// is true. Raises if one is not a child.
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

  /// The title; setting it also sets the titles of the navigation item and the tab bar item.
  ///
  /// The tab bar item of a navigation controller follows its first screen's title while both are
  /// equal.
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

  /// The navigation item; created when it is first read.
  open var navigationItem: UINavigationItem { itemForNavigation }
  final var storedNavigationItem: UINavigationItem?

  /// The tab bar item; created when it is first read.
  ///
  /// A navigation controller without one takes that of its first screen, when the screen is added
  /// or the item is read.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }
  final var storedTabBarItem: UITabBarItem?
  /// The tab that created this controller, or that it represents.
  open var tab: UITab? { storedTab }
  final weak var storedTab: UITab?

  /// The toolbar items while this controller is on top of a navigation stack.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  final var storedToolbarItems: [UIBarButtonItem]?
  /// Sets the toolbar items.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    if let navigation = parent as? UINavigationController, navigation.topViewController === self {
      navigation.mirrorTools(animated: animated)
    }
  }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// Called on the primary of a collapsing split view controller to integrate the secondary; does
  /// nothing unless overridden.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary of an expanding split view controller; nil unless overridden.
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

  /// The presentation style; the automatic style, the initial value, reads as the style that it
  /// resolves to.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      if storedPresentationStyle != .automatic { return storedPresentationStyle }
      return storedPresentationController?.style ?? automaticPresentationStyle
    }
    set { storedPresentationStyle = newValue }
  }

  /// The preferred animation of a push or a presentation of this controller; data only.
  open var preferredTransition: Transition?

  /// Provides the animators of this controller's presentation and dismissal, and the controller of
  /// a `.custom` one.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller of this controller or its nearest presented ancestor.
  ///
  /// Without a presentation, reading it creates one for the current ``modalPresentationStyle``.
  open var presentationController: UIPresentationController? {
    let subject = findOutward { $0.presenter == nil ? nil : $0 } ?? self
    return subject.makePresentationController(presenting: nil, source: subject)
  }
  /// The presentation controller of this controller itself, if it is presented.
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

  /// Presents another controller, from the nearest ancestor that suits the style.
  ///
  /// ``presentedViewController`` is set when the call returns; the transition begins later.
  /// `completion` runs after the controller's `viewDidAppear(_:)`. If the presentation is not
  /// possible, such as during another one, nothing happens and the device's log has the reason.
  /// Raises if the controller is already presented, has a parent, or is the root of a window.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents and all above it, else the presentation that
  /// contains this controller.
  ///
  /// `completion` runs after the last `viewDidDisappear(_:)`, or immediately if there is nothing to
  /// dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, isInteractive: false, completion: completion)
  }

  /// The coordinator of the animated transition of this controller or its nearest ancestor in one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    findOutward { $0.containerTransition ?? $0.leavingTransition ?? $0.presentationTransition }?
      .coordinator
  }

  /// Shows a controller in the nearest container, such as by a push, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: device.showsAnimated) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller as the detail in the nearest container, else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: device.showsAnimated) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Storyboard

  /// The storyboard this controller was made from.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs a storyboard segue of this controller; raises if there is none with this identifier.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not called.
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

  /// Whether the user can edit the content of the view.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editingDidChange()
  }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { buttonForEditing }
  final var storedEditButton: UIBarButtonItem?

  // MARK: Content unavailable

  /// The configuration of a view shown instead of the content; nil for the content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set {
      unavailableContent?.view?.removeFromSuperview()
      unavailableContent = newValue.map(UnavailableContent.init)
      showUnavailableContent()
    }
  }
  final var unavailableContent: UnavailableContent?
  /// The state for the content-unavailable configuration.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = storedNavigationItem?.searchController?.searchBar.text
    return state
  }
  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContentIsOutdated = true
    storedView?.setNeedsLayout()
  }
  /// Called to set the configuration, before the first layout and after a request.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Size, traits and the screen

  /// The preferred size; the parent or the presentation controller is notified of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else if presenter != nil {
        storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Called on a container when a child's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called on a container when the size that fits a child's constraints has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child in a container of the given size; the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The insets added to the safe area of the view; data only.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The edges that the view extends to under bars; data only.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Called when the safe area has changed; never called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

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

  /// The identifier for state restoration; data only.
  open var restorationIdentifier: String?
  /// The interface style forced on this controller, its view and its children.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set { changeTraits { storedInterfaceStyle = newValue } }
  }

  /// The inherited traits, with the overrides of the parent and this controller.
  open var traitCollection: UITraitCollection {
    ownTraits(
      in: storedView?.superview?.traitCollection ?? parent?.storedView?.traitCollection
        ?? UITraitCollection(screen: device.screen))
  }
  /// The parent's trait overrides for this controller.
  final var overriddenTraits: UITraitCollection?
  final var traitObservers: [TraitObserver] = []

  /// Sets the trait overrides of a child; nil removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { childViewController.overriddenTraits = collection }
  }
  /// The trait overrides of a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.overriddenTraits : nil
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view's size changes with the screen's; overrides must call super.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size == childSize { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
  /// Called before the traits change with the screen; overrides must call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let overrides = child.overriddenTraits
      let traits = overrides.map { UITraitCollection(traitsFrom: [newCollection, $0]) }
      child.willTransition(to: traits ?? newCollection, with: coordinator)
    }
  }

  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator should be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator; does nothing here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures take precedence over the system's; data only.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the gestures at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of these edges; does nothing here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer should be locked; data only.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides whether the pointer is locked.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Requests an update of the pointer lock; does nothing here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The animation of a status bar change; data only.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Requests an update of the status bar; does nothing here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests an update of the supported orientations; does nothing here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The initial orientation of a full-screen presentation; data only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The supported orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface rotates.
  open var shouldAutorotate: Bool { true }

  // MARK: Small values

  // Together, because each one between larger properties would take eight bytes of every controller.

  final var appearance = Appearance.disappeared
  final var movement = Movement.none
  final var isInAppearanceCallback = false
  final var didSendIsAppearing = false
  /// Whether a child, follower or presented controller may appear with this one; usually false.
  final var mayForward = false
  /// Whether the tab bar is hidden while this controller is in the navigation stack.
  open var hidesBottomBarWhenPushed = false
  final var storedPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition style of the presentation; data only.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the user cannot dismiss the presentation that contains this controller.
  open var isModalInPresentation = false
  /// Whether a `.currentContext` presentation covers this controller's view; true for a navigation
  /// controller.
  open var definesPresentationContext = false
  /// Whether the transition style of the presenting controller is used; data only.
  open var providesPresentationContextTransitionStyle = false
  final var isInEditing = false
  final var unavailableContentIsOutdated = true
  /// Whether the insets of a scroll view follow the bars; data only.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view also extends under opaque bars; data only.
  open var extendedLayoutIncludesOpaqueBars = false
  private final var storedInterfaceStyle = UIUserInterfaceStyle.unspecified
  final var storedTraitOverrides = UITraitOverrides()
  /// Whether a presentation that does not cover the screen takes over the status bar; data only.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: UIKit containers

  /// Whether this container itself sends the appearance callbacks of its children.
  var managesChildAppearance: Bool { false }
  /// The children, and the other containers of this one.
  var containedControllers: [UIViewController] { children }
  /// The children that appear and disappear with this controller.
  var appearingChildren: [UIViewController] { childrenInView }
  /// Called between this container's `viewWillAppear(_:)` and that of its children.
  func prepareToAppear(animated: Bool) {}
  /// Called after the children's `viewWillAppear(_:)`.
  func childrenWillAppear(animated: Bool) {}
  /// Called after the children's `viewDidAppear(_:)`.
  func childrenDidAppear(animated: Bool) {}
  /// Called after the children's `viewDidDisappear(_:)`.
  func childrenDidDisappear(animated: Bool) {}
  /// The presentation style that `.automatic` resolves to for this controller.
  var automaticPresentationStyle: UIModalPresentationStyle {
    device.policies.automaticPresentationStyle
  }
  /// Whether a child's appearance may end together with this container's.
  func mayFinishAppearing(_ child: UIViewController) -> Bool { true }
  /// Removes a child without notifying it.
  func disown(_ child: UIViewController) { forget(child) }
  /// The transition between this container's children.
  var containerTransition: HeadlessUIKit.Transition? { nil }
}
