public import Foundation

/// A class of which code can make objects by a metatype, as it can of Apple's: `T()` in generic code,
/// or `type.init(rootViewController:)` where a value says which class it is.
///
/// Apple's initialisers come from Objective-C and are called on whatever class a metatype stands
/// for; Swift's own must be `required` for that.
@preconcurrency @MainActor
public protocol MadeByMetatype: AnyObject {}

extension UIViewController: MadeByMetatype {}

extension MadeByMetatype where Self: UIViewController {
  /// Creates an object of the very class that a metatype stands for.
  ///
  /// It is made by `init(nibName:bundle:)`. An `init()` that the class itself declares is called
  /// only where the class is named.
  @_disfavoredOverload
  public init() {
    self.init(UIViewController.make(type(of: self), nibName: nil, bundle: nil))
  }

  /// Creates an object of the very class that a metatype stands for, by the class's own initialiser.
  @_disfavoredOverload
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(
      UIViewController.make(type(of: self), nibName: nibNameOrNil, bundle: nibBundleOrNil))
  }
}

extension MadeByMetatype where Self: UINavigationController {
  /// Creates an object of the very class that a metatype stands for, by the class's own initialiser.
  @_disfavoredOverload
  public init(rootViewController: UIViewController) {
    self.init(
      UINavigationController.make(type(of: self), rootViewController: rootViewController))
  }
}

/// What becomes an object that exists already.
///
/// NB: Only initialisers of protocols that are not for classes may assign `self`, and only those of
/// protocols for classes may ask for the type of `self` before.
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
