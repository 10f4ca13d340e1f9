/// The name of an object's type with its namespaces and without its module: `Library.Coordinator`.
package func typeName(of object: Any) -> String {
  typeName(type(of: object))
}

/// The name of a type with its namespaces and without its module.
package func typeName(_ type: Any.Type) -> String {
  withoutModules(String(reflecting: type))
}

/// Drops the first part of every dotted name, and parts such as `(unknown context at $7f10)`.
package func withoutModules(_ text: String) -> String {
  var result = ""
  var path: [Substring] = []
  var rest = text[...]
  while let character = rest.first {
    if character == "(", rest.hasPrefix("(unknown context at ") {
      rest = rest[(rest.firstIndex(of: ")") ?? rest.startIndex)...].dropFirst()
      if rest.first == "." { rest = rest.dropFirst() }
    } else if isPartOfName(character) {
      let end = endOfName(rest)
      path.append(rest[..<end])
      rest = rest[end...]
      if rest.first == "." { rest = rest.dropFirst() } else { flush(&path, into: &result) }
    } else {
      flush(&path, into: &result)
      result.append(character)
      rest = rest.dropFirst()
    }
  }
  flush(&path, into: &result)
  return result
}

private func flush(_ path: inout [Substring], into result: inout String) {
  result += (path.count > 1 ? path[1...] : path[...]).joined(separator: ".")
  path = []
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "`"
}

private func endOfName(_ text: Substring) -> Substring.Index {
  var index = text.startIndex
  if text.first == "`", let end = text.dropFirst().firstIndex(of: "`") {
    // A name in backquotes may have anything in it.
    return text.index(after: end)
  }
  while index < text.endIndex, isPartOfName(text[index]) { text.formIndex(after: &index) }
  return index
}
