public import Foundation

/// Manages the presentation of a view controller: its style, its frame, and its dismissal by the
/// user.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  final weak var presented: UIViewController?
  /// A strong reference to the presented controller before and after the presentation.
  ///
  /// It is nil while the presented controller retains this object.
  final var retainedPresented: UIViewController?
  final weak var presenting: UIViewController?
  final var style = UIModalPresentationStyle.custom
  final var container: UIView?
  /// The presentation controller of the adapted style.
  final var adapted: UIPresentationController?
  /// The delegate's replacement for the presented controller in that style.
  final weak var replacement: UIViewController?
  /// A strong reference to the replacement until it is presented; it then retains this object.
  final var retainedReplacement: UIViewController?
  final var storedTraitOverrides = UITraitOverrides()
  /// Whether this presentation hides the presenter, or is about to.
  final var hidesPresenter = false
  /// The place of the presenter's view before its removal.
  final var placeOfPresenter: PlaceOfPresenter?

  /// A place in a superview, usually the window, and the parent to which that belongs.
  struct PlaceOfPresenter {
    weak var superview: UIView?
    let index: Int
    weak var parent: UIViewController?
  }

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    retainedPresented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presenting controller, or the presented one before the presentation.
  open var presentingViewController: UIViewController {
    presented?.presenter ?? presenting ?? presentedViewController
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("A presentation controller outlived what it presents")
    }
    return presented
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The container view, during the presentation.
  open var containerView: UIView? { container }
  /// The view that is presented.
  open var presentedView: UIView? { shown?.viewIfLoaded }

  /// The delegate, which chooses the adaptive style and is notified of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  private final weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The adaptive style in a compact width: the delegate's, else `.none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle { delegateStyle() ?? .none }
  /// The adaptive style for traits: the delegate's, else `.none`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegateStyle(for: traitCollection) ?? .none
  }

  /// The frame of the presented view; the container view's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the screen; data only.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed during the presentation, so that the presenter
  /// disappears.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended; `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended; `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes and traits

  /// The trait overrides of the presented content: those that were set, and a popover's compact
  /// width.
  final var overridesOfContent: UITraitOverrides {
    var overrides = storedTraitOverrides
    if style == .popover, adapted == nil, !overrides.contains(UITraitHorizontalSizeClass.self) {
      overrides.horizontalSizeClass = .compact
    }
    return overrides
  }

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { shown?.preferredContentSize ?? .zero }
  /// Called when the presented controller's preferred size has changed; lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }
  /// Called when the size that fits the presented view's constraints has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller in a container of the given size; the same unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let shown else { return }
    let size = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the traits change; notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shown?.willTransition(to: newCollection, with: coordinator)
  }
  /// The traits of the container.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called when the traits of the container have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the user can dismiss the presented view by a drag, or by a tap outside.
  package var isDismissableByGesture: Bool { false }
}
