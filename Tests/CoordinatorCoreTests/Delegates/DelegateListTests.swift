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

// What a class takes from the defaults is found once, so each test has a second coordinator of it.
@MainActor @Suite struct DelegateListTests {
  let log = CallLog()

  private func grown() -> Tree {
    let tree = Tree(log)
    tree.launch()
    return tree
  }

  @Test func `The parent is in a list that is first asked for while the coordinator runs`() {
    let tree = grown()
    for _ in 0..<2 {
      let leaf = Leaf()
      tree.start(leaf)
      #expect(leaf.delegate.contains(tree))
      tree.stop(leaf)
      #expect(leaf.delegate.isEmpty)
      tree.start(leaf)
      #expect(leaf.delegate.contains(tree))
    }
  }

  @Test func `The parent comes before those who join while the coordinator runs`() {
    let tree = grown()
    let wind = Wind(log)
    for _ in 0..<2 {
      let leaf = Leaf()
      tree.start(leaf)
      leaf.delegate += wind
      leaf.delegate => { $0.leafDidRipen() }
    }
    #expect(log.lines == ["tree", "wind", "tree", "wind"])
  }

  @Test func `Those who joined before the start come before the parent`() {
    let tree = grown()
    let wind = Wind(log)
    for _ in 0..<2 {
      let leaf = Leaf()
      leaf.delegate += wind
      tree.start(leaf)
      leaf.delegate => { $0.leafDidRipen() }
    }
    #expect(log.lines == ["wind", "tree", "wind", "tree"])
  }

  @Test func `A list that is first asked for after the stop is empty`() {
    let tree = grown()
    for _ in 0..<2 {
      let leaf = Leaf()
      tree.start(leaf)
      tree.stop(leaf)
      #expect(leaf.delegate.isEmpty)
    }
  }

  @Test func `The parent joins a list of the coordinator's own`() {
    let tree = grown()
    for _ in 0..<2 {
      let twig = Twig()
      tree.start(twig)
      #expect(twig.delegate.contains(tree))
      tree.stop(twig)
      #expect(twig.delegate.isEmpty)
    }
  }

  @Test func `Plain delegates and observers are one list, with the parent in it once`() {
    let tree = grown()
    let ear = Ear("ear", log)
    for _ in 0..<2 {
      let bud = Bud()
      tree.start(bud)
      bud.context.addObserver(ear)
      #expect(bud.delegate.contains(tree))
      #expect(bud.delegate.contains(ear))
      var told = 0
      bud.delegate => { _ in told += 1 }
      #expect(told == 2)
    }
  }

  @Test func `An observer of a coordinator that is told nothing by default hears each call`() {
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
    #expect(log.lines.count == 6)
  }
}
