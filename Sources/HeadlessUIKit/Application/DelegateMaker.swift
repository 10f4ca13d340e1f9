import Foundation

/// Makes an application delegate from its class, as `UIApplicationMain` does.
@MainActor
enum DelegateMaker {
  /// An object of this very class, which must be a subclass of `NSObject`.
  ///
  /// NB: Swift calls a metatype's initialiser only if it is `required`, and a requirement `init()`
  /// of the protocol would ask for that word in every app. So the metatype is read as one whose
  /// initialiser is required; both take the same place in the table of methods, that of
  /// `NSObject.init()`.
  @_optimize(none)
  static func make<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    guard type is NSObject.Type else {
      preconditionFailure("\(type) must be a subclass of NSObject, such as UIResponder")
    }
    let maker = unsafe unsafeBitCast(type as AnyClass, to: Made.Type.self)
    guard let delegate = maker.init() as NSObject as? Delegate else {
      preconditionFailure("\(type) was made by init() but is something else")
    }
    return delegate
  }
}

private class Made: NSObject {
  override required init() {
    super.init()
  }
}

/// Keeps the compiler from calling the one initialiser of ``Made`` it would know of directly, which
/// would leave the properties of the real class without their values.
private final class OtherMade: Made {
  required init() {
    super.init()
  }
}
