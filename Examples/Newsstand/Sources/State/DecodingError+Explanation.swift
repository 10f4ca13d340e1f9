import Foundation

extension DecodingError {
  /// One sentence about what could not be decoded, with the place where it stands.
  nonisolated static func explanation(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    switch error {
    case .keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing\(place(context.codingPath))"
    case .typeMismatch(let type, let context):
      return "a value that is not a \(type)\(place(context.codingPath))"
    case .valueNotFound(let type, let context):
      return "a \(type) is missing\(place(context.codingPath))"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "it is not valid JSON" : "\(context.debugDescription)\(place(context.codingPath))"
    @unknown default:
      return error.localizedDescription
    }
  }

  private nonisolated static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    let steps = path.map { key in
      if let index = key.intValue { return "[\(index)]" }
      return key.stringValue
    }
    return " at \(steps.joined(separator: "."))"
  }
}
