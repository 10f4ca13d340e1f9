public import Foundation

extension UIWindowScene {
  /// The geometry that an app requests for a scene.
  open class GeometryPreferences: NSObject {
    final var orientations: UIInterfaceOrientationMask?

    /// The geometry that an app requests on iOS.
    open class iOS: GeometryPreferences {
      /// Creates preferences without a request.
      public override init() { super.init() }

      /// Creates preferences that request one of these orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        orientations = interfaceOrientations
      }

      /// The requested orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask {
        get { orientations ?? [] }
        set { orientations = newValue }
      }
    }

    override init() { super.init() }
  }
}

/// The status bar of a scene; data only.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar; empty here.
  open var statusBarFrame: CGRect { .zero }
}
