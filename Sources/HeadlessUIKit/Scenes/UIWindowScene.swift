import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene, in order of creation.
  open var windows: [UIWindow] { (device ?? .current).windows.filter { $0.windowScene === self } }

  /// The window of this scene that became key last.
  open var keyWindow: UIWindow? {
    guard let window = lastKeyWindow, window.windowScene === self else { return nil }
    return window
  }

  final weak var lastKeyWindow: UIWindow?

  /// The screen the scene is on.
  open var screen: UIScreen { (device ?? .current).application.mainScreen }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection {
    UITraitCollection(screen: (device ?? .current).screen)
  }
  /// The way the scene is turned, as its size says.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = (device ?? .current).screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the scene fills the screen, which it does here.
  open var isFullScreen: Bool { true }

  /// Asks for another place of the scene, such as that the screen is turned.
  ///
  /// The app turns no screen here: the error handler runs in a later turn if the scene is not as asked.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { answer(geometryPreferences, errorHandler) }

  private final lazy var barManager = UIStatusBarManager()
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { barManager }
}
