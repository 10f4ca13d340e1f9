import CompactTesting
import CoordinatorCore
import Testing

/// Where links lead, and the mistakes in link tables.
@MainActor struct LinkMapTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  private static let app = AnyLinkTable.of(AppRoute.self) {
    LinkSchemes("app")
    LinkHosts("app.example")
    LinkPattern("saved", to: .saved)
    LinkPattern("article/:id") { .article(try $0["id"]) }
    LinkPattern("article/latest", to: .latest)
    LinkPattern("search/:term?") { .search(try $0["term"], page: try $0["page"]) }
    LinkPattern("files/*path") { .file(try $0["path"]) }
    LinkPattern("price/:price") { .price(try $0["price"], copies: try $0["copies"]) }
    LinkPattern("topic/:topic") { .topic(try $0["topic"]) }
    mount("shop", on: Shop.self, by: .shop) { shop }
    mount("user/:id", on: User.self, by: { .user(name: try $0["id"]) }) { user }
  }

  private static let shop = AnyLinkTable.of(ShopRoute.self) {
    LinkPattern("", to: .list)
    LinkPattern("item/:id") { .item(try $0["id"], tags: try $0.all("tags"), fragment: $0.fragment) }
    mount("user/:id", on: User.self, by: { .seller(try $0["id"]) }) { user }
  }

  private static let user = AnyLinkTable.of(UserRoute.self) {
    LinkPattern("posts/:id") { .post(try $0["id"]) }
  }

  func table(_ test: inout TestTable) {
    test("A table can have conditions, loops and other tables") {
      let patterns = { (isOn: Bool) -> AnyLinkTable in
        AnyLinkTable.of(AppRoute.self) {
          LinkSchemes("app")
          if isOn { LinkPattern("on", to: .saved) } else { LinkPattern("off", to: .saved) }
          if !isOn { LinkPattern("none", to: .saved) }
          for name in ["one", "two"] { LinkPattern(name, to: .latest) }
          LinkTable<AppRoute> { LinkPattern("inner", to: .shop) }
        }
      }
      for (isOn, names) in [
        (true, ["inner", "on", "one", "two"]), (false, ["inner", "none", "off", "one", "two"]),
      ] {
        let text = try LinkMap(root: App.self, table: patterns(isOn)).description
        let found = text.split(separator: "\n").compactMap {
          $0.split(separator: " ").first?.dropFirst("app://".count)
        }
        expectEqual(found.map(String.init).sorted(), names)
      }
    }

    test("Links lead to the routes of the patterns that fit best") {
      let map = try LinkMap(root: App.self, table: Self.app)
      for (text, path) in [
        ("app://saved", "saved"),
        ("https://app.example/saved", "saved"),
        ("app://article/42", "article(42)"),
        ("app://article/latest", "latest"),
        ("app://search", "search(nil, page: nil)"),
        ("app://search/swift%20ui?page=2", #"search("swift ui", page: 2)"#),
        ("app://files/a/b/c.txt", #"file("a/b/c.txt")"#),
        ("app://topic/sport", "topic(Topic.sport)"),
        ("app://shop", "shop / list"),
        (
          "app://shop/item/7?tags=a&tags=b#end",
          #"shop / item(7, tags: ["a", "b"], fragment: "end")"#
        ),
        (
          "app://shop/item/7?tags=a%5C&tags=Swift.B",
          #"shop / item(7, tags: ["a\\", "Swift.B"], fragment: nil)"#
        ),
        ("app://user/anna", #"user(name: "anna")"#),
        ("app://user/anna/posts/9", #"user(name: "anna") / post(9)"#),
        ("app://shop/user/bob/posts/9", #"shop / seller("bob") / post(9)"#),
        ("app://", "noSuchPlace"), ("app://saved/more", "noSuchPlace"),
        ("app://Saved", "saved"), ("app://article/Latest", "invalidValue"),
        ("app://article/4.2", "invalidValue"), ("app://article", "noSuchPlace"),
        ("app://article/99999999999999999999", "invalidValue"),
        ("app://search?page=two", "invalidValue"), ("app://topic/war", "invalidValue"),
        ("app://files", "noSuchPlace"), ("other://saved", "foreign"),
        ("https://other.example/saved", "foreign"), ("ftp://app.example/saved", "foreign"),
      ] {
        do throws(LinkError) {
          expectEqual(try map.path(for: Link(text)).description, path, text)
        } catch {
          expectEqual("\(error.code)", path, text)
        }
      }
    }

    test("A number is finite, and has the form of a number in Swift") {
      let map = try LinkMap(root: App.self, table: Self.app)
      func path(_ text: String) -> String {
        (try? map.path(for: Link(text)).description) ?? "invalid"
      }
      for (text, number) in [
        ("42", "42"), ("-42", "-42"), ("007", "7"), ("-0", "0"), ("0x5", ""),
        ("--5", ""), ("-", ""), ("5-", ""), ("٤٢", ""), ("4%202", ""),
      ] {
        expectEqual(
          path("app://article/\(text)"), number.isEmpty ? "invalid" : "article(\(number))")
      }
      for (text, number) in [
        ("42", "42.0"), ("-0.50", "-0.5"), ("007.5", "7.5"), ("1e+20", "1e+20"),
        ("1e-07", "1e-07"), ("inf", ""), ("nan", ""), ("1.2.3", ""), ("1e+999", ""), ("-", ""),
        ("٤", ""),
      ] {
        expectEqual(
          path("app://price/\(text)"),
          number.isEmpty ? "invalid" : "price(\(number), copies: nil)")
      }
      for (text, number) in [("2", "2"), ("02", "2"), ("-2", ""), ("", "")] {
        expectEqual(
          path("app://price/1?copies=\(text)"),
          number.isEmpty ? "invalid" : "price(1.0, copies: \(number))")
      }
    }

    test("A path has one canonical link, which leads to the same path") {
      let map = try LinkMap(root: App.self, table: Self.app)
      for text in [
        "app://saved", "app://article/42", "app://article/latest", "app://search",
        "app://search/a%2Fb%20%C3%BC?page=2", "app://files/a/b.txt", "app://topic/sport",
        "app://price/-0.5?copies=2", "app://price/1e%2B20", "app://price/1e-07",
        "app://shop/item/3?tags=a&tags=b%2Fc#top", "app://shop/item/3",
        "app://shop", "app://user/anna/posts/9", "app://shop/user/bob/posts/9",
      ] {
        let path = try map.path(for: Link(text))
        expectEqual(map.link(to: path), text)
      }
      let files = try LinkMap(
        root: App.self,
        table: .of(AppRoute.self) {
          LinkSchemes("app")
          LinkPattern(":path") { .file(try $0["path"]) }
        })
      for (name, text) in [("readme", "app://readme"), ("README", "app:///README")] {
        let path = RoutePath([RouteStep(App.self, AppRoute.file(name))])
        expectEqual(files.link(to: path), text)
      }
      let unreachable = RoutePath([RouteStep(App.self, AppRoute.hidden)])
      expectNil(map.link(to: unreachable))
    }

    test("Mounts with constant routes lead to a type of coordinators") {
      let mounts = LinkMapCompiler(root: App.self, table: Self.app).mounts
      let twice = AnyLinkTable.of(AppRoute.self) {
        LinkSchemes("app")
        mount("one", on: Shop.self, by: .shop) { Self.shop }
        mount("two", on: Shop.self, by: .saved) { Self.shop }
      }
      let other = LinkMapCompiler(root: App.self, table: twice).mounts
      let paths = [
        mounts.path(to: Shop.self), mounts.path(to: App.self), mounts.path(to: User.self),
        mounts.path(to: Nested<User>.self), other.path(to: Shop.self),
      ]
      expectEqual(paths.map(\.?.description), ["shop", "", nil, nil, nil])
      let steps = [
        mounts.steps(to: Shop.self, from: App.self), mounts.steps(to: User.self, from: App.self),
        other.steps(to: Shop.self, from: App.self), mounts.steps(to: App.self, from: Shop.self),
      ]
      expectEqual(
        steps.map { $0.map { $0?.description ?? "by values" } },
        [["shop"], ["by values"], ["shop", "saved"], []])
    }

    test("All mistakes in the tables are found at once, each with its line") {
      let inner = AnyLinkTable.of(ShopRoute.self) {
        LinkSchemes("inner")
        LinkHosts("inner.example")
        LinkPattern("item/:id", to: .list)
        LinkPattern("item/:number", to: .list)
        mount("app", on: App.self, by: .list) { Self.app }
      }
      let outer = AnyLinkTable.of(AppRoute.self) {
        LinkPattern("a//b", to: .saved)
        LinkPattern("a/:", to: .saved)
        LinkPattern("a/:id/:id", to: .saved)
        LinkPattern("a/:id?/b", to: .saved)
        LinkPattern("*rest/b", to: .saved)
        LinkPattern("a?b", to: .saved)
        LinkPattern("a/:id?page=:page", to: .saved)
        LinkPattern("shop/item/:id", to: .saved)
        mount("x/:id?", on: Shop.self, by: .shop) { inner }
        mount("shop", on: Shop.self, by: .shop) { inner }
      }
      var texts: [String] = []
      do throws(LinkMapError) {
        _ = try LinkMap(root: App.self, table: outer)
      } catch {
        texts = error.problems.map { $0.description }
      }
      expectEqual(
        texts.map(\.withoutLines).joined(separator: "\n"),
        """
        the pattern 'a//b' is invalid: it has an empty part; write no slash at its ends.
        the pattern 'a/:' is invalid: a parameter has no name; write one after ':' or '*'.
        the pattern 'a/:id/:id' is invalid: it has the parameter 'id' twice.
        the pattern 'a/:id?/b' is invalid: 'id' is not the last part.
        the pattern '*rest/b' is invalid: 'rest' is not the last part.
        the pattern 'a?b' is invalid: 'a?b' has a character that has a meaning in links; write the \
        decoded text, and read query items and the fragment in the closure.
        the pattern 'a/:id?page=:page' is invalid: 'id?page=:page' has a character that has a meaning in \
        links; write the decoded text, and read query items and the fragment in the closure.
        the mount 'x/:id?' ends with a part that can be absent or long. To fix this, end it with a text \
        or a parameter, because the child's links come after it.
        a scheme stands in a table that is mounted. To fix this, move it to the table of App.
        a host stands in a table that is mounted. To fix this, move it to the table of App.
        'shop/item/:id' fits the same links as 'shop/item/:id' at \
        CoordinatorCoreTests/LinkMapTests.swift:LINE. To fix this, remove one of them, or make them \
        differ by a part that is no parameter.
        'shop/item/:number' fits the same links as 'shop/item/:id' at \
        CoordinatorCoreTests/LinkMapTests.swift:LINE. To fix this, remove one of them, or make them \
        differ by a part that is no parameter.
        the mounts lead in a circle: App, Shop, App. To fix this, remove one of them.
        """)
    }

    test("Only the end of a mount makes way for a line that fits the same links, in any order") {
      typealias Table = LinkTable<AppRoute>
      let (home, new) = (
        AnyLinkTable.of(ShopRoute.self) { LinkPattern("", to: .list) },
        AnyLinkTable.of(ShopRoute.self) { LinkPattern("new", to: .list) }
      )
      let none = AnyLinkTable.of(ShopRoute.self) {}
      func nested(_ table: AnyLinkTable) -> AnyLinkTable {
        .of(ShopRoute.self) { mount("", on: User.self, by: .list) { table } }
      }
      let rows: [(String, Table, Table, [String])] = [
        (
          "app://", Table { mount("", on: Shop.self, by: .shop) { none } },
          Table { mount("", on: User.self, by: .saved) { none } }, ["shop", "saved"]
        ),
        (
          "app://", Table { mount("", on: Shop.self, by: .shop) { none } },
          Table { LinkPattern("", to: .saved) }, ["saved", "saved"]
        ),
        (
          "app://", Table { mount("", on: Shop.self, by: .shop) { none } },
          Table { mount("", on: User.self, by: .saved) { home } }, ["saved / list", "saved / list"]
        ),
        (
          "app://", Table { mount("", on: Shop.self, by: .shop) { nested(home) } },
          Table { LinkPattern("", to: .saved) }, ["''", "''"]
        ),
        (
          "app://shop", Table { mount("shop", on: Shop.self, by: .shop) { nested(none) } },
          Table { LinkPattern("saved", to: .saved) }, ["shop / list", "shop / list"]
        ),
        (
          "app://shop", Table { mount("shop", on: Shop.self, by: .shop) { nested(none) } },
          Table { mount("shop", on: User.self, by: .saved) { none } }, ["'shop'", "'shop'"]
        ),
        (
          "app://shop", Table { mount("shop", on: Shop.self, by: .shop) { none } },
          Table { LinkPattern("shop", to: .saved) }, ["'shop'", "'shop'"]
        ),
        (
          "app://shop/new", Table { mount("shop", on: Shop.self, by: .shop) { new } },
          Table { mount("shop/new", on: User.self, by: .saved) { none } },
          ["'shop/new'", "'shop/new'"]
        ),
      ]
      for (text, one, other, expected) in rows {
        for (table, place) in zip(
          [
            Table {
              one; other
            },
            Table {
              other; one
            },
          ], expected)
        {
          expectEqual(
            Self.place(
              of: text,
              in: Table {
                LinkSchemes("app"); table
              }.erased), place)
        }
      }
    }

    test("A table without a scheme and a host has no links, and no mistake") {
      let table = AnyLinkTable.of(AppRoute.self) { LinkPattern("saved", to: .saved) }
      expectEqual(Self.error(table), "none")
      let map = try LinkMap(root: App.self, table: table)
      expectNil(map.link(to: RoutePath([RouteStep(App.self, AppRoute.saved)])))
      expectEqual(
        Self.problem(of: "app://saved", in: map).split(separator: "\n").last.map(String.init),
        "To fix this, add 'LinkSchemes(\"app\")' to the link table of the root.")
    }

    test("A map and its errors name each pattern once, as its links are written") {
      let table = AnyLinkTable.of(AppRoute.self) {
        LinkSchemes("app")
        LinkPattern("Help", to: .saved)
        mount("shop", on: Shop.self, by: .shop) {
          .of(ShopRoute.self) {
            LinkPattern("new", to: .list)
            LinkPattern(":id?", to: .list)
          }
        }
      }
      let map = try LinkMap(root: App.self, table: table)
      expectEqual(
        map.description.split(separator: "\n").map { $0.prefix { $0 != " " } },
        ["app:///Help", "app://shop/:id?", "app://shop/new"])
      expectTrue(Self.problem(of: "app://help", in: map).contains("such as 'app:///Help'"))
      expectEqual(try map.path(for: Link("app:///Help")).description, "saved")
    }

    test("Schemes and hosts that no link can have are mistakes") {
      let table = AnyLinkTable.of(AppRoute.self) {
        LinkSchemes("app://", "https", "", "my-app")
        LinkHosts("https://app.example", "", "app.example")
        LinkPattern("saved", to: .saved)
      }
      let problems = Self.error(table).split(separator: "\n").map { String($0).withoutLines }
      let scheme =
        "To fix this, write letters and digits only, and web addresses with 'LinkHosts(…)'."
      let host = "To fix this, write it without a scheme, a port and a path."
      expectEqual(
        problems,
        [
          "'app://' is no scheme of an app's own. \(scheme)",
          "'https' is no scheme of an app's own. \(scheme)",
          "'' is no scheme of an app's own. \(scheme)",
          "'https://app.example' is no host. \(host)", "'' is no host. \(host)",
        ])
    }

    test("A table that multiplies itself is rejected") {
      let table = Self.doubled(User.self, Self.user, times: 14)
      expectTrue(Self.error(table).contains("the app has more than 20000 links"))
    }
  }

  /// The place of a link, or the pattern of the first line that fits the links of another one.
  private static func place(of text: String, in table: AnyLinkTable) -> String {
    do throws(LinkMapError) {
      let map = try LinkMap(root: App.self, table: table)
      return (try? map.path(for: Link(text)).description) ?? "none"
    } catch {
      return error.description.withoutLines.split(separator: " ").first.map(String.init) ?? ""
    }
  }

  /// The error of a link that leads nowhere.
  private static func problem(of text: String, in map: LinkMap) -> String {
    do { return try map.path(for: Link(text)).description } catch { return "\(error)" }
  }

  private static func error(_ table: AnyLinkTable) -> String {
    do throws(LinkMapError) {
      _ = try LinkMap(root: App.self, table: table)
      return "none"
    } catch { return error.description }
  }

  /// A table that mounts a table twice, which does the same.
  private static func doubled<Inner: Coordinator>(
    _ inner: Inner.Type, _ table: AnyLinkTable, times: Int
  ) -> AnyLinkTable {
    let outer = AnyLinkTable.of(AppRoute.self) {
      mount("a", on: inner, by: .shop) { table }
      mount("b", on: inner, by: .shop) { table }
    }
    return times == 0 ? outer : doubled(Nested<Inner>.self, outer, times: times - 1)
  }
}

extension AnyLinkTable {
  /// A table of patterns.
  static func of<Route: Hashable & Sendable>(
    _ route: Route.Type, @LinkTableBuilder<Route> _ table: () -> LinkTable<Route>
  ) -> AnyLinkTable {
    LinkTable(table).erased
  }
}

private func mount<Route: Hashable & Sendable>(
  _ pattern: String, on child: any Coordinator.Type, by route: Route, line: Int = #line,
  _ table: @escaping @MainActor @Sendable () -> AnyLinkTable
) -> Mount<Route> {
  Mount(
    pattern, on: child, constantRoute: route, by: { _ in route }, table: table, fileID: #fileID,
    line: line)
}

private func mount<Route: Hashable & Sendable>(
  _ pattern: String, on child: any Coordinator.Type,
  by route: @escaping @Sendable (LinkValues) throws -> Route, line: Int = #line,
  _ table: @escaping @MainActor @Sendable () -> AnyLinkTable
) -> Mount<Route> {
  Mount(pattern, on: child, by: route, table: table, fileID: #fileID, line: line)
}

private enum AppRoute: Hashable, Sendable {
  case saved, latest, hidden, shop
  case article(Int)
  case search(String?, page: Int?)
  case file(String)
  case price(Double, copies: UInt?)
  case topic(Topic)
  case user(name: String)
}

private enum ShopRoute: Hashable, Sendable {
  case list
  case item(Int, tags: [String], fragment: String?)
  case seller(String)
}

private enum UserRoute: Hashable, Sendable { case post(Int) }

private enum Topic: String, LinkValue { case sport, politics }

private final class App: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class Shop: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class User: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class Nested<Inner>: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

extension String {
  /// The text with `LINE` in place of the number of each line of this file, and without the first
  /// place.
  fileprivate var withoutLines: String {
    let marker = "LinkMapTests.swift:"
    var parts: [String] = []
    for part in split(separator: marker) {
      parts.append(parts.isEmpty ? String(part) : "LINE" + part.drop { $0.isNumber })
    }
    let text = parts.joined(separator: marker)
    return String(text.dropFirst("CoordinatorCoreTests/\(marker)LINE: ".count))
  }
}
