/// All links of an app: the link table of its root, with the tables that are mounted in it.
///
/// The framework makes it when the root is launched. A test can make one, to check the tables and to
/// see where links lead.
public struct LinkMap: Sendable {
  private let schemes: [String]
  private let hosts: [String]
  private let trie: LinkTrie

  /// The targets that lead to the same types of coordinators.
  private let targets: [[ObjectIdentifier]: [Int]]

  /// Joins the tables, or throws all mistakes in them.
  @MainActor
  package init(root: any Coordinator.Type, table: AnyLinkTable) throws(LinkMapError) {
    try self.init(LinkMapCompiler(root: root, table: table))
  }

  /// The links of joined tables, or all mistakes in them.
  @MainActor
  package init(_ compiler: LinkMapCompiler) throws(LinkMapError) {
    if !compiler.problems.isEmpty { throw LinkMapError(problems: compiler.problems) }
    schemes = compiler.schemes
    hosts = compiler.hosts
    trie = compiler.trie
    var targets: [[ObjectIdentifier]: [Int]] = [:]
    for (index, target) in trie.targets.enumerated() {
      targets[target.steps.map { ObjectIdentifier($0.coordinator) }, default: []].append(index)
    }
    self.targets = targets
  }

  package var isEmpty: Bool { trie.targets.isEmpty }

  /// Finds the place to which a link leads.
  ///
  /// - Throws: A ``LinkError`` if the link has another scheme or host, if no pattern fits it, or if a
  ///   closure does not accept its values.
  /// - Complexity: O(*n*) in the length of the link, whatever the number of patterns is. Where a text
  ///   and a parameter stand in the same place of several patterns, both are tried.
  public func path(for link: Link) throws(LinkError) -> RoutePath {
    let parts = try parts(of: link)
    guard let (index, values) = trie.target(for: parts) else {
      throw .noSuchPlace(link, nearest: trie.nearestTarget(to: parts).map(text(of:)))
    }
    var steps: [RouteStep] = []
    steps.reserveCapacity(trie.targets[index].steps.count)
    var rest = values[...]
    for step in trie.targets[index].steps {
      let parameters = rest.prefix(step.names.count)
      rest = rest.dropFirst(step.names.count)
      do {
        let route = try step.route(LinkValues(link, step, parameters))
        steps.append(RouteStep(step.coordinator, route))
      } catch {
        throw .notAccepted(link, because: error)
      }
    }
    return RoutePath(steps)
  }

  private func parts(of link: Link) throws(LinkError) -> LinkPath {
    if schemes.contains(link.scheme) {
      return LinkPath(host: link.host.isEmpty ? nil : link.host, link.path)
    }
    guard LinkParser.isWeb(link.scheme), hosts.contains(where: { matches($0, host: link.host) })
    else {
      throw .foreign(link, schemes, hosts)
    }
    return LinkPath(link.path)
  }

  /// Whether a host of the table, which may begin with `*`, stands for the host of a link.
  private func matches(_ pattern: String, host: String) -> Bool {
    if !pattern.hasPrefix("*") { return host == pattern }
    return host.hasSuffix(pattern.dropFirst()) && LinkParser.isHost(host)
  }

  /// The text before the first part of a link: the app's first scheme, or else its first host, one without
  /// an asterisk if there is one.
  ///
  /// The part after two slashes is the host, which is read in lower case. The part after three slashes is read as
  /// it is.
  private func beginning(before part: String) -> String {
    guard let scheme = schemes.first else {
      let host = hosts.first { !$0.hasPrefix("*") } ?? hosts.first
      return host.map { "https://\($0)/" } ?? ""
    }
    return part == part.lowercased() ? "\(scheme)://" : "\(scheme):///"
  }

  /// The pattern of a target, with the text before its first part.
  private func text(of target: LinkTrie.Target) -> String {
    if case .text(let part)? = target.parts.first { return beginning(before: part) + target.text }
    return beginning(before: "") + target.text
  }

  // MARK: From a route to its link

  /// The link that leads to a path, with the app's first scheme or else its first host without an
  /// asterisk; nil if there is none.
  ///
  /// The associated values of the routes are put into the parameters of a pattern by their labels, or
  /// else by their order, and into query items by their labels: one item for each element of an array.
  /// The value with the label `fragment` becomes the fragment. The link is returned only if it leads to
  /// exactly this path.
  public func link(to path: RoutePath) -> String? {
    for index in targets[path.steps.map { ObjectIdentifier($0.coordinator) }] ?? [] {
      guard let text = link(to: path, by: trie.targets[index]), let link = try? Link(text),
        let found = try? self.path(for: link), found == path
      else { continue }
      return text
    }
    return nil
  }

  /// The text of the link by a target; another target may go before it for this link.
  private func link(to path: RoutePath, by target: LinkTrie.Target) -> String? {
    var values: [String] = []
    var items: [String] = []
    var fragment = ""
    for (step, routeStep) in zip(target.steps, path.steps) {
      var known = RouteValues(routeStep.route)
      for name in step.names {
        guard let value = known.take(name) else { return nil }
        values.append(value)
      }
      for (name, value) in known.named {
        if name == "fragment" {
          fragment = "#" + LinkText.escaped(value)
        } else {
          items.append("\(LinkText.escaped(name))=\(LinkText.escaped(value))")
        }
      }
    }
    var rest = values[...]
    var parts: [String] = []
    for part in target.parts {
      switch part {
      case .text(let text): parts.append(text)
      case .parameter, .optionalParameter: parts.append(rest.removeFirst())
      case .rest: parts += rest.removeFirst().split(separator: "/").map(String.init)
      }
    }
    let escaped = parts.map { LinkText.escaped($0) }.joined(separator: "/")
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return beginning(before: parts.first ?? "") + escaped + query + fragment
  }
}

extension LinkMap: CustomStringConvertible {
  /// The patterns in the order of the tables, one on each line, with the coordinator to which the
  /// route belongs and the line of the table.
  public var description: String {
    var rows: [[String]] = []
    var known: Set<[String]> = []
    for target in trie.targets {
      let name = target.steps.last.map { typeName($0.coordinator) } ?? ""
      let row = [text(of: target), name, target.callSite.description]
      // A pattern with an optional parameter has two targets.
      if known.insert(row).inserted { rows.append(row) }
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return (cells + row.suffix(1)).joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// The text of links.
enum LinkText {
  /// A text with percent escapes for all but letters, digits and what is kept.
  static func escaped(_ text: String, keeping kept: String = "-._~") -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        _ where kept.utf8.contains(byte):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += byte < 16 ? "%0" : "%"
        escaped += String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}

/// The associated values of a route, as texts.
struct RouteValues {
  private var values: [(name: String?, value: String)] = []

  init(_ route: any Hashable & Sendable) {
    guard let payload = Mirror(reflecting: route).children.first?.value else { return }
    let mirror = Mirror(reflecting: payload)
    if mirror.displayStyle == .tuple {
      for child in mirror.children { add(child.label, child.value) }
    } else {
      add(nil, payload)
    }
  }

  private mutating func add(_ label: String?, _ value: Any) {
    // Values without a label are named `.0`, `.1` and so on.
    let name = label.flatMap { $0.hasPrefix(".") ? nil : $0 }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return }
      return add(label, wrapped)
    }
    if mirror.displayStyle == .collection {
      for element in mirror.children { add(label, element.value) }
      return
    }
    if let raw = value as? any RawRepresentable { return add(label, raw.rawValue) }
    values.append((name, "\(value)"))
  }

  /// Takes the value of a parameter: the one of this name, or else the first one without a name, or
  /// else the first one.
  mutating func take(_ name: String) -> String? {
    let index =
      values.firstIndex { $0.name == name } ?? values.firstIndex { $0.name == nil }
      ?? values.indices.first
    return index.map { values.remove(at: $0).value }
  }

  /// The values that have a name and were not taken.
  var named: [(name: String, value: String)] {
    values.compactMap { value in value.name.map { ($0, value.value) } }
  }
}
