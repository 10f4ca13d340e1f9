/// The patterns of an app by the parts of their paths.
struct LinkTrie: Sendable {
  /// Where a pattern ends: the makers of the routes, from the root down.
  struct Target: Sendable {
    let steps: [Step]
    let parts: [PathPattern.Part]
    let text: String
    let callSite: CallSite
    /// Whether this is the end of a mount.
    let isMount: Bool

    fileprivate func begins(with steps: some Sequence<Step>) -> Bool {
      self.steps.starts(with: steps) { $0 === $1 }
    }

    /// Whether another target is in the table that this mount adds; a mount with an empty pattern
    /// adds it to the table around it.
    fileprivate func adds(_ other: Target) -> Bool {
      let empty = steps.reversed().prefix { $0.pattern.isEmpty }
      return isMount && other.begins(with: steps.dropLast(empty.count))
    }
  }

  /// One step of the path to which a pattern leads; an object, because each link copies its steps.
  final class Step: Sendable {
    let coordinator: any Coordinator.Type
    /// The names of the parameters that belong to the step.
    let names: [String]
    /// The pattern of the step, and its line in the table.
    let pattern: String
    let callSite: CallSite
    let route: LinkEntry.RouteMaker

    init(
      coordinator: any Coordinator.Type, names: [String], pattern: String, callSite: CallSite,
      route: @escaping LinkEntry.RouteMaker
    ) {
      self.coordinator = coordinator
      self.names = names
      self.pattern = pattern
      self.callSite = callSite
      self.route = route
    }
  }

  private struct Node: Sendable {
    var texts: [String: Int] = [:]
    var parameter: Int?
    var target: Int?
    var rest: Int?
    /// The first target in the table whose pattern goes through the node.
    let first: Int
  }

  private var nodes = [Node(first: 0)]
  private(set) var targets: [Target] = []

  /// Adds a pattern, or returns the target of another one that fits the same links.
  mutating func add(_ target: Target) -> Target? {
    var node = 0
    for part in target.parts {
      let last = node
      switch part {
      case .text(let text):
        node = nodes[last].texts[text] ?? addNode()
        nodes[last].texts[text] = node
      case .parameter, .optionalParameter:
        node = nodes[last].parameter ?? addNode()
        nodes[last].parameter = node
      case .rest: return put(target, at: node, \.rest)
      }
    }
    return put(target, at: node, \.target)
  }

  private mutating func put(
    _ target: Target, at node: Int, _ end: WritableKeyPath<Node, Int?>
  ) -> Target? {
    if let known = nodes[node][keyPath: end] {
      // The end of a mount makes way for the targets that it adds, the innermost first.
      let other = targets[known]
      if target.adds(other), !target.begins(with: other.steps) { return nil }
      guard other.adds(target) else { return other }
      targets[known] = target
      return nil
    }
    nodes[node][keyPath: end] = targets.count
    targets.append(target)
    return nil
  }

  private mutating func addNode() -> Int {
    // A pattern with a new node is new, so its target is added next.
    nodes.append(Node(first: targets.count))
    return nodes.count - 1
  }

  /// Finds the best pattern for a path, with the values of its parameters in order.
  ///
  /// - Complexity: O(*n*) in the parts of the path; each place with both a text and a parameter can
  ///   double the visited nodes, of which each is visited once.
  func target(for path: LinkPath) -> (index: Int, values: [String])? {
    var values: [String] = []
    return search(path, from: 0, at: 0, &values).map { ($0, values) }
  }

  /// Searches for the parts of a path from one of them on.
  private func search(
    _ path: LinkPath, from place: Int, at node: Int, _ values: inout [String]
  ) -> Int? {
    guard place < path.count else { return nodes[node].target }
    let part = path[place]
    if let next = nodes[node].texts[part],
      let found = search(path, from: place + 1, at: next, &values)
    {
      return found
    }
    if let next = nodes[node].parameter {
      values.append(part)
      if let found = search(path, from: place + 1, at: next, &values) { return found }
      values.removeLast()
    }
    if let target = nodes[node].rest {
      values.append(path[place...].joined(separator: "/"))
      return target
    }
    return nil
  }

  /// The first pattern that fits the most parts of a path, if its texts may be misspelled; for a path
  /// that no pattern fits.
  ///
  /// - Complexity: Independent of the number of patterns that differ in one part: where more than 100
  ///   texts stand in one place, no similar one is searched.
  func nearestTarget(to path: LinkPath) -> Target? {
    targets.isEmpty ? nil : targets[nodes[nearestNode(to: path, from: 0, at: 0).node].first]
  }

  private func nearestNode(
    to path: LinkPath, from place: Int, at node: Int
  ) -> (place: Int, node: Int) {
    var best = (place: place, node: node)
    guard place < path.count else { return best }
    for case let next? in [text(like: path[place], at: node), nodes[node].parameter] {
      let found = nearestNode(to: path, from: place + 1, at: next)
      if found.place > best.place { best = found }
    }
    return best
  }

  /// The node after a text or, where there are few texts, after the most similar one.
  private func text(like part: String, at node: Int) -> Int? {
    let texts = nodes[node].texts
    if let next = texts[part] { return next }
    if texts.count > 100 { return nil }
    return Suggestion.nearest(to: part, among: texts.keys.sorted()).flatMap { texts[$0] }
  }
}

/// The parts of a link that a pattern has to fit: those of its path, after the host where the scheme
/// belongs to the app.
struct LinkPath: RandomAccessCollection {
  private let host: String?
  private let path: [String]

  init(host: String? = nil, _ path: [String]) {
    self.host = host
    self.path = path
  }

  var startIndex: Int { 0 }
  var endIndex: Int { path.count + (host == nil ? 0 : 1) }

  subscript(index: Int) -> String {
    guard let host else { return path[index] }
    return index == 0 ? host : path[index - 1]
  }
}
