import Coordinators
import HeadlessUIKit

/// Finding the place of a link against a trie of the same patterns, written by hand.
///
/// What a link map does beyond the trie: it makes the routes from the values, by closures that do not
/// know each other's types, and a path of steps.
enum LinksSuite: Suite {
  static let name = "links"
  static let summary =
    "links against bare calls, against a trie without routes, and by the number of patterns"

  static var comparisons: [Comparison] {
    opening + [
      Comparison(
        "link among 10,000 patterns", to: "a trie of 10,000 patterns", each: 100, limit: 1.5
      ) {
        let trie = Trie(10_000)
        let link = link(9_999)
        let map = map(of: Root<Patterns10000>.self)
        return Comparison.Sides(
          floor: {
            for _ in 0..<100 { precondition(trie.value(of: [link.host] + link.path) != nil) }
          },
          work: { for _ in 0..<100 { find(link, in: map) } })
      },
      Comparison("link, 10,000 patterns", to: "10 patterns", each: 100, limit: 1.2) {
        let (few, many) = (map(of: Root<Patterns10>.self), map(of: Root<Patterns10000>.self))
        let (first, last) = (link(9), link(9_999))
        return Comparison.Sides(
          floor: { for _ in 0..<100 { find(first, in: few) } },
          work: { for _ in 0..<100 { find(last, in: many) } })
      },
      Comparison(
        "link that leads nowhere, 10,000 patterns", to: "10 patterns", each: 100, limit: 1.2
      ) {
        let (few, many) = (map(of: Root<Patterns10>.self), map(of: Root<Patterns10000>.self))
        let link = read("app://nowhere/42/part/page")
        return Comparison.Sides(
          floor: { for _ in 0..<100 { precondition((try? few.path(for: link)) == nil) } },
          work: { for _ in 0..<100 { precondition((try? many.path(for: link)) == nil) } })
      },
    ]
  }

  private static func link(_ number: Int) -> Link { read("app://section\(number)/42/part/page") }

  static func read(_ text: String) -> Link {
    do {
      return try Link(text)
    } catch {
      fatalError("\(error)")
    }
  }

  private static func map<App: Routing>(of root: App.Type) -> LinkMap {
    do {
      return try LinkMap(of: root)
    } catch {
      fatalError("\(error)")
    }
  }

  private static func find(_ link: Link, in map: LinkMap) {
    precondition((try? map.path(for: link)) != nil)
  }
}

/// A number of patterns.
private protocol PatternCount { static var count: Int { get } }
private enum Patterns10: PatternCount { static let count = 10 }
private enum Patterns10000: PatternCount { static let count = 10_000 }

private struct Place: Hashable { let id: Int }

private final class Root<Patterns: PatternCount>: NavigationCoordinator, Routing {
  typealias Route = Place

  let context = CoordinatorContext()
  let navigationController = UINavigationController()

  static var links: LinkTable<Route> {
    LinkSchemes("app")
    for number in 0..<Patterns.count {
      LinkPattern("section\(number)/:id/part/page") { Place(id: try $0["id"]) }
    }
  }

  func start() {}
  func transition(for route: Route) -> ScreenTransition { .none }
}

/// A trie over the parts of paths, in which each part is a text or any text.
private final class Trie {
  private final class Node {
    var texts: [String: Node] = [:]
    var any: Node?
    var value: Int?
  }

  private let root = Node()

  init(_ count: Int) {
    for number in 0..<count {
      let id = Node()
      let section = Node()
      root.texts["section\(number)"] = section
      section.any = id
      let (part, page) = (Node(), Node())
      id.texts["part"] = part
      part.texts["page"] = page
      page.value = number
    }
  }

  func value(of path: [String]) -> Int? {
    var node = root
    for part in path {
      guard let next = node.texts[part] ?? node.any else { return nil }
      node = next
    }
    return node.value
  }
}
