public import Foundation

extension UIViewController {
  /// How a controller should come and go; data only.
  public class Transition: NSObject {
    required init(_: Void) { super.init() }

    /// The controller grows out of a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(()) }
    /// The controller comes from below.
    public static var coverVertical: Self { Self(()) }
    /// The controller is on the back of the old one.
    public static var flipHorizontal: Self { Self(()) }
    /// The old controller fades out.
    public static var crossDissolve: Self { Self(()) }
    /// The old controller curls up like a page.
    public static var partialCurl: Self { Self(()) }
  }
}

extension UIViewController.Transition {
  /// How a controller grows out of a view.
  public class ZoomOptions: NSObject {
    /// The colour that covers what is behind.
    public var dimmingColor: UIColor?
    /// Decides whether a gesture may begin to dismiss the controller.
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
  }

  /// A gesture that could dismiss a controller.
  public class ZoomInteractionContext: NSObject {
    /// Whether the gesture would begin by itself.
    public var willBegin: Bool { true }
    /// Where the gesture is.
    public var location: CGPoint { .zero }
    /// How fast the gesture is.
    public var velocity: CGVector { .zero }
    private override init() { super.init() }
  }

  /// What is known when the view is asked for out of which a controller grows.
  @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the view.
    public let sourceViewController: UIViewController
    /// The controller that grows.
    public let zoomedViewController: UIViewController
    init(from source: UIViewController, to zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
