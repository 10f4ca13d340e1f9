/// The links that lead to the routes of one type of coordinators.
///
/// ```swift
/// static var links: LinkTable<Route> {
///   LinkPattern("", to: .list)
///   LinkPattern("article/:id") { .article(try $0["id"]) }
///   Mount("account", on: Account.Coordinator.self, by: .account)
/// }
/// ```
///
/// The table of the root also says which links belong to the app:
///
/// ```swift
/// LinkSchemes("newsstand")
/// LinkHosts("newsstand.example")
/// ```
public struct LinkTable<Route: Hashable & Sendable>: Sendable {
  let entries: [LinkEntry]

  init(_ entries: [LinkEntry]) { self.entries = entries }

  /// A table without links.
  public init() { entries = [] }

  /// Creates a table from patterns, mounts, schemes and hosts.
  public init(@LinkTableBuilder<Route> _ table: () -> LinkTable<Route>) { self = table() }

  /// The table for code that does not know the type of the routes.
  package var erased: AnyLinkTable { AnyLinkTable(entries: entries) }
}

/// A link table without the type of its routes.
package struct AnyLinkTable: Sendable {
  let entries: [LinkEntry]
}

/// One line of a link table.
enum LinkEntry: Sendable {
  /// The constant route is the one to which the pattern leads, if that is always the same.
  case pattern(
    PathPattern, CallSite, RouteMaker, constantRoute: (any Hashable & Sendable)? = nil)
  case mount(PathPattern, CallSite, MountedTable)
  case schemes([String], CallSite)
  case hosts([String], CallSite)

  /// Makes a route from the values in a link.
  typealias RouteMaker = @Sendable (LinkValues) throws -> any Hashable & Sendable
}

/// The table of a child, and the route of the parent that leads to the child.
struct MountedTable: Sendable {
  let child: any Coordinator.Type
  let table: @MainActor @Sendable () -> AnyLinkTable
  let route: LinkEntry.RouteMaker

  /// The route, if it is always the same.
  let constantRoute: (any Hashable & Sendable)?
}

/// Continues with the links of a child.
///
/// A link that begins with the pattern leads to the route first, which shows the child. The rest of
/// the link belongs to the child's own table. If nothing remains, and the child's table has no
/// pattern `""`, the path ends at the route. With the pattern `""`, the child's links stand beside
/// those of the parent.
public struct Mount<Route: Hashable & Sendable>: Sendable {
  let entry: LinkEntry

  /// Mounts a child; `constantRoute` is the route that shows it, if that is always the same.
  package init(
    _ pattern: String, on child: any Coordinator.Type, constantRoute: Route? = nil,
    by route: @escaping @Sendable (LinkValues) throws -> Route,
    table: @escaping @MainActor @Sendable () -> AnyLinkTable, fileID: String, line: Int
  ) {
    let table = MountedTable(
      child: child, table: table, route: { try route($0) }, constantRoute: constantRoute)
    entry = .mount(PathPattern(pattern), CallSite(fileID: fileID, line: line), table)
  }
}

/// The schemes of an app's own links: `LinkSchemes("newsstand")`.
///
/// What follows `://` is the first part of the path, so `newsstand://article/42` fits the pattern
/// `article/:id`. Like every host, this part is read in lower case; after `:///` it is read as it is.
public struct LinkSchemes: Sendable {
  let entry: LinkEntry

  /// The schemes, without `://`.
  public init(_ schemes: String..., fileID: String = #fileID, line: Int = #line) {
    entry = .schemes(schemes.map { $0.lowercased() }, CallSite(fileID: fileID, line: line))
  }
}

/// The hosts of an app's web links: `LinkHosts("newsstand.example")`.
///
/// The links begin with `https://` or `http://`. `*.newsstand.example` stands for all subdomains, as in
/// the associated domains of an app, but not for `newsstand.example` itself; `*` stands for every host.
public struct LinkHosts: Sendable {
  let entry: LinkEntry

  /// The hosts, without a scheme.
  public init(_ hosts: String..., fileID: String = #fileID, line: Int = #line) {
    entry = .hosts(hosts.map { $0.lowercased() }, CallSite(fileID: fileID, line: line))
  }
}

/// Builds a ``LinkTable``.
@resultBuilder
public enum LinkTableBuilder<Route: Hashable & Sendable> {
  /// Adds a pattern.
  public static func buildExpression(_ pattern: LinkPattern<Route>) -> LinkTable<Route> {
    LinkTable([pattern.entry])
  }

  /// Adds a mount.
  public static func buildExpression(_ mount: Mount<Route>) -> LinkTable<Route> {
    LinkTable([mount.entry])
  }

  /// Adds schemes.
  public static func buildExpression(_ schemes: LinkSchemes) -> LinkTable<Route> {
    LinkTable([schemes.entry])
  }

  /// Adds hosts.
  public static func buildExpression(_ hosts: LinkHosts) -> LinkTable<Route> {
    LinkTable([hosts.entry])
  }

  /// Adds the lines of another table.
  public static func buildExpression(_ table: LinkTable<Route>) -> LinkTable<Route> { table }

  /// Joins lines.
  public static func buildBlock(_ tables: LinkTable<Route>...) -> LinkTable<Route> {
    LinkTable(tables.flatMap(\.entries))
  }

  /// Joins the lines of a loop.
  public static func buildArray(_ tables: [LinkTable<Route>]) -> LinkTable<Route> {
    LinkTable(tables.flatMap(\.entries))
  }

  /// Adds the lines of an `if`.
  public static func buildOptional(_ table: LinkTable<Route>?) -> LinkTable<Route> {
    table ?? LinkTable()
  }

  /// Adds the lines of an `if`.
  public static func buildEither(first table: LinkTable<Route>) -> LinkTable<Route> { table }

  /// Adds the lines of an `else`.
  public static func buildEither(second table: LinkTable<Route>) -> LinkTable<Route> { table }
}
