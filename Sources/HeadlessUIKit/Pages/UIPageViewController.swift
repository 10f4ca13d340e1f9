public import Foundation

/// A container that shows one page, or two facing ones, and turns them.
///
/// Code sets the pages by ``setViewControllers(_:direction:animated:completion:)``; a user turns
/// to those that the data source gives (Apple, "UIPageViewController").
open class UIPageViewController: UIViewController {
  /// Creates a container without pages.
  ///
  /// The options can hold a ``SpineLocation``, as itself or as its number, under
  /// ``OptionsKey/spineLocation``; only curling pages have a spine, which lies at the minimum unless
  /// told otherwise.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spine = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation]) ?? .min
    storedDoubleSided = spine == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container with curling pages that lie side by side.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a container from an archive, such as a storyboard: with curling pages unless that says
  /// otherwise.
  public required init?(coder: NSCoder) {
    let element = InterfaceCoder.element(of: coder)
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spine =
      switch element?["spineLocation"] {
      case _ where transitionStyle == .scroll: .none
      case "mid": .mid
      case "max": .max
      default: .min
      }
    storedDoubleSided = spine == .mid
    super.init(coder: coder)
  }

  /// Hears of the pages that a user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Gives the pages to which a user can turn; without one, no page can be turned.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceDidChange() }
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Whether pages lie side by side or below each other.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine lies around which curling pages turn.
  open var spineLocation: SpineLocation { spine }
  final var spine: SpineLocation
  final var isAskingForSpine = false
  /// The children that are pages, or were.
  final var pageChildren: [UIViewController] = []

  /// Whether pages have something on their backs.
  ///
  /// It must be true, and is, while the spine lies in the middle; setting it to false then raises.
  open var isDoubleSided: Bool {
    get { storedDoubleSided }
    set {
      if !newValue, spine == .mid, !isAskingForSpine {
        raise(
          .invalidArgument, "\(name(self)) must be double sided while its spine is in the middle")
      }
      storedDoubleSided = newValue
    }
  }
  final var storedDoubleSided: Bool

  // MARK: Pages

  final var pages: [UIViewController] = []
  /// The pages whose views are in place.
  final var shown: [UIViewController] = []
  final var transition: PageTransition?
  final var neighbours = PageNeighbours()
  final var dots: PageDots?

  /// The pages that are shown; nil before any were set.
  ///
  /// What code sets is here when the call returns, a page that a user turns to when it has come.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages.
  ///
  /// The delegate is not told. The completion is called with true when the pages are there, and with
  /// false if another call overtook this one. Raises unless there are as many pages as the spine and
  /// the sides ask for.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replacePages(
      by: viewControllers ?? [],
      isForward: direction == .forward,
      animated: animated,
      completion: completion
    )
  }

  /// The gestures that turn curling pages; none for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { turnGestures }
  final lazy var turnGestures: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  // MARK: Container

  /// Makes a view with the gestures.
  open override func loadView() {
    super.loadView()
    for recognizer in turnGestures { view.addGestureRecognizer(recognizer) }
  }

  /// Tells the children, and lets the spine follow the orientation; call super.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    followOrientation(to: size)
  }

  override var managesChildAppearance: Bool { true }
  override var containerTransition: HeadlessUIKit.Transition? { transition }
  override var appearingChildren: [UIViewController] {
    if let transition, transition.hasBegun { return transition.target }
    return shown
  }
  override func mayFinishAppearing(_ child: UIViewController) -> Bool {
    !(transition?.isBringingIn(child) ?? false)
  }
  override func prepareToAppear(animated: Bool) { preparePages() }
  override func childrenWillAppear(animated: Bool) { place(shown) }
  override func childrenDidAppear(animated: Bool) { askAhead() }
  override func childrenDidDisappear(animated: Bool) { pagesDidDisappear() }
  override func disown(_ child: UIViewController) { lose(child) }
}
