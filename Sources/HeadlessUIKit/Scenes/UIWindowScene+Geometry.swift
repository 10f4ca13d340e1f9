public import Foundation

extension UIWindowScene {
  /// What an app asks for the place of a scene.
  open class GeometryPreferences: NSObject {
    final var orientations: UIInterfaceOrientationMask?

    /// What an app asks for on a phone or a tablet.
    open class iOS: GeometryPreferences {
      /// Asks for nothing.
      public override init() { super.init() }

      /// Asks that the scene is turned in one of these ways.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        orientations = interfaceOrientations
      }

      /// The ways in which the scene may be turned.
      open var interfaceOrientations: UIInterfaceOrientationMask {
        get { orientations ?? [] }
        set { orientations = newValue }
      }
    }

    override init() { super.init() }
  }

  final func answer(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
    let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
    guard let errorHandler, let wanted = preferences.orientations, wanted.isDisjoint(with: present)
    else { return }
    (device ?? .current).clock.atNextTurn {
      errorHandler(UISceneError(.geometryRequestDenied))
    }
  }
}

/// The status bar of a scene; data only, since a scene fills the screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Where the bar is; it takes no room.
  open var statusBarFrame: CGRect { .zero }
}
