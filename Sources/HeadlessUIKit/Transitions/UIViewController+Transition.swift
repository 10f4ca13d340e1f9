public import Foundation

extension UIViewController {
  /// The preferred animation of a push or a presentation; data only.
  public class Transition: NSObject {
    required init(_: Void) { super.init() }

    /// Zooms from a source view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(()) }
    /// Slides up from the bottom.
    public static var coverVertical: Self { Self(()) }
    /// Flips horizontally.
    public static var flipHorizontal: Self { Self(()) }
    /// Dissolves the old view into the new one.
    public static var crossDissolve: Self { Self(()) }
    /// Curls up the old view like a page.
    public static var partialCurl: Self { Self(()) }
  }
}

extension UIViewController.Transition {
  /// The options of a zoom transition.
  public class ZoomOptions: NSObject {
    /// The colour that dims the content behind.
    public var dimmingColor: UIColor?
    /// Whether a gesture may begin the dismissal.
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
  }

  /// The context of a gesture that can begin a dismissal.
  public class ZoomInteractionContext: NSObject {
    /// Whether the gesture would begin by default.
    public var willBegin: Bool { true }
    /// The location of the gesture.
    public var location: CGPoint { .zero }
    /// The velocity of the gesture.
    public var velocity: CGVector { .zero }
    private override init() { super.init() }
  }

  /// The context in which the source view of a zoom is provided.
  @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The view controller with the source view.
    public let sourceViewController: UIViewController
    /// The view controller that zooms.
    public let zoomedViewController: UIViewController
    init(from source: UIViewController, to zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
