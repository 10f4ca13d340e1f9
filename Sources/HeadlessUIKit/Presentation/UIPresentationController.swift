public import Foundation

/// Manages the presentation of a view controller: its style, its place, whether a user may
/// dismiss it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  final weak var presented: UIViewController?
  /// Keeps the presented controller alive until that keeps this object, and again after the presentation;
  /// nil in between.
  final var presentedBefore: UIViewController?
  final weak var presenting: UIViewController?
  final var style = UIModalPresentationStyle.custom
  final var container: UIView?
  /// What stands for the style that the presentation has adapted to.
  final var adapted: UIPresentationController?
  /// What the delegate shows in place of the presented controller in that style.
  final var replacement: UIViewController?
  final var storedTraitOverrides = UITraitOverrides()
  /// Whether the presenter is not visible because of this presentation, or on its way there.
  final var hidesPresenter = false
  /// Where the presenter's view was before it was taken out.
  final var placeOfPresenter: PlaceOfPresenter?

  /// A place in a view, most often the window, which keeps the presenter itself.
  struct PlaceOfPresenter {
    weak var superview: UIView?
    let index: Int
  }

  /// Creates the manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presentedBefore = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents; the presented one as long as nobody does.
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

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which the presentation takes place, as long as it does.
  open var containerView: UIView? { container }
  /// The view that is presented.
  open var presentedView: UIView? { shown?.viewIfLoaded }

  /// Chooses the adaptive style, and is notified when a user dismisses the presented controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  private final weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in place of the given one where width is compact: what the delegate says, else none.
  open var adaptivePresentationStyle: UIModalPresentationStyle { delegateStyle() ?? .none }
  /// The style in place of the given one for traits: what the delegate says, else none.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegateStyle(for: traitCollection) ?? .none
  }

  /// The presented view's place in the container view; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the screen; data only.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window while it is covered, so that the presenter
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

  /// What is different in the traits of what is presented: what was set, and the compact width of a
  /// popover.
  final var overridesOfContent: UITraitOverrides {
    var overrides = storedTraitOverrides
    if style == .popover, adapted == nil, !overrides.contains(UITraitHorizontalSizeClass.self) {
      overrides.horizontalSizeClass = .compact
    }
    return overrides
  }

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { shown?.preferredContentSize ?? .zero }
  /// Called when the presented controller would like to have another size; lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }
  /// Called when the size that fits the presented view's constraints has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the presented controller gets in a container of a given one; the same unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container gets another size; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let shown else { return }
    let size = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the traits change; tells the presented controller.
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
  /// Called when the traits of the container changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether a user can drag the presented view away, or tap beside it to the same end.
  package var isDismissableByGesture: Bool { false }
}
