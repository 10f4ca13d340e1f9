extension CoordinatorTree: CustomStringConvertible {
  /// The tree as text, one coordinator on each line.
  public var description: String {
    var lines: [String] = []
    append(to: &lines, prefix: "", childPrefix: "")
    return lines.joined(separator: "\n")
  }

  private func append(to lines: inout [String], prefix: String, childPrefix: String) {
    lines.append(prefix + line)
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.append(
        to: &lines,
        prefix: childPrefix + (isLast ? "└─ " : "├─ "),
        childPrefix: childPrefix + (isLast ? "   " : "│  "))
    }
  }

  private var line: String {
    guard let annotation, !annotation.isEmpty else { return "\(name)  \(state)" }
    return "\(name)  \(state)  ◀ \(annotation)"
  }
}
