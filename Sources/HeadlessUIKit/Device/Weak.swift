/// An object that somebody knows without keeping it alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
