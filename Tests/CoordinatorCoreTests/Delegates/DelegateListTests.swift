import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol LeafDelegate: CoordinatorDelegate {
  func leafDidRipen()
}

/// One whose list of delegates is the default one, of a protocol of its own.
private final class Leaf: Coordinator {
  typealias Delegate = any LeafDelegate
  let context = CoordinatorContext()
  func start() {}
}

/// One that has a list of its own.
private final class Twig: Coordinator {
  let context = CoordinatorContext()
  let delegate = MulticastDelegate<any CoordinatorDelegate>()
  func start() {}
}

/// One with plain delegates.
private final class Bud: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class Tree: Coordinator, LeafDelegate {
  let context = CoordinatorContext()
  let log: CallLog
  init(_ log: CallLog) { self.log = log }
  func start() {}
  func leafDidRipen() { log.note("tree") }
}

private final class Wind: LeafDelegate {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }
  func leafDidRipen() { log.note("wind") }
}

// Whether a class has the default delegate is found once, so each test has a second coordinator of it.
@MainActor @Suite struct DelegateListTests: TableSuite {
  let log = CallLog()

  private func grown() -> Tree {
    let tree = Tree(log)
    tree.launch()
    return tree
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The parent is in a list that is first asked for while the coordinator runs") {
      let tree = grown()
      for _ in 0..<2 {
        let leaf = Leaf()
        tree.start(leaf)
        expectTrue(leaf.delegate.contains(tree))
        tree.stop(leaf)
        expectTrue(leaf.delegate.isEmpty)
        tree.start(leaf)
        expectTrue(leaf.delegate.contains(tree))
      }
    }

    test("The parent comes before those who join while the coordinator runs") {
      let tree = grown()
      let wind = Wind(log)
      for _ in 0..<2 {
        let leaf = Leaf()
        tree.start(leaf)
        leaf.delegate += wind
        leaf.delegate => { $0.leafDidRipen() }
      }
      expectEqual(log.lines, ["tree", "wind", "tree", "wind"])
    }

    test("Those who joined before the start come before the parent") {
      let tree = grown()
      let wind = Wind(log)
      for _ in 0..<2 {
        let leaf = Leaf()
        leaf.delegate += wind
        tree.start(leaf)
        leaf.delegate => { $0.leafDidRipen() }
      }
      expectEqual(log.lines, ["wind", "tree", "wind", "tree"])
    }

    test("A list that is first asked for after the stop is empty") {
      let tree = grown()
      for _ in 0..<2 {
        let leaf = Leaf()
        tree.start(leaf)
        tree.stop(leaf)
        expectTrue(leaf.delegate.isEmpty)
      }
    }

    test("The parent joins a list of the coordinator's own") {
      let tree = grown()
      for _ in 0..<2 {
        let twig = Twig()
        tree.start(twig)
        expectTrue(twig.delegate.contains(tree))
        tree.stop(twig)
        expectTrue(twig.delegate.isEmpty)
      }
    }

    test("Plain delegates and observers are one list, with the parent in it once") {
      let tree = grown()
      let ear = Ear("ear", log)
      for _ in 0..<2 {
        let bud = Bud()
        tree.start(bud)
        bud.context.addObserver(ear)
        expectTrue(bud.delegate.contains(tree))
        expectTrue(bud.delegate.contains(ear))
        var told = 0
        bud.delegate => { _ in told += 1 }
        expectEqual(told, 2)
      }
    }

    test("The parent comes before observers that join while the coordinator runs") {
      let tree = grown()
      let ear = Ear("ear", log)
      for _ in 0..<2 {
        let bud = Bud()
        tree.start(bud)
        bud.context.addObserver(ear)
        var isParent: [Bool] = []
        bud.delegate => { isParent.append($0 === tree) }
        expectEqual(isParent, [true, false])
        tree.stop(bud)
        bud.delegate => { expectSame($0, ear) }
      }
    }

    test("An observer of a coordinator that is told nothing by default hears each call") {
      let tree = grown()
      let ear = Ear("ear", log)
      for _ in 0..<2 {
        let bud = Bud()
        tree.start(bud)
        bud.context.addObserver(ear)
        tree.pause(bud)
        tree.resume(bud)
        tree.stop(bud)
      }
      expectEqual(log.lines.count, 6)
    }
  }
}
