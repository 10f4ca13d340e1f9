public import Foundation

/// A class that can be instantiated by a metatype, as Apple's classes can: `T()` in generic code,
/// or `type.init(rootViewController:)`.
///
/// Apple's initialisers come from Objective-C and can be called on any metatype; Swift's must be
/// `required` for that.
@preconcurrency @MainActor
public protocol MadeByMetatype: AnyObject {}

extension UIViewController: MadeByMetatype {}

extension MadeByMetatype where Self: UIViewController {
  /// Creates an object of a metatype's class.
  ///
  /// It calls `init(nibName:bundle:)`. An `init()` that the class declares is called only if the
  /// class is named in code.
  @_disfavoredOverload
  public init() {
    self.init(UIViewController.make(type(of: self), nibName: nil, bundle: nil))
  }

  /// Creates an object of a metatype's class, by the class's own initialiser.
  @_disfavoredOverload
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(
      UIViewController.make(type(of: self), nibName: nibNameOrNil, bundle: nibBundleOrNil))
  }
}

extension MadeByMetatype where Self: UINavigationController {
  /// Creates an object of a metatype's class, by the class's own initialiser.
  @_disfavoredOverload
  public init(rootViewController: UIViewController) {
    self.init(
      UINavigationController.make(type(of: self), rootViewController: rootViewController))
  }
}

/// An initialiser that returns an existing object.
///
/// NB: Only the initialisers of a protocol that is not class-bound can assign `self`, and only
/// those of a class-bound protocol can use `type(of: self)` before that.
private protocol MadeElsewhere {}

extension UIViewController: MadeElsewhere {}

extension MadeElsewhere where Self: UIViewController {
  init(_ made: UIViewController) {
    guard let made = made as? Self else {
      preconditionFailure("\(type(of: made)) was made in place of \(Self.self)")
    }
    self = made
  }
}

extension UIViewController {
  @_optimize(none)
  fileprivate final class func make(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController {
    metatype(type, readAs: MadeController.self).init(nibName: nibName, bundle: bundle)
  }
}

extension UINavigationController {
  @_optimize(none)
  fileprivate final class func make(
    _ type: UINavigationController.Type, rootViewController: UIViewController
  ) -> UINavigationController {
    metatype(type, readAs: MadeNavigation.self).init(rootViewController: rootViewController)
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

private final class OtherMadeController: MadeController {}

private class MadeNavigation: UINavigationController {
  required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OtherMadeNavigation: MadeNavigation {}
