/// Nodes and the arrows between them, which print as Mermaid and DOT.
struct Diagram {
  /// The texts of the nodes; an arrow names a node by its index.
  var nodes: [String]
  var arrows: [Arrow]

  struct Arrow {
    let from: Int
    let to: Int
    var text = ""
  }

  /// A flowchart for Mermaid, as GitHub and many editors draw it.
  func mermaid(direction: String) -> String {
    var lines = ["flowchart \(direction)"]
    for (index, node) in nodes.enumerated() {
      lines.append("  n\(index)[\"\(Self.escapedForMermaid(node))\"]")
    }
    for arrow in arrows {
      let text = arrow.text.isEmpty ? "" : "|\"\(Self.escapedForMermaid(arrow.text))\"|"
      lines.append("  n\(arrow.from) -->\(text) n\(arrow.to)")
    }
    return lines.joined(separator: "\n")
  }

  /// A graph in the language of Graphviz.
  func dot(direction: String) -> String {
    var lines = ["digraph {", "  rankdir=\(direction)", "  node [shape=box]"]
    for (index, node) in nodes.enumerated() {
      lines.append("  n\(index) [label=\"\(Self.escapedForDOT(node))\"]")
    }
    for arrow in arrows {
      let text = arrow.text.isEmpty ? "" : " [label=\"\(Self.escapedForDOT(arrow.text))\"]"
      lines.append("  n\(arrow.from) -> n\(arrow.to)\(text)")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Mermaid has no backslash escapes, but numbers of characters: `#34;` is a quotation mark.
  private static func escapedForMermaid(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "<br>"
      // Mermaid reads these as its own syntax, as Markdown, or as HTML.
      case "\"", "#", "$", "%", "&", "*", "<", ">", "[", "\\", "]", "_", "`", "~":
        escaped += "#\(scalar.value);"
      default:
        if scalar.properties.generalCategory != .control { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }

  private static func escapedForDOT(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\"", "\\":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // Graphviz reads names of characters, such as '&lt;'.
      case "&": escaped += "&amp;"
      default:
        if scalar.properties.generalCategory != .control { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}
