import Testing

// The common forms of `#expect` as functions, which compile in a fraction of the time.

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

/// Expects that two references lead to one object; two that are nil fail, too.
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

/// Expects that there is no value, as of a weak reference whose object is to be freed.
package func expectNil<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  guard let value else { return }
  fail("Expected nil, found \(text(of: value))", "", fileID, filePath, line)
}

/// Expects that there is a value.
package func expectNotNil<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  guard value == nil else { return }
  fail("Expected a value, found nil", "", fileID, filePath, line)
}

/// Records a failure at the line of the caller.
func fail(
  _ message: String, _ comment: String, _ fileID: String, _ filePath: String, _ line: Int
) {
  let text = comment.isEmpty ? message : "\(message)\n\(comment)"
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}

/// A value as a reader would write it; a text of several lines begins on a line of its own.
private func text<Value>(of value: Value) -> String {
  let plain = String(describing: value)
  if plain.contains("\n") { return "\n\(plain)\n" }
  return value is String ? "\"\(plain)\"" : plain
}
