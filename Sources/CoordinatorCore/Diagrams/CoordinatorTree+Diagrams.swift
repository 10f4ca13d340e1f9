extension CoordinatorTree {
  /// The tree as a Mermaid flowchart, which GitHub and many editors draw.
  public var mermaid: String { diagram.mermaid(direction: "TD") }

  /// The tree in DOT, the language of Graphviz.
  public var dot: String { diagram.dot(direction: "TB") }

  private var diagram: Diagram {
    var diagram = Diagram(nodes: [], arrows: [])
    add(to: &diagram)
    return diagram
  }

  private func add(to diagram: inout Diagram) {
    let index = diagram.nodes.count
    let screens = annotation.map { $0.isEmpty ? "" : "\n\($0)" } ?? ""
    diagram.nodes.append("\(name)\n\(state)\(screens)")
    for child in children {
      diagram.arrows.append(Diagram.Arrow(from: index, to: diagram.nodes.count))
      child.add(to: &diagram)
    }
  }
}
