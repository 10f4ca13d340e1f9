public import Foundation

/// A container that shows up to three columns side by side where there is room, and one stack where
/// there is not.
///
/// A container made by `init()` is of the classic style: two screens in ``viewControllers``. One
/// made by ``init(style:)`` has a controller for each column. Both collapse in compact width, for
/// the first time when the view is laid out, and expand in regular width (Apple,
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

  /// Creates a container from an archive, such as a storyboard: classic unless that says otherwise.
  public required init?(coder: NSCoder) {
    style = Style(named: InterfaceCoder.element(of: coder)?["style"]) ?? .unspecified
    super.init(coder: coder)
  }

  /// Whether the container is classic, and how many columns it has if not.
  public let style: Style
  /// Decides how the container collapses and expands, and hears of it.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  final var members: [Column: ColumnMember] = [:]
  /// The column on top while the container is collapsed.
  final var topColumn = Column.primary
  final var collapsed = false
  /// Whether a change by ``keepingColumns(_:)`` is going on.
  final private(set) var isKeepingColumns = false
  /// Whether the columns wait for the first layout with their appearance.
  final var awaitsLayout = false
  /// The children whose views are in place, from the primary to the secondary.
  final var shown: [UIViewController] = []
  final var transition: SplitTransition?
  /// Whether another change of the columns follows the one that runs.
  final var needsUpdate = false

  /// The screens that are in the container: the primary and the secondary, or only the primary while
  /// it is collapsed.
  ///
  /// With columns, they are the controllers of all columns but the compact one, hidden ones too, or,
  /// while the container is collapsed, the one that is shown; setting them has no effect.
  open var viewControllers: [UIViewController] {
    get { collapsed ? collapsedChild.map { [$0] } ?? [] : orderedColumns.compactMap(child) }
    set { setClassic(newValue) }
  }

  /// Puts a controller into a column, in a navigation controller of its own unless it is one.
  ///
  /// The controller of the compact column is taken as it is. A classic container, or one without
  /// such a column, notes the call and ignores it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, into: column)
  }

  /// The controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { members[column]?.controller }

  /// Shows a column: by the nearest display mode in which it is fully visible, or, while the
  /// container is collapsed, on top of the stack.
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column: by the nearest display mode without it, or by taking it from the top of the
  /// stack.
  open func hide(_ column: Column) {
    conceal(column)
  }

  /// Shows a controller after asking the delegate: in place of the column that the sender is in, or
  /// by a presentation while the container is collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showBeside(vc, sender: sender)
  }

  /// Shows a controller as the secondary after asking the delegate.
  ///
  /// A collapsed classic container pushes it on the primary if that is a navigation controller, even if it is
  /// one itself, and presents it otherwise.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  /// Whether the columns are one stack.
  ///
  /// It is false until the container has been laid out for the first time.
  open var isCollapsed: Bool { collapsed }

  // MARK: Display

  /// What was chosen by a call or a button, until the preference or the size changes.
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

  /// Whether the leading columns should lie beside or over the secondary.
  open var preferredSplitBehavior: SplitBehavior {
    get { preferredBehavior }
    set {
      changeMode(animated: false) {
        preferredBehavior = newValue
        chosenMode = nil
      }
    }
  }
  /// Whether the leading columns lie beside or over the secondary.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// A button that changes the display mode, to what the delegate says, else by one column.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  final lazy var modeButton = makeModeButton()

  /// Whether a host shows the button for the display mode in the secondary; a classic container's screens show
  /// it themselves.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { storedView?.setNeedsDisplay() }
  }
  /// Whether a gesture shows and hides the primary, which no user makes here; if false, the automatic visibility
  /// hides the button for the display mode.
  open var presentsWithGesture = true {
    didSet { storedView?.setNeedsDisplay() }
  }
  /// The side on which the primary is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { placeShown() }
  }

  // MARK: Widths

  /// Stands for a width that the container chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  /// The part of the width that the primary should have.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The width that the primary should have, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The least width of the primary.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The greatest width of the primary.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The width of the primary, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The part of the width that the supplementary column should have.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The width that the supplementary column should have, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The least width of the supplementary column.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The greatest width of the supplementary column.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { placeShown() }
  }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Container

  /// Lets children change their parents, and stay in their columns: the container collapses or expands, or moves a
  /// column on its stack.
  final func keepingColumns(_ change: () -> Void) {
    let wasKeepingColumns = isKeepingColumns
    isKeepingColumns = true
    change()
    isKeepingColumns = wasKeepingColumns
  }

  /// Makes a view whose layout collapses or expands the container.
  open override func loadView() {
    let view = SplitView(frame: CGRect(origin: .zero, size: device.screen.size))
    view.split = self
    self.view = view
  }

  /// The size that a column gets when the container has a given one.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    size(of: container, in: parentSize)
  }

  /// Tells the children, and lets the automatic display mode follow the size; call super.
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
  override func childrenDidDisappear(animated: Bool) { columnsDidDisappear() }
  override func disown(_ child: UIViewController) { lose(child) }
}
