import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit

// Snapshots of the random app, restored in new apps that start as it has started.
extension RandomApp {
  /// Restores a snapshot in a new app, and the snapshot of that app in another one.
  ///
  /// A new app shows every place again whose coordinator it starts by itself, or by a route. What it
  /// shows then, it shows again the same way: the second snapshot is the first.
  func checkRestoration() async {
    guard random.below(4) == 0 else { return }
    let index = random.below(roots.count)
    guard roots.indices.contains(index), !roots[index].isInactive else { return }
    let snapshot = roots[index].snapshot()
    do {
      let restored = try await inNewApp(snapshot, index)
      let again = try await inNewApp(restored.snapshot, index)
      if again.snapshot != restored.snapshot {
        fail(
          "a restored snapshot is restored otherwise:\n\(text(restored.snapshot))\n"
            + text(again.snapshot))
      }
      let places = Self.places(in: restored.snapshot.root)
      if places != restored.expected {
        fail("expected \(restored.expected), and restored \(places) from\n\(text(snapshot))")
      }
    } catch {
      fail("the snapshot was not restored: \(error)")
    }
  }

  /// The snapshot of a new app that has restored a snapshot, and the places that it was to restore.
  private func inNewApp(
    _ snapshot: Snapshot, _ index: Int
  ) async throws -> (snapshot: Snapshot, expected: [String: Int]) {
    let snapshot = try Snapshot(data: snapshot.data())
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    device.policies = self.device.policies
    return await device.scope {
      let app = RandomApp(seed: seed, device: device, isCopy: true)
      app.begin()
      await app.rest()
      let expected = Self.places(in: snapshot.root, startedWith: app.roots[index].children)
      var ends = 0
      app.roots[index].restore(snapshot) { ends += 1 }
      await app.rest()
      if ends != 1 { fail("a restoration in a new app ended \(ends) times") }
      let restored = app.roots[index].snapshot()
      await app.check()
      await app.finish()
      for violation in app.violations + app.survivors { fail("in a new app: \(violation)") }
      return (restored, expected)
    }
  }

  /// How often each route of each type of coordinators is in a node, with the state of its child.
  ///
  /// - Parameter children: If not nil, only the places that a coordinator with these children can
  ///   show again: a child without a route has to be one of them.
  private static func places(
    in node: Snapshot.Node, startedWith children: [any Coordinator]? = nil
  ) -> [String: Int] {
    var places: [String: Int] = [:]
    var children = children
    for entry in node.entries {
      var grandchildren = children.map { _ in [any Coordinator]() }
      if let route = entry.route {
        places["\(node.type) \(route) \(entry.child?.state ?? "")", default: 0] += 1
      } else if let started = children {
        let type = entry.child?.type
        guard let index = started.firstIndex(where: { "\(Swift.type(of: $0))" == type }) else {
          continue
        }
        grandchildren = children?.remove(at: index).children
      }
      guard let node = entry.child else { continue }
      places.merge(Self.places(in: node, startedWith: grandchildren)) { $0 + $1 }
    }
    return places
  }

  private func text(_ snapshot: Snapshot) -> String {
    (try? snapshot.data()).map { String(decoding: $0, as: UTF8.self) } ?? "-"
  }
}
