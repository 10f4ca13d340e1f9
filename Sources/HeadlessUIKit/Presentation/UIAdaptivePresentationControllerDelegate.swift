public import Foundation

/// Adapts a presentation to the traits around it, and is notified when a user dismisses a presented
/// controller, which it can prevent.
///
/// The methods about dismissals are not called for `dismiss(animated:)`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in place of the presentation's where width is compact.
  ///
  /// It may be `.fullScreen`, `.overFullScreen`, `.pageSheet`, `.formSheet`, or `.none` for the presentation's
  /// own style; any other answer counts as no method. Without the method a popover becomes a form sheet, and
  /// other presentations stay what they are.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style in place of the presentation's for traits, compact or not; where width is compact,
  /// that of the method without traits by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown in place of the presented controller in another style; it itself if nil, the
  /// default.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before what manages the other style comes into use, to configure it.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Called before the presented controller is shown in a style; `.none` for the presentation's own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Whether a user may dismiss the presented controller by a gesture; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a user begins to dismiss; the gesture may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a user has dismissed the presented controller, after its
  /// `viewDidDisappear(_:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a user tried to dismiss the presented controller and was not allowed to.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  private var forward: Forwarding<any UIAdaptivePresentationControllerDelegate>? {
    Forwarding(from: self)
  }

  /// No answer.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    if let style = forward?(controller, to: { $0.adaptivePresentationStyle(for: controller) }) {
      return style
    }
    HeadlessDevice.current.noteMissingMethod()
    return .none
  }
  /// The answer of the method without traits, where width is compact.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = forward?(controller) {
      $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
    if let style { return style }
    guard traitCollection.horizontalSizeClass == .compact else {
      HeadlessDevice.current.noteMissingMethod()
      return .none
    }
    return adaptivePresentationStyle(for: controller)
  }
  /// The presented controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    forward?(controller) {
      $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    forward?(presentationController) {
      $0.presentationController(presentationController, prepare: adaptivePresentationController)
    }
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    forward?(presentationController) {
      $0.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }
  /// Allows the dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Is notified when a user moves a sheet to another detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a user moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  private var forward: Forwarding<any UISheetPresentationControllerDelegate>? {
    Forwarding(from: self)
  }

  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    forward?(sheetPresentationController) {
      $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
