public import Testing

/// Expects that an object is freed when the closure that created it returns.
///
/// ```swift
/// expectFreed { ArticleViewController() }
/// ```
///
/// - Parameters:
///   - make: Creates the object, uses it, and returns it.
///   - sourceLocation: The location of a failure.
@MainActor
public func expectFreed<Object: AnyObject>(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: @MainActor () throws -> Object
) rethrows {
  weak var object: Object?
  try releasingTemporaries { object = try make() }
  if let object {
    Issue.record(
      """
      \(type(of: object)) is still alive.

      This usually means that it is part of a retain cycle, or that another object retains it.

      To fix this, make the reference back to it weak, or remove it where it was added.
      """, sourceLocation: sourceLocation)
  }
}
