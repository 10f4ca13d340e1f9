import Foundation

/// A step from one view controller to another, as a storyboard describes it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in its scene.
  open private(set) var identifier: String?
  /// The controller from which the segue leads.
  open private(set) var source: UIViewController
  /// The controller to which the segue leads.
  open private(set) var destination: UIViewController

  /// What the kind of the segue does, unless a subclass does something else.
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

  /// Goes the step; subclasses say how.
  ///
  /// A segue of a kind that the storyboard knows does what its kind is for, also by super.
  open func perform() {
    handler?()
  }

  /// Makes a segue of this very class, which a storyboard knows only by its name.
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
