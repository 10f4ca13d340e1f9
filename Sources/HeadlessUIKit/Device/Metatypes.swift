import Foundation

/// Reads a class that is known only as a value as one whose initialiser is `required`.
///
/// NB: Swift calls a metatype's initialiser only if it is `required`. UIKit's are not, and come from
/// Objective-C, which asks for no such word. So the class is read as a subclass of our own that has
/// the word; both initialisers take the same place in the table of methods. That subclass needs
/// another one below it: else the compiler would call the only initialiser that it knows of directly,
/// which would leave the properties of the real class without their values.
@_optimize(none)
func metatype<Made: AnyObject>(_ type: AnyClass, readAs made: Made.Type) -> Made.Type {
  unsafe unsafeBitCast(type, to: Made.Type.self)
}

/// The name of the module that declares a type.
func moduleName(of type: Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}

/// Makes an object of a class that is known only as a value, by its `init()`.
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
