import Testing

// Common checks as functions, which compile much faster than the macros.

/// Expects that two values are equal; a failure shows both.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  guard actual != expected else { return }
  let message = "Expected \(text(of: expected)), found \(text(of: actual))"
  fail(message, comment(), fileID, filePath, line)
}

/// Expects that two values differ.
package func expectNotEqual<Value: Equatable>(
  _ actual: Value, _ other: Value, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line
) {
  guard actual == other else { return }
  fail("Expected anything but \(text(of: other))", "", fileID, filePath, line)
}

/// Expects that two references are identical and not nil.
package func expectSame(
  _ actual: AnyObject?, _ expected: AnyObject?, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) {
  guard actual == nil || actual !== expected else { return }
  let texts = [expected, actual].map { $0.map(text(of:)) ?? "nil" }
  fail("Expected the object \(texts[0]), found \(texts[1])", "", fileID, filePath, line)
}

/// Expects that a condition holds.
package func expectTrue(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) {
  guard !condition else { return }
  fail("Expected true, found false", comment(), fileID, filePath, line)
}

/// Expects that a condition does not hold.
package func expectFalse(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) {
  guard condition else { return }
  fail("Expected false, found true", comment(), fileID, filePath, line)
}

/// Expects nil, for example from a weak reference to a freed object.
package func expectNil<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  guard let value else { return }
  fail("Expected nil, found \(text(of: value))", "", fileID, filePath, line)
}

/// Expects a value that is not nil.
package func expectNotNil<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  guard value == nil else { return }
  fail("Expected a value, found nil", "", fileID, filePath, line)
}

/// Returns a value that is not nil, and otherwise fails and ends the test.
package func require<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) throws -> Value {
  if let value { return value }
  fail("Expected a value, found nil", "", fileID, filePath, line)
  throw MissingValue()
}

/// Ends a test that requires a value.
struct MissingValue: Error {}

/// Records an issue at the caller's line.
func fail(
  _ message: String, _ comment: String, _ fileID: String, _ filePath: String, _ line: Int
) {
  let text = comment.isEmpty ? message : "\(message)\n\(comment)"
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}

/// A value's text for a failure: strings in quotes, several lines on their own.
private func text<Value>(of value: Value) -> String {
  let plain = String(describing: value)
  if plain.contains("\n") { return "\n\(plain)\n" }
  return value is String ? "\"\(plain)\"" : plain
}
