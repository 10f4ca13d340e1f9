public import Foundation

/// Adapts a presentation to traits, and responds to dismissals by the user.
///
/// The dismissal methods are not called for `dismiss(animated:completion:)`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The adaptive style in a compact width.
  ///
  /// It can be `.fullScreen`, `.overFullScreen`, `.pageSheet`, `.formSheet`, or `.none` for the
  /// presentation's own style. With any other style, or without the method, a popover becomes a
  /// form sheet, and other presentations keep their style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The adaptive style for traits.
  ///
  /// By default, that of `adaptivePresentationStyle(for:)` in a compact width, else `.none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The view controller to show in an adapted style; nil, the default, for the presented
  /// controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called to configure the presentation controller of the adapted style, before it is used.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Called before the presented controller is shown in a style; `.none` is the presentation's own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Whether the user may dismiss the presented controller by a gesture; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user begins a dismissal; the gesture may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presented controller, after its
  /// `viewDidDisappear(_:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user attempted a dismissal that is not allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  private var forward: Forwarding<any UIAdaptivePresentationControllerDelegate>? {
    Forwarding(from: self)
  }

  /// Returns `.none`, as if the method were not implemented.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    if let style = forward?(controller, to: { $0.adaptivePresentationStyle(for: controller) }) {
      return style
    }
    HeadlessDevice.current.noteMissingMethod()
    return .none
  }
  /// Calls `adaptivePresentationStyle(for:)` in a compact width; otherwise returns `.none`.
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
  /// Returns nil, for the presented controller.
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
  /// Returns true.
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

/// Responds to the user's changes of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user moved the sheet to another detent.
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
  /// The method as an optional closure.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
