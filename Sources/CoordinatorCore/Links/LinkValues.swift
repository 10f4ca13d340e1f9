/// The values in a link, for the closure of a pattern: parameters of the path, and query items.
///
/// ```swift
/// LinkPattern("article/:id") { .article(try $0["id"], page: try $0["page"]) }
/// ```
///
/// The type at which a value is used decides how it is read. If the type is optional, a value that
/// is missing is nil. A value of another type is an error in both cases.
public struct LinkValues: Sendable {
  /// The link.
  public let link: Link

  private let step: LinkTrie.Step
  private let parameters: ArraySlice<String>

  /// - Parameter parameters: The values of the parameters, as many as there are names.
  init(_ link: Link, _ step: LinkTrie.Step, _ parameters: ArraySlice<String>) {
    self.link = link
    self.step = step
    self.parameters = parameters
  }

  /// The text after `#` in the link.
  public var fragment: String? { link.fragment }

  /// The value of a parameter, or else of the first query item of this name.
  ///
  /// - Throws: A ``LinkError`` if there is none, or if it is not a `Value`.
  public subscript<Value: LinkValue>(_ name: String) -> Value {
    get throws(LinkError) {
      guard let text = text(of: name) else { throw .missingValue(name, in: link, by: step) }
      return try value(text, of: name)
    }
  }

  /// The value of a parameter, or else of the first query item of this name; nil if there is none.
  ///
  /// - Throws: A ``LinkError`` if it is not a `Value`.
  public subscript<Value: LinkValue>(_ name: String) -> Value? {
    get throws(LinkError) {
      guard let text = text(of: name) else { return nil }
      return try value(text, of: name)
    }
  }

  /// The values of all query items of a name, in order.
  ///
  /// - Throws: A ``LinkError`` if one of them is not a `Value`.
  public func all<Value: LinkValue>(_ name: String) throws(LinkError) -> [Value] {
    var values: [Value] = []
    for item in link.query where item.name == name {
      values.append(try value(item.value, of: name))
    }
    return values
  }

  private func text(of name: String) -> String? {
    if let index = step.names.firstIndex(of: name) {
      return parameters[parameters.startIndex + index]
    }
    return link.query.first { $0.name == name }?.value
  }

  private func value<Value: LinkValue>(
    _ text: String, of name: String
  ) throws(LinkError) -> Value {
    guard let value = Value(linkText: text) else {
      throw .invalidValue(text, of: name, expected: Value.expected, in: link)
    }
    return value
  }
}

/// A type whose values can stand in a link.
///
/// An enum with raw values needs no code: `extension Topic: LinkValue {}`. If it is `CaseIterable`,
/// the error of a link with another value lists the values.
public protocol LinkValue {
  /// Creates a value from its text in a link; nil if the text is no such value.
  init?(linkText: String)
}

extension LinkValue {
  /// The type, and its values if they are few.
  fileprivate static var expected: String {
    func texts(_ type: (some CaseIterable).Type) -> [String] {
      type.allCases.prefix(9).map { value in
        (value as? any RawRepresentable).map { "'\($0.rawValue)'" } ?? "'\(value)'"
      }
    }
    let values = (self as? any CaseIterable.Type).map { texts($0) } ?? []
    guard (1...8).contains(values.count) else { return typeName(self) }
    return "\(typeName(self)): \(values.joined(separator: ", "))"
  }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Creates the value with this raw value.
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Creates the value whose description is the text.
  public init?(linkText: String) { self.init(linkText) }
}

extension String: LinkValue {}
extension Int: LinkValue {}
extension UInt: LinkValue {}
extension Bool: LinkValue {}

extension Double: LinkValue {
  /// Creates a finite number.
  public init?(linkText: String) {
    guard let value = Double(linkText), value.isFinite else { return nil }
    self = value
  }
}
