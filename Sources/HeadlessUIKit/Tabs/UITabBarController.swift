public import Foundation

/// A container that shows one of several screens, with a bar to choose from.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  /// Creates an empty container from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  /// Hears which tab a person chooses, and may refuse it.
  open weak var delegate: (any UITabBarControllerDelegate)?

  final var selected: UIViewController?
  /// The controllers whose appearance ends with the next turn, in order of their beginning.
  final var settling: [UIViewController] = []
  final var transition: TabTransition?
  /// The view that animators of the app's own work in, once there was one.
  final var screensView: UIView?
  /// What was selected while an animator was at work.
  final var heldSelection: UIViewController?

  /// The screens; setting them keeps the selected one, else the one at its place, else the first.
  open var viewControllers: [UIViewController]? {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceChildren(by: viewControllers ?? [])
  }

  /// The screen that is shown.
  ///
  /// Raises if it is set to one that is not among `viewControllers`. The delegate is not told.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if newValue.parent !== self {
        raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  /// The place of the screen that is shown; an index out of range is ignored when it is set.
  open var selectedIndex: Int {
    get { index(of: selected) ?? NSNotFound }
    set {
      guard storedChildren.indices.contains(newValue) else { return }
      selectedViewController = storedChildren[newValue]
    }
  }

  final let bar = UITabBar()
  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }
  /// Whether the bar is out of sight.
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Sets whether the bar is out of sight.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
  }

  /// Called when a person chose a tab in the bar; asks the delegate, selects, tells the delegate.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    receiveChoice(of: item)
  }

  // MARK: Container

  /// Takes over the size that the selected screen would like to have.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    adoptPreferredSize(of: container, shown: selected)
  }

  /// Makes a view with the bar in it.
  open override func loadView() {
    super.loadView()
    view.addSubview(bar)
  }

  override var managesChildAppearance: Bool { true }
  override var appearingChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  override func childrenWillAppear(animated: Bool) { placeSelected() }
  override func childrenDidDisappear(animated: Bool) {
    for controller in settling { controller.finishDisappearing() }
    transition?.from?.finishDisappearing()
  }
  override var containerTransition: Transition? { transition }
  override func disown(_ child: UIViewController) { remove(child) }
}
