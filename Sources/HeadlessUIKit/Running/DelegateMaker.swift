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
  static func makeObject(_ type: AnyClass) -> NSObject? {
    (type as? NSObject.Type).map { newObject(of: $0) }
  }
}
