import Coordinators
import Foundation

/// Encoding and decoding snapshots against the same by Foundation's coders alone.
///
/// What a snapshot does beyond them: it sorts keys, indents lines, and compares the JSON with the
/// limits before it decodes.
enum SnapshotsSuite: Suite {
  static let name = "snapshots"
  static let summary = "snapshots against plain JSON coding of the same values"

  static var comparisons: [Comparison] {
    [
      Comparison(
        "snapshot of 1,000 nodes", to: "JSONEncoder + JSONDecoder", each: 1_000, limit: 1.6
      ) {
        let snapshot = wide(1_000)
        return Comparison.Sides(
          floor: {
            keep { try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(snapshot)) }
          },
          work: { keep { try Snapshot(data: snapshot.data()) } })
      },
      Comparison("each of 4,000 nodes", to: "of 400", each: 4_000, limit: 1.2) {
        let (few, many) = (wide(400), wide(4_000))
        return Comparison.Sides(
          floor: { for _ in 0..<10 { keep { try Snapshot(data: few.data()) } } },
          work: { keep { try Snapshot(data: many.data()) } })
      },
    ]
  }

  /// A root with stacks of ten coordinators, as many as needed for so many nodes.
  private static func wide(_ count: Int) -> Snapshot {
    var root = Snapshot.Node(type: "AppCoordinator")
    while root.entries.count < count / 10 {
      var node = Snapshot.Node(type: "Article.Coordinator", state: #"{"filter":"new"}"#)
      for number in 1..<10 {
        node = Snapshot.Node(
          type: "Library.Coordinator",
          entries: [
            Snapshot.Entry(route: #"{"article":{"_0":\#(number)}}"#, child: node)
          ])
      }
      root.entries.append(Snapshot.Entry(child: node, isSelected: root.entries.isEmpty))
    }
    return Snapshot(root: root)
  }

  private static func keep(_ make: () throws -> Snapshot) {
    do {
      _ = try make()
    } catch {
      fatalError("\(error)")
    }
  }
}
