public import Foundation

/// A container that shows one page, or two facing pages.
///
/// Code sets the pages by ``setViewControllers(_:direction:animated:completion:)``; a user turns
/// to the pages of the data source (Apple, "UIPageViewController").
open class UIPageViewController: UIViewController {
  /// Creates a container without pages.
  ///
  /// The options can contain a ``SpineLocation`` or its raw value for ``OptionsKey/spineLocation``.
  /// Only curling pages have a spine, by default ``SpineLocation/min``.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spine = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation]) ?? .min
    isDoubleSided = spine == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container with curling pages, side by side.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a container from an archive, such as a storyboard; pages curl unless it sets `scroll`.
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
    isDoubleSided = spine == .mid
    super.init(coder: coder)
  }

  /// Is notified of page changes by a user.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Provides the pages that a user can turn to; without a data source, a user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = PageNeighbours()
      guard !pages.isEmpty else { return }
      updateDots()
      requestNeighbours()
    }
  }

  /// The style in which pages change.
  public let transitionStyle: TransitionStyle
  /// Whether pages are side by side or below each other.
  public let navigationOrientation: NavigationOrientation
  /// The location of the spine of curling pages.
  open var spineLocation: SpineLocation { spine }
  final var spine: SpineLocation
  final var isUpdatingSpine = false
  /// The current pages, and former ones that are still children.
  final var pageChildren: [UIViewController] = []

  /// Whether pages have content on their backs.
  ///
  /// It is always true while the spine is in the middle; setting it to false then raises.
  open var isDoubleSided: Bool {
    willSet {
      if !newValue, spine == .mid, !isUpdatingSpine {
        raise(
          .invalidArgument, "\(name(self)) must be double sided while its spine is in the middle")
      }
    }
  }

  // MARK: Pages

  final var pages: [UIViewController] = []
  /// The pages whose views are in the container.
  final var shown: [UIViewController] = []
  final var transition: PageTransition?
  final var neighbours = PageNeighbours()
  final var dots: PageDots?

  /// The current pages; nil before any were set.
  ///
  /// They change when code sets pages, and when a page change by a user is completed.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages.
  ///
  /// The delegate is not called. The completion handler gets true when the pages are shown, and false
  /// if another call interrupted this one. Raises if the number of pages does not match
  /// ``spineLocation`` and ``isDoubleSided``.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    checkCount(new.count, animated: animated)
    transition?.interrupt()
    // Unless the spine is in the middle, the second page is the back of the first.
    let target = spine == .mid || isUpdatingSpine ? new : Array(new.prefix(1))
    pages = target
    for page in target { takeIn(page) }
    neighbours = PageNeighbours()
    updateDots()
    device.displayNeeded()
    guard appearance.isVisible else {
      showPages()
      let isInWindow = viewIfLoaded?.window != nil
      guard let completion, !animated || isInWindow || device.policies.hiddenPageTurnCompletes
      else { return }
      return complete(completion)
    }
    request(
      target, isForward: direction == .forward, isAnimated: animated,
      completion: animated ? completion : nil)
    if !animated, let completion { complete(completion) }
  }

  /// The gesture recognizers of curling pages; empty for scrolling pages.
  open var gestureRecognizers: [UIGestureRecognizer] { turnGestures }
  final lazy var turnGestures: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  // MARK: Container

  /// The view that holds the pages: a scroll view in the container's view, if the pages scroll.
  final var pageHolder: UIView? {
    // An app may have given the container a view of its own.
    if let scrollHolder, scrollHolder.superview === storedView { return scrollHolder }
    return storedView
  }
  private final weak var scrollHolder: UIScrollView?

  /// Creates a view with the gesture recognizers, or with the scroll view of scrolling pages.
  ///
  /// As in UIKit, an app finds the scroll view among the subviews. Without `isScrollEnabled`, a user
  /// cannot turn pages.
  open override func loadView() {
    super.loadView()
    for recognizer in turnGestures { view.addGestureRecognizer(recognizer) }
    guard transitionStyle == .scroll else { return }
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.isPagingEnabled = true
    view.addSubview(scrollView)
    scrollHolder = scrollView
  }

  /// Notifies the children and updates the spine to the orientation; call super.
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
  override func childrenDidAppear(animated: Bool) { requestNeighbours() }
  override func childrenDidDisappear(animated: Bool) {
    for page in shown { page.finishDisappearing() }
    preparePages()
  }
  override func disown(_ child: UIViewController) { lose(child) }
}
