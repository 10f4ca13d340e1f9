import Foundation

/// A class of which generic code can make objects by `T()`, as it can of Apple's.
///
/// Apple's initialisers come from Objective-C and are called on whatever class a metatype stands
/// for; Swift's own must be `required` for that.
@preconcurrency @MainActor
public protocol MadeByMetatype {}

extension UIViewController: MadeByMetatype {}

extension MadeByMetatype where Self: UIViewController {
  /// Creates an object of the very class that a generic type stands for.
  ///
  /// It is made by `init(nibName:bundle:)`. An `init()` that the class itself declares is called
  /// only where the class is named.
  @_disfavoredOverload
  public init() {
    guard let made = UIViewController.make(Self.self) as? Self else {
      preconditionFailure("\(Self.self) was made but is something else")
    }
    self = made
  }
}

extension UIViewController {
  /// NB: Swift calls a metatype's initialiser only if it is `required`, which UIKit's is not, so
  /// the metatype is read as one whose is; both take the same place in the table of methods.
  @_optimize(none)
  fileprivate final class func make(_ type: UIViewController.Type) -> UIViewController {
    let maker = unsafe unsafeBitCast(type, to: MadeController.Type.self)
    return maker.init(nibName: nil, bundle: nil)
  }
}

private class MadeController: UIViewController {
  required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Keeps the compiler from calling the one initialiser of ``MadeController`` it would know of.
private final class OtherMadeController: MadeController {
  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
