public import Foundation

/// A container that shows one of several screens, selected in a tab bar.
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

  /// Creates a container with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Whether the tabs are shown in a tab bar or in a sidebar.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar, tabSidebar
  }

  /// Is notified of the tabs that a user selects, and can prevent a selection.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  private final weak var storedDelegate: (any UITabBarControllerDelegate)?

  final var selected: UIViewController?
  /// The controllers whose appearance transition ends in the next run-loop turn, the oldest first.
  final var ending: [UIViewController] = []
  final var transition: TabTransition?
  /// The selection that was made during a custom transition, which can be none.
  final var heldSelection: UIViewController??
  final var rootTabs: [UITab] = []
  final var storedMore: MoreNavigationController?
  final var customizable: [UIViewController] = []
  /// Whether screens were set or added, even if all were removed.
  final var hasScreens = false

  /// The screens; nil before any were set or added.
  ///
  /// Setting them keeps the selection if possible, else selects the screen at its index, else the
  /// first.
  open var viewControllers: [UIViewController]? {
    get { hasScreens ? storedChildren : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in rootTabs { tab.owner = nil }
    rootTabs = []
    replaceChildren(by: viewControllers ?? [])
    hasScreens = viewControllers != nil
  }

  /// Adds a controller as the last screen.
  open override func addChild(_ childController: UIViewController) {
    hasScreens = true
    rearrange {
      super.addChild(childController)
      customizable = storedChildren
    }
  }

  /// The navigation controller with the list of the screens that do not fit into the bar.
  ///
  /// Its item is in the bar in compact width if there are more than five screens.
  open var moreNavigationController: UINavigationController { makeMore() }

  /// The screens whose tabs a user may rearrange; data only, since users cannot rearrange tabs.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable }
    set { customizable = newValue ?? [] }
  }

  // MARK: Tabs

  /// The tabs; empty if the screens were set as view controllers.
  open var tabs: [UITab] {
    get { rootTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs, whose controllers become the screens.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceTabs(by: tabs)
  }

  /// The tab that is shown, which may be in a group.
  ///
  /// Setting a tab of another container has no effect. The delegate is not called.
  open var selectedTab: UITab? {
    get { rootTab(of: chosen)?.selectedDescendant }
    set { if let newValue { choose(newValue) } }
  }

  /// The tab with an identifier, also in a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    rootTabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Whether the tabs are shown in a tab bar or in a sidebar; data only, since there is no sidebar.
  open var mode: Mode = .automatic

  // MARK: Selection

  /// The screen that is shown.
  ///
  /// Setting a screen that is not in `viewControllers` raises. The delegate is not called.
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

  /// The index of the screen that is shown; `NSNotFound` for the More list.
  ///
  /// Setting an index out of range has no effect.
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

  /// When the bar is minimized; data only.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic

  /// The accessory above the bar.
  open var bottomAccessory: UITabAccessory? {
    didSet { placeAccessory(insteadOf: oldValue) }
  }
  /// Sets the accessory above the bar.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// Called when a user tapped a tab in the bar, before `shouldSelect` and the selection.
  ///
  /// The default implementation does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Container

  /// Adopts the `preferredContentSize` of the selected screen.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    adoptPreferredSize(of: container, shown: selected)
  }

  /// Updates the items of the bar if the width has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let hasMore = storedMore.map { bar.items?.contains($0.tabBarItem) ?? false } ?? false
    if hasMore != needsMore { rearrange {} }
  }

  /// Creates a view with the bar.
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
    for controller in ending { controller.finishDisappearing() }
    transition?.from?.finishDisappearing()
  }
  override var containerTransition: HeadlessUIKit.Transition? { transition }
  override func disown(_ child: UIViewController) { remove(child) }
}
