public import Foundation

/// A node of the view tree, which has a place in a window and properties that hosts read.
///
/// There are no pixels: frames, colours and transforms are kept, hosts lay the tree out by what
/// its views mean.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, TraitObserving {
  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
    InterfaceCoder.decode(self, from: coder)
  }

  /// Creates a view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The view controller whose `view` this is.
  weak var owner: UIViewController?

  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { describedForAccessibility.identifier = newValue }
  }

  /// Called on an object that came out of a nib, after its outlets were connected.
  open func awakeFromNib() {}

  /// The layer of the view, which shares the view's place, opacity, visibility, clipping and background.
  open var layer: CALayer { ownLayer }
  private final lazy var ownLayer = CALayer(of: self)

  // MARK: Responder chain

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { owner ?? superview }

  // MARK: Hierarchy

  // Open stored properties are checked for overlapping accesses at run time, internal ones are
  // not; these are read at every step.
  final weak var storedSuperview: UIView?
  final var storedSubviews: [UIView] = []

  /// Changes the subviews in a local variable, so that Swift needs no exclusivity check where they are read.
  final func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var views: [UIView] = []
    swap(&views, &storedSubviews)
    change(&views)
    swap(&views, &storedSubviews)
  }

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }

  /// The views that this one contains, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window above this view, kept here so that finding it takes no walk.
  final weak var attachedWindow: UIWindow?

  /// The window this view is in.
  open var window: UIWindow? { attachedWindow }

  /// Adds a view in front of the other subviews, taking it from its old superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: .front)
  }

  /// Inserts a view at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Inserts a view behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Inserts a view in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Exchanges two subviews by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    changeSubviews { $0.swapAt(index1, index2) }
    setNeedsLayout()
  }

  /// Takes this view out of its superview, and so out of the window.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Whether this view is the given view or somewhere below it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.storedSuperview
    }
    return false
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before this view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after this view got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before this view, or one above it, changes the window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after this view, or one above it, changed the window.
  open func didMoveToWindow() {}

  /// A number by which `viewWithTag(_:)` finds this view.
  open var tag = 0

  /// The first view with this tag: this view or one below it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Geometry

  /// The place and size in the superview's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if bounds.size != newValue.size { bounds.size = newValue.size }
    }
  }

  /// The place and size in the view's own coordinates.
  open var bounds: CGRect {
    didSet { if oldValue != bounds { setNeedsLayout() } }
  }

  /// The middle of the view in the superview's coordinates.
  open var center: CGPoint {
    didSet { if oldValue != center { setNeedsDisplay() } }
  }

  /// The transform of the view; kept, and not applied to `frame`.
  open var transform: CGAffineTransform = .identity {
    didSet { setNeedsDisplay() }
  }

  /// How the view would follow its superview's size; kept, not applied.
  open var autoresizingMask: AutoresizingMask = []

  /// How the content would be placed when the size changes.
  open var contentMode: ContentMode = .scaleToFill

  /// Whether subviews are cut at the bounds.
  open var clipsToBounds = false

  /// The size the content asks for; no preference unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that `intrinsicContentSize` has another value.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  /// The dimension of an intrinsic size that has no preference.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that suits this view best in the given size; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits this view best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  // MARK: Looks

  /// How opaque the view is, from 0 to 1; a host shows nothing of a view with 0.
  open var alpha: CGFloat = 1 {
    didSet { if oldValue != alpha { setNeedsDisplay() } }
  }

  /// Whether the view and everything in it is hidden.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      let oldValue = storedIsHidden
      storedIsHidden = newValue
      guard oldValue != isHidden else { return }
      superview?.setNeedsLayout()
      setNeedsDisplay()
    }
  }
  final var storedIsHidden = false

  /// Whether the view fills its bounds; data only.
  open var isOpaque = true

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The accent colour; inherited from the superview where none was set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? appearanceTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tellTintColorChanged()
    }
  }

  /// The accent colour that was set on this very view.
  final var ownTintColor: UIColor?

  /// The accent colour that the appearance proxy of the class had when the view came into its window.
  var appearanceTintColor: UIColor? { nil }

  /// Takes what the appearance proxy of the class has; called when the view comes into a window.
  func takeAppearance() {}

  /// The object whose settings would stand for the class within others; data only.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { make(frame: .zero) }

  /// How the tint colour is shown; data only.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic

  /// Called when the tint colour of this view or of one above it changed.
  open func tintColorDidChange() {}

  /// The interface style forced on this view and those below it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set { changeTraits { storedInterfaceStyle = newValue } }
  }
  private final var storedInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection {
    ownTraits(in: owner?.traitCollection ?? superview?.traitCollection ?? .current)
  }
  final var storedTraitOverrides = UITraitOverrides()

  final var traitObservers: [TraitObserver] = []

  /// Called when the traits of the surroundings changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Marks the view as changed, so that the host draws again.
  open func setNeedsDisplay() {
    window?.device.displayNeeded()
  }

  /// Draws the content; overridden by views that draw themselves, and never called here.
  open func draw(_ rect: CGRect) {}

  /// A view as large as this one, which a host draws empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: frame)
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }

  // MARK: Layout

  /// Whether `layoutSubviews()` is due.
  final var needsLayout = true
  /// Whether a layout is due somewhere below this view.
  final var descendantNeedsLayout = false

  /// Marks the view's layout as outdated; the next pass calls `layoutSubviews()`.
  open func setNeedsLayout() {
    markNeedsLayout()
    window?.device.displayNeeded()
  }

  /// Runs at once the layout that is due in this view and below.
  open func layoutIfNeeded() {
    performLayoutIfNeeded()
  }

  /// Places the subviews; overridden by views that set frames themselves.
  open func layoutSubviews() {}

  /// Whether `updateProperties()` is due; it is before the first layout.
  final var propertiesAreOutdated = true

  /// Called before the layout, in the pass after ``setNeedsUpdateProperties()`` and once before the first one.
  open func updateProperties() {}

  /// Marks what `updateProperties()` sets as outdated.
  open func setNeedsUpdateProperties() {
    propertiesAreOutdated = true
    setNeedsLayout()
  }

  /// Runs at once the updates of properties that are due in this view and below.
  open func updatePropertiesIfNeeded() {
    bringPropertiesUpToDate()
    for subview in storedSubviews { subview.updatePropertiesIfNeeded() }
  }

  /// Whether UIKit would turn the autoresizing mask into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The constraints that were added to this view; kept, not solved.
  open internal(set) var constraints: [NSLayoutConstraint] = []

  /// Whether `updateConstraints()` is due; it is before the first layout.
  final var constraintsAreOutdated = true

  /// Called when constraints should be brought up to date; overrides must call super.
  open func updateConstraints() {}

  /// Marks the constraints as outdated; the next layout pass calls `updateConstraints()` first.
  open func setNeedsUpdateConstraints() {
    constraintsAreOutdated = true
    setNeedsLayout()
  }

  /// Whether the constraints are marked as outdated.
  open func needsUpdateConstraints() -> Bool { constraintsAreOutdated }

  /// Brings at once up to date the constraints that are outdated in this view and below.
  open func updateConstraintsIfNeeded() {
    for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    bringConstraintsUpToDate()
  }

  /// Whether the class insists on constraints; data only.
  open class var requiresConstraintBasedLayout: Bool { false }

  final var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  final var compressionPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// The space the content keeps from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      guard oldValue != layoutMargins else { return }
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins by reading direction; the same storage as `layoutMargins`, left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top,
        leading: layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// Whether the superview's margins also count for this view; data only.
  open var preservesSuperviewLayoutMargins = false

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// The insets that bars and screen edges cover; zero in a tree without pixels.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The layout guides that were added to this view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  final lazy var safeAreaGuide = UILayoutGuide(owningView: self, identifier: "safeArea")
  final lazy var marginsGuide = UILayoutGuide(owningView: self, identifier: "layoutMargins")
  private final lazy var keyboardGuide = UIKeyboardLayoutGuide(
    owningView: self, identifier: "keyboard")
  /// The room that the keyboard leaves; kept, not solved.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Coordinates

  /// A point of this view in another one's coordinates, in the window's if nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, (view ?? window)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  /// A point of another view, of the window if nil, in this one's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = ((view ?? window)?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  /// A rectangle of this view in another one's coordinates, in the window's if nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view, of the window if nil, in this one's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The front view under a point by the frames, of those that take touches; this view if none does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point is within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Interaction

  /// Whether the view takes part in interaction at all.
  open var isUserInteractionEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// The gesture recognizers of this view; setting them takes them from their old views.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.attachedView = nil }
      for recognizer in gestureRecognizers ?? [] where recognizer.attachedView !== self {
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
      }
    }
  }

  /// Adds a gesture recognizer, taking it from its old view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let others = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }

  /// What answers to touches and drags on this view, besides its gesture recognizers.
  open var interactions: [any UIInteraction] = [] {
    willSet {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        old.willMove(to: nil)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        new.willMove(to: self)
      }
    }
    didSet {
      for old in oldValue where !interactions.contains(where: { $0 === old }) {
        old.didMove(to: nil)
      }
      for new in interactions where !oldValue.contains(where: { $0 === new }) {
        new.didMove(to: self)
      }
    }
  }
  /// Adds an interaction, taking it from its old view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Makes the first responder resign, if it is this view, a view in it, or the controller of one of them.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder(in: self) else { return false }
    if responder.resignFirstResponder() { return true }
    if force { responder.endFirstResponder(of: window) }
    return force
  }
}
