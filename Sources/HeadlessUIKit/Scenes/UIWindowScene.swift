import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene, in order of creation.
  open var windows: [UIWindow] { (device ?? .current).windows.filter { $0.windowScene === self } }

  /// The window of this scene that last became key.
  open var keyWindow: UIWindow? {
    guard let window = lastKeyWindow, window.windowScene === self else { return nil }
    return window
  }

  final weak var lastKeyWindow: UIWindow?

  /// The screen the scene is on.
  open var screen: UIScreen { (device ?? .current).application.mainScreen }
  /// The coordinate space of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection {
    UITraitCollection(screen: (device ?? .current).screen)
  }
  /// The orientation of the scene, derived from its size.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = (device ?? .current).screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the scene fills the screen; always true here.
  open var isFullScreen: Bool { true }

  /// Requests another geometry of the scene, such as an orientation.
  ///
  /// The screen does not rotate here: if it has none of the requested orientations, the error
  /// handler runs in the next run-loop turn.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
    guard let errorHandler, let wanted = geometryPreferences.orientations,
      wanted.isDisjoint(with: present)
    else { return }
    (device ?? .current).clock.atNextTurn { errorHandler(UISceneError(.geometryRequestDenied)) }
  }

  private final lazy var barManager = UIStatusBarManager()
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { barManager }
}
