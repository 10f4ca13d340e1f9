public import Foundation

/// A container that shows the top of a stack of screens, with a navigation bar.
///
/// The stack changes during the call. The transition begins in the next turn of the run loop, also
/// without animation, and sends the appearance callbacks and those of the delegate. Changes during
/// a transition wait until it has ended.
open class UINavigationController: UIViewController {
  /// The kind of a transition.
  public enum Operation: Int, Sendable {
    case none = 0
    case push, pop
  }

  /// Creates a container with a first screen, which it pushes by ``pushViewController(_:animated:)``.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty container with bars of the given classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type)?.make(frame: .zero) ?? UINavigationBar()
    self.toolbarClass = toolbarClass as? UIToolbar.Type
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a container from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    bar.navigation = self
    bar.delegate = self as? any UINavigationBarDelegate
    // Skips an override in a subclass, whose properties may not be initialised yet.
    super.definesPresentationContext = true
  }

  // MARK: Stack

  final var stack: [UIViewController] = []
  /// The controller whose view is in the container, or is added when the container appears.
  final var shown: UIViewController?
  final var transition: NavigationTransition?
  /// Whether the transition has begun.
  final var isInTransition: Bool { transition?.hasBegun ?? false }
  /// The number of the transition that was requested last.
  final var transitionsRequested = 0
  /// The changes of the stack that wait for the end of a transition, in order.
  final var held: [HeldChange] = []
  /// The controllers that get `didMove(toParent:)` when they, or a controller above them, have
  /// appeared.
  final var arrivals: [UIViewController] = []
  /// The flag `animated` of the pending `didShow`, which the delegate gets when the top has appeared;
  /// nil without one.
  final var pendingDidShow: Bool?
  /// Whether the transition that is being requested is interactive.
  final var beginsInteractively = false

  /// Is notified of the screens that are shown, and returns animators.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  private final weak var storedDelegate: (any UINavigationControllerDelegate)?

  /// The screens from the root to the top; setting them shows the last one without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screens from the root to the top.
  open override var children: [UIViewController] { stack }

  /// The screen at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// Changes the stack in a local variable, which avoids an exclusivity check for each read.
  final func changeStack(_ change: (inout [UIViewController]) -> Void) {
    var controllers: [UIViewController] = []
    swap(&controllers, &stack)
    change(&controllers)
    swap(&controllers, &stack)
  }

  /// Detaches a controller that has left the stack.
  func release(_ controller: UIViewController) {
    controller.parent = nil
    controller.movement = controller.appearance == .disappeared ? .none : .fromParent
    let place = arrivals.lastIndex { $0 === controller }
    if let place { arrivals.remove(at: place) }
  }

  /// The presented view controller, else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack, in at most one transition.
  ///
  /// It is a pop if the new top was in the stack, and a push otherwise. There is none if the top
  /// stays.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    checkSetting(viewControllers)
    if isHoldingBack { return hold(.set(viewControllers), animated: animated) }
    performSet(viewControllers, animated: animated)
  }

  /// Puts a screen on top of the stack.
  ///
  /// Raises if the screen is in the stack already, or is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkPushing(viewController)
    if isHoldingBack { return hold(.push(viewController), animated: animated) }
    performPush(viewController, animated: animated)
  }

  /// Pops the top screen and returns it; nil, with no effect, at the root.
  ///
  /// During a transition, the pop waits for its end. It then returns the current top, or nil if other
  /// changes are waiting already.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if isHoldingBack {
      let top = held.isEmpty && stack.count > 1 ? stack.last : nil
      hold(.pop, animated: animated)
      return top
    }
    return performPop(to: stack.count - 2, animated: animated)?.first
  }

  /// Pops screens until the given one is the top; returns them from the bottom up.
  ///
  /// Returns nil if the screen is the top already, or if the pop waits for the end of a transition. Raises if
  /// the screen is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    checkPopping(to: viewController)
    if isHoldingBack {
      hold(.popTo(viewController), animated: animated)
      return nil
    }
    guard let index = index(of: viewController) else { return nil }
    return performPop(to: index, animated: animated)
  }

  /// Pops all screens but the root; returns them from the bottom up.
  ///
  /// Returns nil if there are none, or if the pop waits for the end of a transition.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if isHoldingBack {
      hold(.popToRoot, animated: animated)
      return nil
    }
    return performPop(to: 0, animated: animated)
  }

  /// Pushes the controller, animated.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: device.showsAnimated)
  }

  /// Pushes the secondary, also if it is a navigation controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    stackUp([secondaryViewController], animated: false)
  }

  /// Removes the top screen from the stack, unless it is the root, and returns it.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    detach(top)
    return top
  }

  // MARK: Bars

  final let bar: UINavigationBar

  /// The bar with the title and the back button.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Sets whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
  }

  final var toolbarClass: UIToolbar.Type?
  final var storedToolbar: UIToolbar?
  /// The bar at the bottom; its buttons are the `toolbarItems` of the top screen.
  open var toolbar: UIToolbar! { bottomBar }
  /// The toolbar, created on first use.
  final var bottomBar: UIToolbar {
    if let storedToolbar { return storedToolbar }
    let toolbar = toolbarClass?.make(frame: .zero) ?? UIToolbar()
    toolbar.isHidden = true
    storedToolbar = toolbar
    storedView?.addSubview(toolbar)
    mirrorTools(animated: false)
    return toolbar
  }

  /// Shows the `toolbarItems` of the top screen in the toolbar.
  final func mirrorTools(animated: Bool) {
    storedToolbar?.setItems(stack.last?.toolbarItems, animated: animated)
  }

  /// Whether the bar at the bottom is hidden, which it is at first.
  open var isToolbarHidden: Bool {
    get { storedToolbar?.isHidden ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Sets whether the bar at the bottom is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bottomBar.isHidden = hidden
  }

  /// Whether the bars hide when the user scrolls; data only.
  open var hidesBarsOnSwipe = false

  /// The duration in which a bar is shown or hidden, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.33 }

  // MARK: Back

  private lazy var backSwipe: UIScreenEdgePanGestureRecognizer = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.delegate = backSwipeDelegate
    return recognizer
  }()
  final lazy var backSwipeDelegate = BackSwipeDelegate(for: self)

  /// The gesture that pops the top screen by a swipe from the edge.
  ///
  /// By default, its delegate lets it begin only if there is a back button. Another delegate, or
  /// none, removes these conditions.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe }

  private lazy var contentSwipe = UIGestureRecognizer()
  /// The gesture that pops the top screen by a swipe from anywhere on the screen; data only.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

  /// Does what a tap on the back button does, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard showsBackButton else { return false }
    receiveBackTap()
    return true
  }

  // MARK: Container

  /// Adopts the `preferredContentSize` of the top screen.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    adoptPreferredSize(of: container, shown: stack.last)
  }

  /// Creates a view with the bars.
  open override func loadView() {
    let view = NavigationView(frame: CGRect(origin: .zero, size: device.screen.size))
    view.navigation = self
    view.addSubview(bar)
    if let storedToolbar { view.addSubview(storedToolbar) }
    view.addGestureRecognizer(backSwipe)
    self.view = view
  }

  override var managesChildAppearance: Bool { true }
  override var containerTransition: HeadlessUIKit.Transition? { transition }
  override var appearingChildren: [UIViewController] {
    let child = isInTransition ? transition?.to : shown ?? stack.last
    return child.map { [$0] } ?? []
  }
  override func mayFinishAppearing(_ child: UIViewController) -> Bool {
    !isInTransition
  }
  override func prepareToAppear(animated: Bool) { prepareTop(animated: animated) }
  override func childrenWillAppear(animated: Bool) {
    guard !isInTransition, pendingDidShow != nil, let top = shown else { return }
    if let view = top.storedView, holds(view) { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    place(top, .none, nil)
  }
  override func childrenDidAppear(animated: Bool) {
    guard !isInTransition, shown === stack.last else { return }
    notifyArrivals()
    if let animated = pendingDidShow, let shown {
      pendingDidShow = nil
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    releaseHeld()
  }
  override func childrenDidDisappear(animated: Bool) {
    // The outgoing screen of a running transition disappears with the container.
    if isInTransition { transition?.from?.finishDisappearing() }
    dropStaleTop()
  }
  override func disown(_ child: UIViewController) {
    if index(of: child) == nil { forget(child) } else { removeFromStack(child) }
  }
}
