// The methods in the form `delegate.method?(...)`, which optional methods have.
extension UIAdaptivePresentationControllerDelegate {
  /// The questions about styles as optional methods.
  @_disfavoredOverload
  public var adaptivePresentationStyle: OptionalCalls<any UIAdaptivePresentationControllerDelegate>?
  { OptionalCalls(self) }
  /// The methods about another style as optional ones.
  @_disfavoredOverload
  public var presentationController: OptionalCalls<any UIAdaptivePresentationControllerDelegate>? {
    OptionalCalls(self)
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension OptionalCalls where Delegate == any UIAdaptivePresentationControllerDelegate {
  /// Asks for a style where width is compact.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// Asks for a style for traits.
  public func callAsFunction(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  /// Asks what is shown in another style.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Lets what manages another style be configured.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  /// Tells in which style the presented controller is about to be shown.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator
    )
  }
}
