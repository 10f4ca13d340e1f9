import CompactTesting
import CoordinatorCore
import Testing

/// Where links lead.
struct LinkMapTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  static let app = AnyLinkTable.of(AppRoute.self) {
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

  static let shop = AnyLinkTable.of(ShopRoute.self) {
    LinkPattern("", to: .list)
    LinkPattern("item/:id") { .item(try $0["id"], tags: try $0.all("tags"), fragment: $0.fragment) }
    mount("user/:id", on: User.self, by: { .seller(try $0["id"]) }) { user }
  }

  static let user = AnyLinkTable.of(UserRoute.self) {
    LinkPattern("posts/:id") { .post(try $0["id"]) }
  }

  func table(_ test: inout TestTable) {
    test("A host that begins with an asterisk stands for many, and no link is made with it") {
      @MainActor func map(_ host: String) throws -> LinkMap {
        try LinkMap(
          root: App.self,
          table: .of(AppRoute.self) {
            LinkHosts(host)
            LinkPattern("saved", to: .saved)
          })
      }
      let links = [
        "https://app.example/saved", "https://de.App.example:443/saved",
        "http://a.b.app.example/saved",
        "https://other.example/saved", "https://otherapp.example/saved", "https:///saved",
        "https://other.example%2F.app.example/saved", "ftp://de.app.example/saved",
        #"https://other.example\.app.example/saved"#, "https://other.example%5C.app.example/saved",
        "https://other.example%252F.app.example/saved", "https://.app.example/saved",
        "https://a..app.example/saved", "https://a%20b.app.example/saved",
      ]
      let fitting = [
        "app.example": [0], "*.app.example": [1, 2], "*": [0, 1, 2, 3, 4],
      ]
      for (host, indices) in fitting {
        let map = try map(host)
        let found = links.indices.filter { (try? map.path(for: Link(links[$0]))) != nil }
        expectEqual(found, indices)
        let saved = try map.path(for: Link(links[indices[0]]))
        expectEqual(map.link(to: saved) == nil, host.hasPrefix("*"))
        expectEqual(map.description.contains("https://\(host)/saved"), true)
        do {
          _ = try map.path(for: Link("https://foreign/saved"))
          expectEqual(host, "*")
        } catch {
          let shown = host.replacing("*", with: "…")
          expectTrue("\(error)".contains("begin the link with 'https://\(shown)'"), "\(error)")
        }
      }
    }

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
      let routes = LinkMapCompiler(root: App.self, table: Self.app).routes
      let twice = AnyLinkTable.of(AppRoute.self) {
        LinkSchemes("app")
        mount("one", on: Shop.self, by: .shop) { Self.shop }
        mount("two", on: Shop.self, by: .saved) { Self.shop }
      }
      let other = LinkMapCompiler(root: App.self, table: twice).routes
      let paths = [
        routes.path(to: Shop.self), routes.path(to: App.self), routes.path(to: User.self),
        routes.path(to: Nested<User>.self), other.path(to: Shop.self),
      ]
      expectEqual(paths.map(\.?.description), ["shop", "", nil, nil, nil])
      let steps = [
        routes.steps(to: Shop.self, from: App.self), routes.steps(to: User.self, from: App.self),
        other.steps(to: Shop.self, from: App.self), routes.steps(to: App.self, from: Shop.self),
      ]
      expectEqual(
        steps.map { $0.map { $0?.description ?? "by values" } },
        [["shop"], ["by values"], ["shop", "saved"], []])
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

  }

  /// The error of a link that leads nowhere.
  static func problem(of text: String, in map: LinkMap) -> String {
    do { return try map.path(for: Link(text)).description } catch { return "\(error)" }
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

func mount<Route: Hashable & Sendable>(
  _ pattern: String, on child: any Coordinator.Type, by route: Route, line: Int = #line,
  _ table: @escaping @MainActor @Sendable () -> AnyLinkTable
) -> Mount<Route> {
  Mount(
    pattern, on: child, constantRoute: route, by: { _ in route }, table: table, fileID: #fileID,
    line: line)
}

func mount<Route: Hashable & Sendable>(
  _ pattern: String, on child: any Coordinator.Type,
  by route: @escaping @Sendable (LinkValues) throws -> Route, line: Int = #line,
  _ table: @escaping @MainActor @Sendable () -> AnyLinkTable
) -> Mount<Route> {
  Mount(pattern, on: child, by: route, table: table, fileID: #fileID, line: line)
}

enum AppRoute: Hashable, Sendable {
  case saved, latest, hidden, shop
  case article(Int)
  case search(String?, page: Int?)
  case file(String)
  case price(Double, copies: UInt?)
  case topic(Topic)
  case user(name: String)
}

enum ShopRoute: Hashable, Sendable {
  case list
  case item(Int, tags: [String], fragment: String?)
  case seller(String)
}

enum UserRoute: Hashable, Sendable { case post(Int) }

enum Topic: String, LinkValue { case sport, politics }

final class App: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

final class Shop: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

final class User: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}
