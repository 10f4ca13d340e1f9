import Foundation

/// A segue from one view controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in its scene.
  open private(set) var identifier: String?
  /// The source of the segue.
  open private(set) var source: UIViewController
  /// The destination of the segue.
  open private(set) var destination: UIViewController

  /// The effect of the segue, unless a subclass overrides `perform()`.
  final var handler: (() -> Void)?

  /// Creates a segue that a subclass performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the segue; custom segues override it.
  ///
  /// The default implementation has the effect of the segue's kind in the storyboard.
  open func perform() {
    handler?()
  }

  /// Creates a segue of the class on which it is called, which may be known only at run time.
  @_optimize(none)
  final class func make(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    metatype(self, readAs: MadeSegue.self).init(
      identifier: identifier, source: source, destination: destination)
  }
}

private class MadeSegue: UIStoryboardSegue {
  required override init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private final class OtherMadeSegue: MadeSegue {}
