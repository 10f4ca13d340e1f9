import UIKit

class OverridingPresentationController: UIPresentationController {
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    super.adaptivePresentationStyle(for: traitCollection)
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
  }
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
  }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }
  override var preferredContentSize: CGSize { super.preferredContentSize }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

class OverridingSheetPresentationController: UISheetPresentationController {
  override var detents: [UISheetPresentationController.Detent] {
    get { super.detents }
    set { super.detents = newValue }
  }
  override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { super.selectedDetentIdentifier }
    set { super.selectedDetentIdentifier = newValue }
  }
  override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    get { super.largestUndimmedDetentIdentifier }
    set { super.largestUndimmedDetentIdentifier = newValue }
  }
  override var prefersGrabberVisible: Bool {
    get { super.prefersGrabberVisible }
    set { super.prefersGrabberVisible = newValue }
  }
  override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { super.prefersScrollingExpandsWhenScrolledToEdge }
    set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue }
  }
  override var prefersEdgeAttachedInCompactHeight: Bool {
    get { super.prefersEdgeAttachedInCompactHeight }
    set { super.prefersEdgeAttachedInCompactHeight = newValue }
  }
  override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
    set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
  }
  override var preferredCornerRadius: CGFloat? {
    get { super.preferredCornerRadius }
    set { super.preferredCornerRadius = newValue }
  }
  override var sourceView: UIView? {
    get { super.sourceView }
    set { super.sourceView = newValue }
  }
  override func animateChanges(_ changes: () -> Void) {
    super.animateChanges(changes)
  }
  override func invalidateDetents() {
    super.invalidateDetents()
  }
}

class OverridingDetent: UISheetPresentationController.Detent {
  override class func medium() -> UISheetPresentationController.Detent { super.medium() }
  override class func large() -> UISheetPresentationController.Detent { super.large() }
  override class func custom(
    identifier: Identifier? = nil, resolver: @escaping (AnyObject) -> CGFloat?
  ) -> UISheetPresentationController.Detent {
    super.custom(identifier: identifier, resolver: resolver)
  }
}

class OverridingPopoverPresentationController: UIPopoverPresentationController {
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    super.adaptivePresentationStyle(for: traitCollection)
  }
  override var sourceView: UIView? {
    get { super.sourceView }
    set { super.sourceView = newValue }
  }
  override var passthroughViews: [UIView]? {
    get { super.passthroughViews }
    set { super.passthroughViews = newValue }
  }
  override var sourceRect: CGRect {
    get { super.sourceRect }
    set { super.sourceRect = newValue }
  }
  override var barButtonItem: UIBarButtonItem? {
    get { super.barButtonItem }
    set { super.barButtonItem = newValue }
  }
  override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { super.sourceItem }
    set { super.sourceItem = newValue }
  }
  override var permittedArrowDirections: UIPopoverArrowDirection {
    get { super.permittedArrowDirections }
    set { super.permittedArrowDirections = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var adaptiveSheetPresentationController: UISheetPresentationController {
    super.adaptiveSheetPresentationController
  }
}

class OverridingAlertController: UIAlertController {
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override var message: String? {
    get { super.message }
    set { super.message = newValue }
  }
  override var preferredStyle: UIAlertController.Style { super.preferredStyle }
  override var actions: [UIAlertAction] { super.actions }
  override var preferredAction: UIAlertAction? {
    get { super.preferredAction }
    set { super.preferredAction = newValue }
  }
  override func addAction(_ action: UIAlertAction) {
    super.addAction(action)
  }
  override var textFields: [UITextField]? { super.textFields }
  override func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    super.addTextField(configurationHandler: configurationHandler)
  }
  override func loadView() {
    super.loadView()
  }
}

class OverridingAlertAction: UIAlertAction {
  override var title: String? { super.title }
  override var style: UIAlertAction.Style { super.style }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
}
