/// Joins the link tables of an app, and finds the mistakes in them.
@MainActor
package struct LinkMapCompiler {
  private(set) var schemes: [String] = []
  private(set) var hosts: [String] = []
  private(set) var trie = LinkTrie()
  /// The mounts and constant routes, which are known even if the tables have mistakes.
  package private(set) var routes: LinkRoutes
  private(set) var problems: [LinkMapError.Problem] = []

  private let root: any Coordinator.Type
  private var isFull = false

  /// How many links an app may have; mounted tables could multiply each other without an end.
  static let limit = 20_000

  /// Joins the table of a root with those that are mounted in it.
  package init(root: any Coordinator.Type, table: AnyLinkTable) {
    self.root = root
    routes = LinkRoutes(root: root)
    add(table, of: [root], parts: [], text: "", steps: [], path: RoutePath([]))
  }

  /// `types` and `steps` lead from the root to the table; `parts` and `text` are its mounts.
  ///
  /// `path` is nil if one of the steps has values.
  private mutating func add(
    _ table: AnyLinkTable, of types: [any Coordinator.Type], parts: [PathPattern.Part],
    text: String, steps: [LinkTrie.Step], path: RoutePath?
  ) {
    let coordinator = types[types.count - 1]
    for entry in table.entries where !isFull {
      switch entry {
      case .schemes(_, let callSite) where types.count > 1: reportMisplaced("scheme", callSite)
      case .hosts(_, let callSite) where types.count > 1: reportMisplaced("host", callSite)
      case .schemes(let names, let callSite):
        schemes += names
        for name in names where !LinkParser.isSchemeOfApp(name) {
          report(
            "'\(name)' is no scheme of an app's own",
            "write letters and digits only, and web addresses with 'LinkHosts(…)'", at: callSite)
        }
      case .hosts(let names, let callSite):
        hosts += names
        for name in names where name != "*" {
          let host = name.hasPrefix("*.") ? name.dropFirst(2) : name[...]
          if LinkParser.isHost(host) { continue }
          report(
            "'\(name)' is no host",
            "write it without a scheme, a port and a path; '*' stands alone, or in '*.' at the "
              + "beginning", at: callSite)
        }
      case .pattern(let pattern, let callSite, let route, let constantRoute):
        routes.add(constantRoute, of: coordinator)
        guard isValid(pattern, callSite) else { continue }
        let whole = joined(text, pattern.text)
        // A pattern with an optional parameter also fits links without it.
        let optionalCount = if case .optionalParameter? = pattern.parts.last { 1 } else { 0 }
        for dropped in 0...optionalCount {
          let step = LinkTrie.Step(
            coordinator: coordinator, names: pattern.names.dropLast(dropped), pattern: pattern.text,
            callSite: callSite, route: route)
          let all: [PathPattern.Part] = parts + pattern.parts.dropLast(dropped)
          addTarget(all, steps + [step], whole, callSite, isMount: false)
        }
      case .mount(let pattern, let callSite, let table):
        let isUsable = isValid(pattern, callSite) && isMountable(pattern, callSite)
        let whole = joined(text, pattern.text)
        let isCircle = types.contains { $0 == table.child }
        let childPath = routes.add(table, to: coordinator, after: isCircle ? nil : path)
        if isCircle {
          let names = types.map { typeName($0) } + [typeName(table.child)]
          report(
            "the mounts lead in a circle: \(names.joined(separator: ", "))",
            "remove one of them", at: callSite)
          continue
        }
        let known = problems
        let step = LinkTrie.Step(
          coordinator: coordinator, names: pattern.names, pattern: pattern.text,
          callSite: callSite, route: table.route)
        addTarget(parts + pattern.parts, steps + [step], whole, callSite, isMount: true)
        add(
          table.table(), of: types + [table.child], parts: parts + pattern.parts, text: whole,
          steps: steps + [step], path: childPath)
        // The mounts below an unusable one count. Problems there follow from it, and are not reported.
        if !isUsable { problems = known }
      }
    }
  }

  private mutating func addTarget(
    _ parts: [PathPattern.Part], _ steps: [LinkTrie.Step], _ text: String, _ callSite: CallSite,
    isMount: Bool
  ) {
    if isFull { return }
    if trie.targets.count >= Self.limit {
      isFull = true
      return report(
        "the app has more than \(Self.limit) links",
        "mount each child in one place, or use parameters", at: callSite)
    }
    let target = LinkTrie.Target(
      steps: steps, parts: parts, text: text, callSite: callSite, isMount: isMount)
    guard let other = trie.add(target) else { return }
    report(
      "'\(text)' fits the same links as '\(other.text)' at \(other.callSite)",
      "remove one of them, or make them differ by a part that is no parameter", at: callSite)
  }

  private func joined(_ one: String, _ other: String) -> String {
    one.isEmpty || other.isEmpty ? one + other : "\(one)/\(other)"
  }

  // MARK: Mistakes

  private mutating func report(
    _ problem: String, _ remedy: String? = nil, at callSite: CallSite
  ) {
    problems.append(LinkMapError.Problem(callSite, problem, remedy))
  }

  private mutating func isValid(_ pattern: PathPattern, _ callSite: CallSite) -> Bool {
    guard let problem = pattern.problem else { return true }
    report("the pattern '\(pattern.text)' is invalid: \(problem)", at: callSite)
    return false
  }

  private mutating func isMountable(_ pattern: PathPattern, _ callSite: CallSite) -> Bool {
    switch pattern.parts.last {
    case .optionalParameter?, .rest?:
      report(
        "the mount '\(pattern.text)' ends with a part that can be absent or long",
        "end it with a text or a parameter, because the child's links come after it", at: callSite)
      return false
    case .text?, .parameter?, nil: return true
    }
  }

  private mutating func reportMisplaced(_ what: String, _ callSite: CallSite) {
    report(
      "a \(what) stands in a table that is mounted", "move it to the table of \(typeName(root))",
      at: callSite)
  }
}

/// The mistakes in the link tables of an app, all at once.
public struct LinkMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One mistake.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The line of the table: `Library/Coordinator.swift:42`.
    public let location: String

    /// What is wrong, and how to repair it.
    public let description: String

    init(_ callSite: CallSite, _ problem: String, _ remedy: String?) {
      location = callSite.description
      let fix = remedy.map { " To fix this, \($0)." } ?? ""
      description = "\(callSite): \(problem).\(fix)"
    }
  }

  /// The mistakes, in the order of the tables.
  public let problems: [Problem]

  /// The mistakes, one on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
