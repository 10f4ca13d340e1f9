/// What is visible in a window: one layer for its root and one for each presentation above it.
///
/// Hosts draw it and drivers look for controls in it.
@MainActor
public struct VisibleHierarchy {
  /// One layer, which is seen as far as no layer above covers it.
  @MainActor
  public struct Layer {
    /// The root of the window, or the presented controller.
    public let root: UIViewController
    /// How the controller is presented; nil for the root of the window.
    public let style: UIModalPresentationStyle?
    /// The outermost tab bar controller that is shown in the layer.
    public let tabBarController: UITabBarController?
    /// The innermost navigation controller that is shown in the layer.
    public let navigationController: UINavigationController?
    /// The controller that is seen: what the containers show in the end.
    public let screen: UIViewController
    /// Whether a person can drag the layer down; it may still refuse to be dismissed.
    public let isSwipeDismissable: Bool

    init(_ root: UIViewController) {
      self.root = root
      let manager = root.presenter == nil ? nil : root.storedPresentationController
      style = manager?.style
      isSwipeDismissable = manager?.isDismissableByGesture ?? false
      var tabs: UITabBarController?
      var navigation: UINavigationController?
      var screen = root
      while let next = screen.shownChild {
        if tabs == nil, let found = screen as? UITabBarController { tabs = found }
        if let found = screen as? UINavigationController { navigation = found }
        screen = next
      }
      tabBarController = tabs ?? screen as? UITabBarController
      navigationController = screen as? UINavigationController ?? navigation
      self.screen = screen
    }

    /// Whether the tab bar of the layer is seen.
    public var showsTabBar: Bool { tabBarController?.showsTabBar ?? false }
    /// Whether the navigation bar of the layer is seen.
    public var showsNavigationBar: Bool {
      navigationController.map { !$0.isNavigationBarHidden } ?? false
    }
    /// Whether the bar has a button that leads back.
    public var showsBackButton: Bool { navigationController?.showsBackButton ?? false }
    /// What the button that leads back says; nil if it is only an arrow, or if there is none.
    public var backButtonTitle: String? {
      guard let stack = navigationController?.viewControllers, showsBackButton else { return nil }
      return BackButtonTitle(to: stack[stack.count - 2].navigationItem).text
    }
  }

  /// The layers from the bottom to the top; those under one that covers the screen are left out.
  public let layers: [Layer]

  /// The layer that a person can touch.
  public var top: Layer? { layers.last }

  /// Looks at a window; there are no layers if it is hidden or has no root.
  public init(window: UIWindow) {
    var layers: [Layer] = []
    if window.isShown, let root = window.rootViewController {
      for controller in root.presentedChain {
        // What was only requested is not seen yet.
        if controller.presenter != nil, !controller.isOnScreen { break }
        if controller.removesPresenter, !(controller.presentationTransition?.hasBegun ?? false) {
          layers = []
        }
        layers.append(Layer(controller))
      }
    }
    self.layers = layers
  }
}

extension UIViewController {
  fileprivate var isOnScreen: Bool { storedView?.window != nil || isCovered }

  /// The child that fills this container, if it is one.
  fileprivate var shownChild: UIViewController? {
    if let navigation = self as? UINavigationController {
      return navigation.transition?.hasBegun ?? false ? navigation.transition?.to : navigation.shown
    }
    if let tabs = self as? UITabBarController { return tabs.selected }
    // A container of the app's own shows a child if the child's view is all that is to be seen.
    var shown: UIView?
    for subview in storedView?.subviews ?? [] where !subview.isHidden {
      if shown != nil { return nil }
      shown = subview
    }
    guard let owner = shown?.owner, owner.parent === self else { return nil }
    return owner
  }
}
