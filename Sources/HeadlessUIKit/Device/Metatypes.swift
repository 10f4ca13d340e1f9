import Foundation

/// Casts a metatype to a class whose initialiser is `required`.
///
/// NB: Swift calls an initialiser on a metatype only if it is `required`. UIKit's initialisers are
/// not, since they come from Objective-C. So the metatype is cast to a subclass of this module
/// whose initialiser is `required`; both initialisers have the same slot in the vtable. That
/// subclass needs a subclass of its own: otherwise the compiler would call the only known
/// initialiser directly, and leave the properties of the real class uninitialised.
@_optimize(none)
func metatype<Made: AnyObject>(_ type: AnyClass, readAs made: Made.Type) -> Made.Type {
  unsafe unsafeBitCast(type, to: Made.Type.self)
}

/// The name of the module that declares a type.
func moduleName(of type: Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}

/// Creates an object by the `init()` of a class known at run time.
func newObject<Object: NSObject>(of type: Object.Type) -> Object {
  guard let object = makeObject(type) as? Object else {
    preconditionFailure("\(type) was made by init() but is something else")
  }
  return object
}

@_optimize(none)
private func makeObject(_ type: NSObject.Type) -> NSObject {
  metatype(type, readAs: MadeObject.self).init() as NSObject
}

private class MadeObject: NSObject {
  override required init() {
    super.init()
  }
}

private final class OtherMadeObject: MadeObject {}
