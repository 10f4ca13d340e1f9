/// The name of an object's class with its namespaces and without its module: `Library.Coordinator`.
@MainActor package func typeName(of object: AnyObject) -> String {
  let type: AnyClass = type(of: object)
  if let name = classNames[ObjectIdentifier(type)] { return name }
  let name = typeName(type)
  classNames[ObjectIdentifier(type)] = name
  return name
}

/// The names of classes, found once for each.
@MainActor private var classNames: [ObjectIdentifier: String] = [:]

/// The name of a type with its namespaces and without its module.
package func typeName(_ type: Any.Type) -> String {
  withoutModules(String(reflecting: type))
}

/// Removes the module of every type, and parts such as `(unknown context at $7f10)`.
///
/// Decimal numbers and other dotted texts, such as `www.example.com` and `v1.5`, stay as they are: the name of a
/// type does not begin with a lower-case letter or a digit.
package func withoutModules(_ text: String) -> String {
  var result = ""
  var path: [Substring] = []
  var rest = text.utf8[...]
  while let byte = rest.first {
    if rest.starts(with: unknownContext.utf8) {
      rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst()
      if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    } else if isPartOfName(byte) {
      let name = nameAtStart(of: rest)
      path.append(Substring(name))
      rest = rest[name.endIndex...]
      let next = rest.dropFirst()
      if rest.first == UInt8(ascii: "."),
        next.first.map(isPartOfName) == true || next.starts(with: unknownContext.utf8)
      {
        rest = next
      } else {
        flush(&path, into: &result)
      }
    } else {
      flush(&path, into: &result)
      result.unicodeScalars.append(Unicode.Scalar(byte))
      rest = rest.dropFirst()
    }
  }
  flush(&path, into: &result)
  return result
}

/// The beginning of the part that Swift writes for the context of a private or local type.
private let unknownContext = "(unknown context at "

private func flush(_ path: inout [Substring], into result: inout String) {
  let hasModule =
    path.count > 1 && path[0].first?.isNumber == false
    && path[1].first.map { $0.isLowercase || $0.isNumber } == false
  result += path.dropFirst(hasModule ? 1 : 0).joined(separator: ".")
  path = []
}

private func nameAtStart(of text: Substring.UTF8View) -> Substring.UTF8View {
  if text.first == UInt8(ascii: "`"),
    let end = text.dropFirst().firstIndex(of: UInt8(ascii: "`"))
  {
    // A name in backquotes can contain any character.
    return text[...end]
  }
  return text.prefix(while: isPartOfName)
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
    true
  default: false
  }
}
