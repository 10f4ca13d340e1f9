public import Foundation

/// A container that shows the top of a stack of screens, with a bar that leads back.
///
/// The stack changes at the call. The transition begins in the next turn of the run loop, also
/// without animation, and brings the appearance callbacks and those of the delegate. While a
/// transition runs, further changes are held back until it has ended.
open class UINavigationController: UIViewController {
  /// What a transition does to the stack.
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

  /// Creates an empty container with bars of classes.
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
    // Past an override, since no initialiser of a subclass has run.
    super.definesPresentationContext = true
  }

  // MARK: Stack

  final var stack: [UIViewController] = []
  /// The controller whose view is in place, or comes there with the container.
  final var shown: UIViewController?
  final var transition: NavigationTransition?
  /// Whether the transition has begun, so that it shows the new top.
  final var isInTransition: Bool { transition?.hasBegun ?? false }
  /// The number of the transition that was requested last.
  final var transitionsRequested = 0
  /// The changes of the stack that wait for the end of a transition, in order.
  final var held: [HeldChange] = []
  /// The controllers that are to hear `didMove(toParent:)` when they, or what lies above them,
  /// have appeared.
  final var arrivals: [UIViewController] = []
  /// The flag `animated` of the `didShow` that the delegate gets when the top controller has appeared; nil if
  /// none is due.
  final var owesDidShow: Bool?
  /// Whether the pop that is requested just now follows a finger.
  final var beginsInteractively = false

  /// Hears which screen is shown.
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

  /// Changes the stack in a local variable, so that Swift needs no exclusivity check where it is read.
  final func changeStack(_ change: (inout [UIViewController]) -> Void) {
    var controllers: [UIViewController] = []
    swap(&controllers, &stack)
    change(&controllers)
    swap(&controllers, &stack)
  }

  /// Lets go of a controller that has left the stack.
  func release(_ controller: UIViewController) {
    controller.parent = nil
    controller.movement = controller.appearance == .disappeared ? .none : .fromParent
    let place = arrivals.lastIndex { $0 === controller }
    if let place { arrivals.remove(at: place) }
  }

  /// What is presented over the stack, else its top.
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

  /// Takes the top screen from the stack and returns it; nil, with no effect, at the root.
  ///
  /// While a transition runs, the pop waits for its end. The first change that waits returns the present top,
  /// each further one nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if isHoldingBack {
      let top = held.isEmpty && stack.count > 1 ? stack.last : nil
      hold(.pop, animated: animated)
      return top
    }
    return performPop(to: stack.count - 2, animated: animated)?.first
  }

  /// Takes screens from the stack until the given one is the top; returns them from the bottom up.
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

  /// Takes all screens but the root from the stack; returns them from the bottom up.
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

  /// Takes the top screen from the stack, unless it is the root, and returns it.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    giveUpTop()
  }

  // MARK: Bars

  final let bar: UINavigationBar

  /// The bar with the title and the way back.
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
  /// The toolbar, which is made at the first use.
  final var bottomBar: UIToolbar {
    if let storedToolbar { return storedToolbar }
    let toolbar = toolbarClass?.make(frame: .zero) ?? UIToolbar()
    toolbar.isHidden = true
    storedToolbar = toolbar
    storedView?.addSubview(toolbar)
    mirrorTools(animated: false)
    return toolbar
  }

  /// Gives the toolbar the buttons of the top screen.
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

  /// How long a bar takes to come or go, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.33 }

  // MARK: Back

  private lazy var backSwipe: UIScreenEdgePanGestureRecognizer = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.delegate = backSwipeDelegate
    return recognizer
  }()
  final lazy var backSwipeDelegate = BackSwipeDelegate(for: self)

  /// The gesture that leads back from the edge of the screen.
  ///
  /// Its own delegate lets it begin only where there is a back button; with another delegate, or
  /// none, those conditions are gone.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe }

  private lazy var contentSwipe = UIGestureRecognizer()
  /// The gesture that leads back from anywhere on the screen; only its own properties are kept.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

  /// Goes back as the back button does, where there is one.
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard showsBackButton else { return false }
    receiveBackTap()
    return true
  }

  // MARK: Container

  /// Takes over the size that the top screen would like to have.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    adoptPreferredSize(of: container, shown: stack.last)
  }

  /// Makes a view with the bars in it.
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
  override func childrenWillAppear(animated: Bool) { topWillAppear(animated: animated) }
  override func childrenDidAppear(animated: Bool) { topDidAppear() }
  override func childrenDidDisappear(animated: Bool) { allDidDisappear() }
  override func disown(_ child: UIViewController) {
    if index(of: child) == nil { forget(child) } else { removeFromStack(child) }
  }
}
