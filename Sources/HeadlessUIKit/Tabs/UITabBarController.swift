public import Foundation

/// A container that shows one of several screens, with a bar to choose from.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.manage(by: self)
  }

  /// Creates an empty container from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.manage(by: self)
  }

  /// Creates a container with a tab for each of these.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Whether tabs stand in a bar only.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar, tabSidebar
  }

  /// Hears which tab a user chooses, and may refuse it.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  private final weak var storedDelegate: (any UITabBarControllerDelegate)?

  final var selected: UIViewController?
  /// The controllers whose appearance ends with the next turn, in order of their beginning.
  final var settling: [UIViewController] = []
  final var transition: TabTransition?
  /// What was selected while an animator was at work, which can be nothing.
  final var heldSelection: UIViewController??
  final var rootTabs: [UITab] = []
  final var storedMore: MoreNavigationController?
  final var customizable: [UIViewController] = []
  /// Whether screens were set or added, even if there are none any more.
  final var hasScreens = false

  /// The screens; setting them keeps the selected one, else the one at its place, else the first.
  ///
  /// Nil as long as none were set or added.
  open var viewControllers: [UIViewController]? {
    get { hasScreens ? storedChildren : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    forgetTabs()
    replaceChildren(by: viewControllers ?? [])
    hasScreens = viewControllers != nil
  }

  /// Makes a controller one of the screens, after the others.
  open override func addChild(_ childController: UIViewController) {
    hasScreens = true
    rearrange {
      super.addChild(childController)
      customizable = storedChildren
    }
  }

  /// The list of the screens that have no place in the bar, and the one of them that is shown.
  ///
  /// It is among the tabs where the width is compact and there are more than five screens.
  open var moreNavigationController: UINavigationController { makeMore() }

  /// The screens whose tabs a user may rearrange; data only, since there is nothing to do it with.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable }
    set { customizable = newValue ?? [] }
  }

  // MARK: Tabs

  /// The tabs; empty where the screens were given as controllers.
  open var tabs: [UITab] {
    get { rootTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs, whose controllers become the screens.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceTabs(by: tabs)
  }

  /// The tab that is shown, which may be in a group; one of another container is ignored.
  ///
  /// The delegate is not told.
  open var selectedTab: UITab? {
    get { rootTab(of: chosen)?.selectedDescendant }
    set { if let newValue { choose(newValue) } }
  }

  /// The tab with an identifier, also if it is in a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    rootTabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Whether tabs stand in a bar only; data only, since there is no sidebar.
  open var mode: Mode = .automatic

  // MARK: Selection

  /// The screen that is shown.
  ///
  /// Raises if it is set to one that is not among `viewControllers`. The delegate is not told.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      if newValue !== storedMore, index(of: newValue) == nil {
        raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  /// The place of the screen that is shown, `NSNotFound` for the list of those without a place in
  /// the bar; an index out of range is ignored when it is set.
  open var selectedIndex: Int {
    get { index(of: chosen) ?? NSNotFound }
    set {
      guard storedChildren.indices.contains(newValue) else { return }
      selectedViewController = storedChildren[newValue]
    }
  }

  final let bar = UITabBar()
  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }
  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Sets whether the bar is hidden.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
  }

  /// When the bar becomes small; data only, since it never does.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic

  /// What stands above the bar.
  open var bottomAccessory: UITabAccessory? {
    didSet { placeAccessory(insteadOf: oldValue) }
  }
  /// Sets what stands above the bar.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// Called when a user tapped a tab in the bar, before the delegate is asked and the tab is selected;
  /// does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Container

  /// Takes over the size that the selected screen would like to have.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    adoptPreferredSize(of: container, shown: selected)
  }

  /// Finds places for the tabs anew where the width has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshMore()
  }

  /// Makes a view with the bar in it.
  open override func loadView() {
    super.loadView()
    view.addSubview(bar)
    placeAccessory(insteadOf: nil)
  }

  private func placeAccessory(insteadOf old: UITabAccessory?) {
    old?.contentView.removeFromSuperview()
    guard let storedView, let bottomAccessory else { return }
    storedView.insertSubview(bottomAccessory.contentView, belowSubview: bar)
  }

  override var managesChildAppearance: Bool { true }
  override var containedControllers: [UIViewController] {
    storedMore.map { children + [$0] } ?? children
  }
  override var appearingChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  override func childrenWillAppear(animated: Bool) { placeSelected() }
  override func childrenDidDisappear(animated: Bool) {
    for controller in settling { controller.finishDisappearing() }
    transition?.from?.finishDisappearing()
  }
  override var containerTransition: HeadlessUIKit.Transition? { transition }
  override func disown(_ child: UIViewController) { remove(child) }
}
