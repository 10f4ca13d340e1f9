/// A map of the screens of an app, and of the transitions between them that were seen.
///
/// It shows what people did, and not all that is possible.
///
/// ```swift
/// let recorder = JournalRecorder(app.context.journal)
/// // ... the app is used ...
/// print(TransitionMap(recorder.events))
/// // start → ArticleListViewController  setRoot ×1
/// // ArticleListViewController → ArticleViewController  push ×3
/// // ArticleViewController → ArticleListViewController  pop ×2
/// ```
public struct TransitionMap: Hashable, Sendable {
  /// The names of the classes of the screens, in the order in which they were seen.
  public private(set) var screens: [String] = []

  /// The transitions between screens, in the order in which they were seen.
  public private(set) var edges: [Edge] = []

  /// All transitions of one kind from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// The name of the screen that was in front before; nil at the start of a window.
    public let from: String?

    /// The name of the screen that was in front afterwards.
    public let to: String

    /// What the transitions did.
    public let kind: Event.TransitionKind

    /// How many transitions there were.
    public internal(set) var count: Int
  }

  /// Creates the map of the performed and observed transitions among some events.
  ///
  /// Each root coordinator has screens of its own in front. A transition that leaves the same screen
  /// in front is not in the map.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public init(_ events: some Sequence<Event>) {
    var fronts: [Substring: Event.Screen] = [:]
    var seen: Set<String> = []
    var indices: [Edge: Int] = [:]
    for event in events {
      let root = event.path.prefix { $0 != "/" }
      if event.kind == .lifecycle(.started), root.count == event.path.count {
        fronts[root] = nil
      }
      guard case .transition(let transition) = event.kind, let screen = transition.screen
      else { continue }
      if seen.insert(screen.name).inserted { screens.append(screen.name) }
      let former = fronts[root]
      let hasHappened = transition.phase == .performed || transition.phase == .observed
      // A raw call that no event reports may have shown a screen before the first request.
      if hasHappened || former == nil { fronts[root] = screen }
      guard hasHappened, former?.id != screen.id else { continue }
      let edge = Edge(from: former?.name, to: screen.name, kind: transition.kind, count: 0)
      let index = indices[edge] ?? edges.count
      if index == edges.count {
        indices[edge] = index
        edges.append(edge)
      }
      edges[index].count += 1
    }
  }
}

extension TransitionMap: CustomStringConvertible {
  /// The map as text, one line for each edge.
  public var description: String {
    edges.map { "\($0.from ?? "start") → \($0.to)  \($0.text)" }.joined(separator: "\n")
  }
}

extension TransitionMap {
  /// The map as a Mermaid flowchart, which GitHub and many editors draw.
  public var mermaid: String { diagram.mermaid(direction: "LR") }

  /// The map in DOT, the language of Graphviz.
  public var dot: String { diagram.dot(direction: "LR") }

  private var diagram: Diagram {
    let hasStart = edges.contains { $0.from == nil }
    let nodes = (hasStart ? ["start"] : []) + screens
    // A screen's class may be named 'start', too. Its node is the later one.
    let indices = Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    let arrows = edges.map { edge in
      Diagram.Arrow(
        from: edge.from.flatMap { indices[$0] } ?? 0, to: indices[edge.to] ?? 0, text: edge.text)
    }
    return Diagram(nodes: nodes, arrows: arrows)
  }
}

extension TransitionMap.Edge {
  fileprivate var text: String { "\(kind) ×\(count)" }
}
