public import Foundation

/// A node of the view hierarchy, with properties that hosts read.
///
/// There are no pixels: frames, colours and transforms are stored, and hosts lay out the views by
/// their kind.
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

  /// An identifier for tests, not shown to the user.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityDescription.identifier = newValue }
  }

  /// Called after the object was loaded from a nib and its outlets were connected.
  open func awakeFromNib() {}

  /// The layer, which shares the view's frame, opacity, visibility, clipping and background.
  open var layer: CALayer {
    let layer = ownLayer ?? CALayer(of: self)
    ownLayer = layer
    return layer
  }
  private final var ownLayer: CALayer?

  // MARK: Responder chain

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { owner ?? superview }

  // MARK: Hierarchy

  // Internal properties, since they are read often: Swift checks accesses to open stored ones for
  // exclusivity.
  final weak var storedSuperview: UIView?
  final var storedSubviews: [UIView] = []

  /// Changes the subviews in a local variable, which avoids exclusivity checks on reads.
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

  /// The window of this view, stored to avoid a search.
  final weak var attachedWindow: UIWindow?

  /// The window this view is in.
  open var window: UIWindow? { attachedWindow }

  /// Adds a view in front of the other subviews, and removes it from its old superview.
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

  /// Removes this view from its superview, and so from the window.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.storedSuperview === self { insert(view, at: .front) }
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.storedSuperview === self { insert(view, at: .index(0)) }
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

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
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

  /// The frame in the superview's coordinates.
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

  /// The bounds in the view's own coordinates.
  open var bounds: CGRect {
    didSet { if oldValue != bounds { setNeedsLayout() } }
  }

  /// The centre in the superview's coordinates.
  open var center: CGPoint {
    didSet { if oldValue != center { setNeedsDisplay() } }
  }

  /// The transform of the layer; stored, and not applied to `frame`.
  open var transform: CGAffineTransform {
    get { ownLayer?.affineTransform() ?? .identity }
    set {
      layer.setAffineTransform(newValue)
      setNeedsDisplay()
    }
  }

  /// How the view follows its superview's size; data only.
  open var autoresizingMask: AutoresizingMask = []

  /// The natural size of the content; no preference unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests a layout after a change of `intrinsicContentSize`.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  /// The dimension of an intrinsic size without a preference.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The smallest size, for ``systemLayoutSizeFitting(_:)``.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The largest size, for ``systemLayoutSizeFitting(_:)``.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// The size by the constraints; here the given size, but not less than the intrinsic one, because
  /// constraints are not solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(
      width: max(targetSize.width, intrinsicContentSize.width),
      height: max(targetSize.height, intrinsicContentSize.height))
  }

  /// The same, regardless of the priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  /// The best size of this view for a given size; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes this view to its best size.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  // MARK: Appearance

  /// The opacity of the view, from 0 to 1; hosts do not show a view with 0.
  open var alpha: CGFloat = 1 {
    didSet { if oldValue != alpha { setNeedsDisplay() } }
  }

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      let oldValue = storedIsHidden
      storedIsHidden = newValue
      (owner?.parent as? UISearchController)?.resultsWereSet(hidden: newValue)
      guard oldValue != isHidden else { return }
      superview?.setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The tint colour; inherited from the superview if none was set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? appearanceTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      notifyTintColorChanged()
    }
  }

  /// The tint colour that was set on this view.
  final var ownTintColor: UIColor?

  /// The tint colour of the appearance proxy when the view was added to its window.
  var appearanceTintColor: UIColor? { nil }

  /// Applies the appearance proxy; called when the view is added to a window.
  func applyAppearanceProxy() {}

  /// The appearance proxy for all views of this class on the device; only the tint colours of bars
  /// have an effect.
  open class func appearance() -> Self {
    AppearanceProxies.proxy(of: .current) { make(frame: .zero) }
  }

  /// The appearance proxy of the class inside container classes; data only.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { make(frame: .zero) }

  /// Called when the tint colour of this view or of one above it changed.
  open func tintColorDidChange() {}

  /// The interface style forced on this view and those below it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set { changeTraits { storedInterfaceStyle = newValue } }
  }

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    ownTraits(in: owner?.traitCollection ?? superview?.traitCollection ?? .current)
  }

  final var traitObservers: [TraitObserver] = []

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Requests a redraw by the host.
  open func setNeedsDisplay() {
    window?.device.displayNeeded()
  }

  /// Draws the content; never called here.
  open func draw(_ rect: CGRect) {}

  /// An empty view with this view's frame and background.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: frame)
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }

  // MARK: Layout

  /// Requests a call of `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
    window?.device.displayNeeded()
  }

  /// Immediately runs the pending layout of this view and its subviews.
  open func layoutIfNeeded() {
    performLayoutIfNeeded()
  }

  /// Lays out the subviews; does nothing unless overridden.
  open func layoutSubviews() {}

  /// Called before the first layout, and in the layout pass after ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Requests a call of `updateProperties()` in the next layout pass.
  open func setNeedsUpdateProperties() {
    propertiesAreOutdated = true
    setNeedsLayout()
  }

  /// Immediately runs the pending updates of properties in this view and its subviews.
  open func updatePropertiesIfNeeded() {
    performUpdatePropertiesIfNeeded()
    for subview in storedSubviews { subview.updatePropertiesIfNeeded() }
  }

  /// The constraints that were added to this view; stored, not solved.
  open internal(set) var constraints: [NSLayoutConstraint] = []

  /// Called to update the constraints; overrides must call super.
  open func updateConstraints() {}

  /// Requests a call of `updateConstraints()` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    constraintsAreOutdated = true
    setNeedsLayout()
  }

  /// Whether a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { constraintsAreOutdated }

  /// Immediately updates the outdated constraints of this view and its subviews.
  open func updateConstraintsIfNeeded() {
    for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    performUpdateConstraintsIfNeeded()
  }

  /// Whether the class requires constraints; data only.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The priorities of the content's size that were set.
  final var contentPriorities: [ContentPriority: UILayoutPriority] = [:]

  /// The margins between the edges and the content.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      guard oldValue != layoutMargins else { return }
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins by reading direction; they share the storage of `layoutMargins`, left to right.
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

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// The insets that bars and screen edges cover; always zero here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The layout guides that were added to this view, and those of its own that were read.
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  /// The layout guide of the keyboard; data only.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide("UIViewKeyboardLayoutGuide", UIKeyboardLayoutGuide())
  }

  // MARK: Small values

  // Together, because each one between larger properties would take eight bytes of every view.

  /// How the content is placed when the size changes; data only.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  final var storedIsHidden = false
  /// Whether the view becomes first responder when it gets a window.
  final var awaitsFirstResponder = false
  /// Whether the view fills its bounds; data only.
  open var isOpaque = true
  /// How the tint colour is shown; data only.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  private final var storedInterfaceStyle = UIUserInterfaceStyle.unspecified
  final var storedTraitOverrides = UITraitOverrides()
  /// Whether `layoutSubviews()` is pending.
  final var needsLayout = true
  /// Whether the layout of a descendant is pending.
  final var descendantNeedsLayout = false
  /// Whether `updateProperties()` is pending; true before the first layout.
  final var propertiesAreOutdated = true
  /// Whether the autoresizing mask is translated into constraints; data only.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether `updateConstraints()` is pending; true before the first layout.
  final var constraintsAreOutdated = true
  /// Whether the superview's margins also count for this view; data only.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true {
    didSet { setNeedsDisplay() }
  }

  // MARK: Coordinates

  /// Converts a point from this view to another one, or to the window if nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, (view ?? window)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  /// Converts a point from another view, or the window if nil, to this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = ((view ?? window)?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  /// Converts a rectangle from this view to another one, or to the window if nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Converts a rectangle from another view, or the window if nil, to this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The frontmost view at a point that receives touches; nil if this view receives none there.
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

  /// The gesture recognizers of this view; setting them removes them from their old views.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.attachedView = nil }
      for recognizer in gestureRecognizers ?? [] where recognizer.attachedView !== self {
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
      }
    }
  }

  /// Adds a gesture recognizer, and removes it from its old view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let others = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }

  /// The interactions of this view, in addition to its gesture recognizers.
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
  /// Adds an interaction, and removes it from its old view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Makes the first responder resign, if it is this view, a subview, or a controller of one of
  /// them.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder(in: self) else { return false }
    if responder.resignFirstResponder() { return true }
    if force { responder.endFirstResponder(of: window) }
    return force
  }
}
