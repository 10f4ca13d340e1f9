import Foundation

/// An element of an Interface Builder file, with its first line.
final class InterfaceElement {
  let name: String
  private let attributes: [(name: String, value: String)]
  let line: Int
  private(set) var children: [InterfaceElement] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.line = line
  }

  func append(_ child: InterfaceElement) { children.append(child) }
  func append(_ characters: String) { text += characters }

  var id: String? { self["id"] }

  /// The value of an attribute.
  ///
  /// An element has few attributes, so comparing is faster than hashing (benchmark "instantiate from a
  /// storyboard").
  subscript(attribute: String) -> String? {
    for (name, value) in attributes where name == attribute { return value }
    return nil
  }

  /// The value of a Boolean attribute.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// The value of a numeric attribute, if it is finite and small enough for an `Int`.
  func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let number = Double(text), abs(number) < 1e9 else {
      return nil
    }
    return number
  }

  func integer(_ attribute: String) -> Int? { number(attribute).map { Int($0) } }

  /// The value of a count, limited to a reasonable range.
  func count(_ attribute: String) -> Int? { integer(attribute).map { min(max($0, 0), 1000) } }

  /// The first child with a name.
  func child(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The child that is the value of a property.
  func value(_ key: String) -> InterfaceElement? {
    children.first { $0["key"] == key }
  }

  /// The children of a list element, such as `subviews`.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  var connections: [InterfaceElement] { list("connections") }

  /// A text, which the file contains as an attribute or, with several lines, as a child.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    for child in children where child["key"] == key {
      switch child.name {
      case "string", "mutableString": return child.string
      case "attributedString":
        let fragments = child.children.filter { $0.name == "fragment" }
        return fragments.compactMap { $0.string("content") }.joined()
      default: break
      }
    }
    return nil
  }

  /// The text of a string element, decoded if necessary.
  private var string: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    // Interface Builder omits the padding.
    var encoded = text.filter { !$0.isWhitespace }
    while encoded.utf8.count % 4 != 0 { encoded += "=" }
    return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
