import Foundation

/// Makes an application delegate from its class, as `UIApplicationMain` does.
@MainActor
enum DelegateMaker {
  /// An object of this very class, which must be a subclass of `NSObject`.
  static func make<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    guard let object = makeObject(type) else {
      preconditionFailure("\(type) must be a subclass of NSObject, such as UIResponder")
    }
    guard let delegate = object as? Delegate else {
      preconditionFailure("\(type) was made by init() but is something else")
    }
    return delegate
  }

  /// An object of this very class; nil if it is no subclass of `NSObject`.
  ///
  /// NB: Swift calls a metatype's initialiser only if it is `required`, and a requirement `init()`
  /// of the protocol would ask for that word in every app. So the metatype is read as one whose
  /// initialiser is required; both take the same place in the table of methods, that of
  /// `NSObject.init()`.
  @_optimize(none)
  static func makeObject(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    let maker = unsafe unsafeBitCast(type, to: Made.Type.self)
    return maker.init() as NSObject
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
