public import Foundation

/// A class of which generic code can make objects, by `T()` or by an initialiser that UIKit declares,
/// as it can of Apple's.
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
    self.init(of: Self.self, nibName: nil, bundle: nil)
  }

  /// Creates an object of the very class that a metatype stands for, by the class's own initialiser.
  @_disfavoredOverload
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(of: Self.self, nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  private init(of type: Self.Type, nibName: String?, bundle: Bundle?) {
    let made = UIViewController.make(type, nibName: nibName, bundle: bundle)
    guard let made = made as? Self else {
      preconditionFailure("\(type) was made but is something else")
    }
    self = made
  }
}

extension MadeByMetatype where Self: UINavigationController {
  /// Creates an object of the very class that a metatype stands for, by the class's own initialiser.
  @_disfavoredOverload
  public init(rootViewController: UIViewController) {
    let made = UINavigationController.make(Self.self, rootViewController: rootViewController)
    guard let made = made as? Self else {
      preconditionFailure("\(Self.self) was made but is something else")
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

private final class OtherMadeController: MadeController {
  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private class MadeNavigation: UINavigationController {
  required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OtherMadeNavigation: MadeNavigation {
  required init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
