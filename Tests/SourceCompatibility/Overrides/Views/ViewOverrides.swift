import UIKit

class OverridingView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
  }
  override var next: UIResponder? { super.next }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override func addSubview(_ view: UIView) {
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func removeFromSuperview() {
    super.removeFromSuperview()
  }
  override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
  }
  override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
  }
  override func isDescendant(of view: UIView) -> Bool {
    super.isDescendant(of: view)
  }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    super.viewWithTag(tag)
  }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(size)
  }
  override func sizeToFit() {
    super.sizeToFit()
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { super.tintAdjustmentMode }
    set { super.tintAdjustmentMode = newValue }
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func setNeedsDisplay() {
    super.setNeedsDisplay()
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func updateConstraints() {
    super.updateConstraints()
  }
  override func setNeedsUpdateConstraints() {
    super.setNeedsUpdateConstraints()
  }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
  }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
  }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func endEditing(_ force: Bool) -> Bool {
    super.endEditing(force)
  }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
}

class OverridingWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var window: UIWindow? { super.window }
  override var next: UIResponder? { super.next }
  override var windowLevel: UIWindow.Level {
    get { super.windowLevel }
    set { super.windowLevel = newValue }
  }
  override var screen: UIScreen { super.screen }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override var canBecomeKey: Bool { super.canBecomeKey }
  override func makeKeyAndVisible() {
    super.makeKeyAndVisible()
  }
  override func makeKey() {
    super.makeKey()
  }
  override func becomeKey() {
    super.becomeKey()
  }
  override func resignKey() {
    super.resignKey()
  }
  override var windowScene: UIWindowScene? {
    get { super.windowScene }
    set { super.windowScene = newValue }
  }
}
