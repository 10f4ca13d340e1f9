import CompactTesting
import CoordinatorCore
import Testing

@MainActor @Suite struct MemoryTests: TableSuite {
  let log = CallLog()

  func probe(_ name: String) -> Probe { Probe(name, log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A parent keeps its child while it runs, and frees it when it has stopped") {
      let app = probe("app")
      app.launch()
      weak var child: Probe?
      do {
        let made = probe("child")
        child = made
        app.start(made)
      }
      expectNotNil(child)
      child?.cancel()
      expectNil(child)
    }

    test("A child that finishes in its own start is freed") {
      let app = probe("app")
      app.launch()
      weak var child: Probe?
      do {
        let made = probe("child")
        made.inStart = { $0.finish("early") }
        child = made
        app.start(made)
      }
      expectNil(child)
    }

    test("A child keeps neither its parent nor its root") {
      let child = probe("child")
      weak var root: Probe?
      do {
        let app = probe("app")
        root = app
        app.launch()
        app.start(child)
      }
      expectNil(root)
      expectNil(child.parent)
      expectSame(child.root, child)
    }

    test("A whole tree is freed with its context when the root is stopped and dropped") {
      weak var root: Probe?
      weak var leaf: Probe?
      weak var context: CoordinatorContext?
      weak var journal: Journal?
      do {
        let (app, child, grandchild) = (probe("app"), probe("child"), probe("grandchild"))
        app.launch()
        app.start(child)
        child.start(grandchild)
        (root, leaf) = (app, grandchild)
        context = grandchild.context
        journal = app.context.journal
        app.cancel()
      }
      expectTrue(root == nil && leaf == nil && context == nil && journal == nil)
    }

    test("A running tree is freed with a root that is dropped without a stop") {
      weak var child: Probe?
      weak var grandchild: Probe?
      do {
        let (app, made, below) = (probe("app"), probe("child"), probe("grandchild"))
        (child, grandchild) = (made, below)
        app.launch()
        app.start(made)
        made.start(below)
      }
      expectTrue(child == nil && grandchild == nil)
    }

    test("A running tree is freed with a root that a task elsewhere drops") {
      weak var child: Probe?
      weak var grandchild: Probe?
      let task: Task<Void, Never>
      do {
        let (app, made, below) = (probe("app"), probe("child"), probe("grandchild"))
        (child, grandchild) = (made, below)
        app.launch()
        app.start(made)
        made.start(below)
        task = Task.detached { _ = app }
      }
      await task.value
      await wait { child == nil && grandchild == nil }
      expectTrue(child == nil && grandchild == nil)
    }

    test("A coordinator that is refused is not kept") {
      let app = probe("app")
      weak var child: Probe?
      do {
        let made = probe("child")
        child = made
        app.launch()
        app.cancel()
        _ = codes { _ = app.start(made) }
      }
      expectNil(child)
    }

    test("One that takes the place of a freed parent has none of its children") {
      let child = probe("child")
      for _ in 0..<100 {
        let app = probe("app")
        app.launch()
        expectFalse(app.hasChild(child))
        app.start(child)
        expectTrue(app.hasChild(child))
        app.cancel()
      }
      do {
        let app = probe("app")
        app.launch()
        app.start(child)
      }
      for _ in 0..<100 { expectFalse(probe("other").hasChild(child)) }
    }

    test("A handle does not keep the coordinator") {
      let app = probe("app")
      app.launch()
      weak var child: Probe?
      let handle: FlowHandle<String>
      do {
        let made = probe("child")
        child = made
        handle = app.start(made)
      }
      app.context.stop()
      expectNil(child)
      await expectEqual(handle.outcome, .cancelled(.parentStopped))
    }

    test("A child that its parent drops in coordinatorDidStop lives to the end of its stop") {
      let app = probe("app")
      app.launch()
      var held: Probe? = probe("child")
      weak let child = held
      app.onChild = { _, change, _ in if change == .stopped { held = nil } }
      if let held { app.start(held) }
      child?.cancel()
      expectTrue(held == nil && child == nil)
      expectEqual(log.lines.suffix(2), ["child.stop", "app hears child stopped"])
    }

    test("The running context is none when nothing runs") {
      let app = probe("app")
      var running: CoordinatorContext?
      app.inStart = { _ in running = CoordinatorContext.running }
      app.launch()
      expectSame(running, app.context)
      expectNil(CoordinatorContext.running)
    }
  }
}
