import CompactTesting
import CoordinatorCore
import Testing

/// The mistakes in link tables.
struct LinkTableErrorTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("All mistakes in the tables are found at once, each with its line") {
      let inner = AnyLinkTable.of(ShopRoute.self) {
        LinkSchemes("inner")
        LinkHosts("inner.example")
        LinkPattern("item/:id", to: .list)
        LinkPattern("item/:number", to: .list)
        mount("app", on: App.self, by: .list) { LinkMapTests.app }
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
        CoordinatorCoreTests/Tests.swift:LINE. To fix this, remove one of them, or make them \
        differ by a part that is no parameter.
        'shop/item/:number' fits the same links as 'shop/item/:id' at \
        CoordinatorCoreTests/Tests.swift:LINE. To fix this, remove one of them, or make them \
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
        LinkMapTests.problem(of: "app://saved", in: map).split(separator: "\n").last.map(
          String.init),
        "To fix this, add 'LinkSchemes(\"app\")' to the link table of the root.")
    }

    test("Schemes and hosts that no link can have are mistakes") {
      let table = AnyLinkTable.of(AppRoute.self) {
        LinkSchemes("app://", "https", "", "my-app")
        LinkHosts(
          "https://app.example", "", "app.example", "*", "*.app.example", "app.*", "*.",
          "a..example")
        LinkPattern("saved", to: .saved)
      }
      let problems = Self.error(table).split(separator: "\n").map { String($0).withoutLines }
      let scheme =
        "To fix this, write letters and digits only, and web addresses with 'LinkHosts(…)'."
      let host = """
        To fix this, write it without a scheme, a port and a path; '*' stands alone, or in '*.' at the beginning.
        """
      expectEqual(
        problems,
        [
          "'app://' is no scheme of an app's own. \(scheme)",
          "'https' is no scheme of an app's own. \(scheme)",
          "'' is no scheme of an app's own. \(scheme)",
          "'https://app.example' is no host. \(host)", "'' is no host. \(host)",
          "'app.*' is no host. \(host)", "'*.' is no host. \(host)",
          "'a..example' is no host. \(host)",
        ])
    }

    test("A table that multiplies itself is rejected") {
      let table = Self.doubled(User.self, LinkMapTests.user, times: 14)
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

final class Nested<Inner>: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

extension String {
  /// The text with `Tests.swift:LINE` in place of each place, and without the first place.
  fileprivate var withoutLines: String {
    let text = replacing(/\w+\.swift:[0-9]+/, with: "Tests.swift:LINE")
    return String(text.dropFirst("CoordinatorCoreTests/Tests.swift:LINE: ".count))
  }
}
