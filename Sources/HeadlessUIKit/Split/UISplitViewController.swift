public import Foundation

/// A container that shows up to three columns in regular width, and one stack in compact width.
///
/// `init()` creates a classic container, with two screens in ``viewControllers``. ``init(style:)``
/// creates a container with a controller for each column. Both collapse in compact width, for the
/// first time when the view is laid out, and expand in regular width (Apple,
/// "UISplitViewController").
open class UISplitViewController: UIViewController {
  /// Creates a container with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a classic container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container from an archive, such as a storyboard; classic unless it allows columns.
  public required init?(coder: NSCoder) {
    let element = InterfaceCoder.element(of: coder)
    // Interface Builder writes no style: the connections tell the number of columns.
    let hasThird =
      element?.connections.contains { $0["relationship"] == "supplementaryViewController" } ?? false
    style =
      switch element?.flag("allowDoubleColumnStyle") {
      case true: hasThird ? .tripleColumn : .doubleColumn
      default: .unspecified
      }
    super.init(coder: coder)
  }

  /// The number of columns; `.unspecified` for a classic container.
  public let style: Style
  /// Controls how the container collapses and expands, and is notified of it.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  final var members: [Column: ColumnMember] = [:]
  /// The column on top while the container is collapsed.
  final var topColumn = Column.primary
  final var collapsed = false
  /// Whether ``keepingColumns(_:)`` is running.
  final private(set) var isKeepingColumns = false
  /// The secondary of a classic container that nothing has taken over when the container collapsed;
  /// it returns when the container expands, unless something replaces it.
  final var previousSecondary: UIViewController?
  /// Whether the columns appear only after the first layout.
  final var awaitsLayout = false
  /// The children whose views are in the container, from the primary to the secondary.
  final var shown: [UIViewController] = []
  final var transition: SplitTransition?
  /// Whether the columns have to be updated after the running transition.
  final var needsUpdate = false

  /// The screens of the container: the primary and the secondary, or only the primary while it is
  /// collapsed.
  ///
  /// With columns, these are the children, such as the navigation controllers around the set ones, of
  /// all columns but the compact one, also of hidden columns. While the container is collapsed, it is
  /// only the child that is shown. Setting them has no effect.
  open var viewControllers: [UIViewController] {
    get { collapsed ? collapsedChild.map { [$0] } ?? [] : orderedColumns.compactMap(child) }
    set { setClassic(newValue) }
  }

  /// Sets the controller of a column, and wraps it in a navigation controller unless it is one.
  ///
  /// The controller of the compact column is not wrapped. In a classic container, or without such a
  /// column, the call is logged and has no effect.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, into: column)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { members[column]?.controller }

  /// Shows a column.
  ///
  /// It changes to the nearest display mode that shows the whole column. While the container is
  /// collapsed, it moves the column to the top of the stack.
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column.
  ///
  /// It changes to the nearest display mode without the column. While the container is collapsed, it
  /// pops the column.
  open func hide(_ column: Column) {
    conceal(column)
  }

  /// Shows a controller in the column of the sender, or presents it while the container is collapsed.
  ///
  /// The delegate can show it instead.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    if collapsed { return present(vc, animated: device.showsAnimated) }
    let child = (sender as? UIViewController)?.lineage.first { $0.parent === self }
    let column = child.flatMap(column(of:)) ?? .primary
    if isClassic {
      fill(column, with: vc)
      requestUpdate(animated: false)
    } else {
      put(vc, into: column)
    }
  }

  /// Shows a controller as the secondary, unless the delegate shows it.
  ///
  /// A collapsed classic container pushes it, also a navigation controller, if the primary is a
  /// navigation controller, and presents it otherwise.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    if !isClassic {
      put(vc, into: .secondary)
      if collapsed { reveal(.secondary) }
    } else if !collapsed {
      fill(.secondary, with: vc)
      requestUpdate(animated: false)
    } else if let navigation = primaryStack {
      navigation.stackUp([vc], animated: device.showsAnimated)
    } else {
      present(vc, animated: device.showsAnimated)
    }
  }

  /// Whether the container shows one stack in place of columns.
  ///
  /// It is false before the first layout.
  open var isCollapsed: Bool { collapsed }

  // MARK: Display

  /// The mode that a call or the button has set.
  ///
  /// A new preference, a rotation or an expansion resets it to nil.
  final var chosenMode: DisplayMode?
  final var preferredMode = DisplayMode.automatic
  final var preferredBehavior = SplitBehavior.automatic

  /// How the columns are arranged; `.secondaryOnly` while the container is collapsed.
  open var displayMode: DisplayMode { collapsed ? .secondaryOnly : expandedMode }

  /// How the columns should be arranged.
  open var preferredDisplayMode: DisplayMode {
    get { preferredMode }
    set {
      changeMode(animated: false) {
        preferredMode = newValue
        chosenMode = nil
      }
    }
  }

  /// Whether the leading columns should be beside or over the secondary.
  open var preferredSplitBehavior: SplitBehavior {
    get { preferredBehavior }
    set {
      changeMode(animated: false) {
        preferredBehavior = newValue
        chosenMode = nil
      }
    }
  }
  /// Whether the leading columns are beside or over the secondary.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// A button that changes the display mode: to the delegate's mode, else by one column.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  final lazy var modeButton = makeModeButton()

  /// Whether a host shows the display mode button in the secondary.
  ///
  /// In a classic container, the screens show the button themselves.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { storedView?.setNeedsDisplay() }
  }
  /// Whether a gesture shows and hides the primary; the gesture is not simulated.
  ///
  /// If it is false, `.automatic` hides the display mode button.
  open var presentsWithGesture = true {
    didSet { storedView?.setNeedsDisplay() }
  }
  /// Whether a button shows only the secondary; data only.
  open var showsSecondaryOnlyButton = false
  /// The background of the primary; data only.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The side on which the primary is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { placeShown() }
  }

  // MARK: Widths

  /// A placeholder for a width that the container chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The preferred width of the primary, as a fraction of the container's width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The preferred width of the primary, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The minimum width of the primary.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The maximum width of the primary.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The width of the primary, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The preferred width of the supplementary column, as a fraction of the container's width.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The minimum width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The maximum width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Container

  /// Runs a change in which children get other parents but stay in their columns.
  final func keepingColumns(_ change: () -> Void) {
    let wasKeepingColumns = isKeepingColumns
    isKeepingColumns = true
    change()
    isKeepingColumns = wasKeepingColumns
  }

  /// Creates a view whose layout collapses or expands the container.
  open override func loadView() {
    let view = SplitView(frame: CGRect(origin: .zero, size: device.screen.size))
    view.split = self
    self.view = view
  }

  /// The size of a column in a container of the given size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    size(of: container, in: parentSize)
  }

  /// Notifies the children and updates the display mode to the size; call super.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    followSize(with: coordinator)
  }

  override var managesChildAppearance: Bool { true }
  override var containerTransition: HeadlessUIKit.Transition? { transition }
  override var appearingChildren: [UIViewController] {
    if let transition, transition.hasBegun { return transition.target }
    return awaitsLayout ? [] : shown
  }
  override func mayFinishAppearing(_ child: UIViewController) -> Bool {
    !(transition?.isBringingIn(child) ?? false)
  }
  override func prepareToAppear(animated: Bool) { prepareColumns() }
  override func childrenWillAppear(animated: Bool) { placeShown() }
  override func childrenDidDisappear(animated: Bool) {
    awaitsLayout = false
    transition?.complete()
    dropHidden()
  }
  override func disown(_ child: UIViewController) { lose(child) }
}
