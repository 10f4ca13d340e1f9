public import Testing

/// Expects that an object is freed as soon as the test holds it no longer.
///
/// ```swift
/// expectFreed { ArticleViewController() }
/// ```
///
/// - Parameters:
///   - make: Makes the object, does with it what is to be tested, and returns it.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectFreed<Object: AnyObject>(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: @MainActor () throws -> Object
) rethrows {
  weak var object: Object?
  do { object = try make() }
  if let object {
    Issue.record(
      """
      \(type(of: object)) is still alive.

      This usually means that it is part of a retain cycle, or that something it was handed to \
      keeps it.

      To fix this, make the reference back to it weak, or remove it where it was added.
      """, sourceLocation: sourceLocation)
  }
}
