import CompactTesting
import CoordinatorCore
import Foundation
import Testing

private enum Route: Hashable, Codable {
  case list
  case article(Int)
}

private final class Search: Coordinator, Restorable {
  struct SearchState: Codable {
    var text = ""
    var limit: Double?
  }

  let context = CoordinatorContext()
  var search = SearchState()
  var restorableState: SearchState { search }
  func restore(_ state: SearchState) { search = state }
  func start() {}
}

/// A snapshot with everything that a snapshot can have.
private let example = Snapshot(
  root: Snapshot.Node(
    type: "AppCoordinator",
    entries: [
      Snapshot.Entry(
        child: Snapshot.Node(
          type: "Library.Coordinator", state: #"{"filter":"new"}"#,
          entries: [Snapshot.Entry(route: #"{"article":{"_0":42}}"#)]),
        isSelected: true)
    ], selectedTab: 2))

private let exampleText = #"""
  {
    "format" : 1,
    "root" : {
      "entries" : [
        {
          "child" : {
            "entries" : [
              {
                "route" : "{\"article\":{\"_0\":42}}"
              }
            ],
            "state" : "{\"filter\":\"new\"}",
            "type" : "Library.Coordinator"
          },
          "isSelected" : true
        }
      ],
      "selectedTab" : 2,
      "type" : "AppCoordinator"
    },
    "version" : 1
  }
  """#

/// The code and the problem of the error that a closure throws.
private func error(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch let error as SnapshotError {
    expectTrue(error.meaning.hasPrefix("that ") && error.meaning.hasSuffix("."), error.meaning)
    expectTrue(error.remedy.hasSuffix(".") && error.remedy.first?.isLowercase == true, error.remedy)
    return "\(error.code): \(error.problem)"
  } catch {
    return "another error: \(error)"
  }
}

private func error(decoding text: String, _ migrations: SnapshotMigrations = []) -> String {
  error { _ = try Snapshot(data: Data(text.utf8), migrations: migrations) }
}

/// The JSON of nodes below one another.
private func nested(_ depth: Int) -> String {
  let head = String(repeating: #"{"type":"A","entries":[{"child":"#, count: depth - 1)
  let tail = String(repeating: "}]}", count: depth - 1)
  return #"{"format":1,"version":1,"root":"# + head + #"{"type":"A"}"# + tail + "}"
}

/// The JSON of a node with entries.
private func wide(_ count: Int) -> String {
  let entries = [String](repeating: "{}", count: count).joined(separator: ",")
  return #"{"format":1,"version":1,"root":{"type":"A","entries":[\#(entries)]}}"#
}

struct SnapshotTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    codingRows(&test)
    migrationRows(&test)
    stateRows(&test)
  }

  private func codingRows(_ test: inout TestTable) {
    test("A snapshot is readable JSON that leaves out what is usual") {
      expectEqual(String(decoding: try example.data(), as: UTF8.self), exampleText)
      expectEqual(try Snapshot(data: Data(exampleText.utf8)), example)
    }

    test("Unknown keys are ignored") {
      let text = #"{"format":1,"version":1,"hint":[{}],"root":{"type":"A","hint":{"a":1}}}"#
      expectEqual(try Snapshot(data: Data(text.utf8)), Snapshot(root: Snapshot.Node(type: "A")))
    }

    test("Bad data give an error with its place") {
      let table = [
        ("", "damaged: The snapshot is damaged: "),
        ("{", "damaged: The snapshot is damaged: "),
        ("null", "damaged: The snapshot is damaged: "),
        ("[]", "damaged: The snapshot is damaged: "),
        ("\u{0}\u{1}", "damaged: The snapshot is damaged: "),
        (String(exampleText.dropLast(9)), "damaged: The snapshot is damaged: "),
        (
          #"{"version":1,"root":{"type":"A"}}"#,
          "damaged: The snapshot is damaged: the key 'format' is missing."
        ),
        (
          #"{"format":1,"version":0,"root":{"type":"A"}}"#,
          "damaged: The snapshot is damaged: Versions begin with 1, at 'version'."
        ),
        (
          #"{"format":1,"version":1e99,"root":{"type":"A"}}"#, "damaged: The snapshot is damaged: "
        ),
        (
          #"{"format":2,"root":[]}"#,
          "newer: The snapshot has format 2, and this app reads formats up to 1."
        ),
        (
          #"{"format":1,"version":9,"root":{"type":"A"}}"#,
          "newer: The snapshot has version 9, and this app reads versions up to 1."
        ),
      ]
      for (text, expected) in table {
        let error = error(decoding: text)
        expectTrue(error.hasPrefix(expected), "\(text) gives \(error)")
      }
      let error = error(
        decoding: #"{"format":1,"version":1,"root":{"type":"A","entries":[{"child":{}}]}}"#)
      expectTrue(error.contains("at 'root.entries[0].child'"), error)
    }

    test("A snapshot within the limits is accepted, and no larger one is") {
      expectEqual(error(decoding: nested(64)), "no error")
      expectEqual(error(decoding: wide(9_999)), "no error")
      expectEqual(
        error(decoding: nested(65)),
        "tooDeep: The snapshot has more than 64 nodes below one another.")
      expectEqual(
        error(decoding: wide(10_000)),
        "tooManyNodes: The snapshot has more than 10000 nodes and entries.")
      let brackets = "\"" + String(repeating: "[{", count: 10_000) + "\\"
      let inText = Snapshot(root: Snapshot.Node(type: "A", state: brackets))
      expectEqual(try Snapshot(data: inText.data()), inText)
      let spaces = String(repeating: " ", count: Snapshot.maximumSize - exampleText.utf8.count)
      expectEqual(error(decoding: exampleText + spaces), "no error")
      expectEqual(
        error(decoding: exampleText + spaces + " "),
        "tooLarge: The snapshot has more than 4194304 bytes.")
    }

    test("Huge data are rejected") {
      let table: [(Character, Int, String)] = [
        ("[", 50_000_000, "tooLarge"), (" ", 50_000_000, "tooLarge"), ("[", 4_000_000, "damaged"),
        ("]", 100_000, "damaged"), ("\\", 100_000, "damaged"), ("\"", 100_000, "damaged"),
      ]
      for (character, count, code) in table {
        let data = Data(repeating: character.asciiValue ?? 0, count: count)
        let error = error { _ = try Snapshot(data: data) }
        expectTrue(error.hasPrefix(code), "\(character) gives \(error.prefix(200))")
      }
    }

    test("A snapshot that could not be decoded is not encoded") {
      func chain(of count: Int) -> Snapshot.Node {
        var node = Snapshot.Node(type: "A")
        for _ in 1..<count {
          node = Snapshot.Node(type: "A", entries: [Snapshot.Entry(child: node)])
        }
        return node
      }
      let large = String(repeating: "a", count: Snapshot.maximumSize)
      let table = [
        (chain(of: 65), "tooDeep"), (chain(of: 5_000), "tooDeep"),
        (Snapshot.Node(type: "A", state: large), "tooLarge"),
        (
          Snapshot.Node(type: "A", entries: Array(repeating: Snapshot.Entry(), count: 10_000)),
          "tooManyNodes"
        ),
      ]
      for (root, code) in table {
        expectTrue(error { _ = try Snapshot(root: root).data() }.hasPrefix(code), code)
      }
    }
  }

  private func migrationRows(_ test: inout TestTable) {
    let migrations: SnapshotMigrations = [
      { snapshot in
        snapshot.updateNodes { node in
          if node.type == "Library.Coordinator" { node.type = "Books.Coordinator" }
        }
      },
      { snapshot in
        snapshot.updateNodes { node in
          if node.type == "Books.Coordinator" { node.entries.removeAll() }
        }
      },
    ]

    test("An older snapshot goes through the steps from its version on") {
      var expected = example
      expected.version = 3
      expected.root.entries[0].child?.type = "Books.Coordinator"
      expected.root.entries[0].child?.entries = []
      expectEqual(try Snapshot(data: example.data(), migrations: migrations), expected)
      var second = example
      second.version = 2
      let migrated = try Snapshot(data: second.data(), migrations: migrations)
      expectEqual(migrated.root, example.root)
      expectEqual(migrated.version, 3)
    }

    test("A step that throws is named by its version") {
      struct Unknown: Error {}
      expectEqual(
        error(decoding: exampleText, [{ _ in throw Unknown() }]),
        "migrationFailed: The snapshot could not be migrated from version 1: Unknown().")
    }
  }

  private func stateRows(_ test: inout TestTable) {
    test("Routes and states are JSON texts") {
      for (route, text) in [
        (Route.list, #"{"list":{}}"#), (.article(42), #"{"article":{"_0":42}}"#),
      ] {
        expectEqual(try Snapshot.text(encoding: route), text)
        expectEqual(try Snapshot.value(Route.self, decoding: text), route)
      }
      expectEqual(try Snapshot.value(Int.self, decoding: Snapshot.text(encoding: 7)), 7)
      let search = Search()
      search.search.text = "a/b"
      let text = try search.encodedState()
      expectEqual(text, #"{"text":"a/b"}"#)
      let other = Search()
      try other.restore(decoding: text)
      expectEqual(other.search.text, "a/b")
    }

    test("A text of another type gives an error with its place") {
      let search = Search()
      let text = error { try search.restore(decoding: #"{"text":1}"#) }
      expectTrue(
        text.hasPrefix(
          #"undecodable: The text '{"text":1}' is no 'Search.SearchState': "#), text)
      expectTrue(text.hasSuffix("at 'text'."), text)
      expectEqual(search.search.text, "")
      let long = error {
        _ = try Snapshot.value(Route.self, decoding: String(repeating: "[", count: 1_000_000))
      }
      expectTrue(long.utf8.count < 500, long)
      search.search.limit = .nan
      let number = error { _ = try search.encodedState() }
      expectTrue(
        number.hasPrefix("unencodable: The value of 'Search.SearchState' cannot be encoded: "),
        number)
    }

    test("An error has four parts") {
      do {
        _ = try Snapshot(data: Data(#"{"format":2}"#.utf8))
      } catch {
        expectEqual(
          "\(error)",
          """
          The snapshot has format 2, and this app reads formats up to 1.

          This usually means that a newer version of the app saved it.

          To fix this, start without it, or update the app.
          """)
      }
    }
  }
}
