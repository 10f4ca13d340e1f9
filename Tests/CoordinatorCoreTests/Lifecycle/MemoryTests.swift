import CompactTesting
import CoordinatorCore
import Testing

struct MemoryTests: ProbeSuite {
  let log = CallLog()
  let app: Probe

  init() {
    app = Probe("app", log)
    app.launch()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A parent retains a running child, and releases a stopped one") {
      weak var child: Probe?
      do {
        let strongChild = probe("child")
        child = strongChild
        app.start(strongChild)
      }
      expectNotNil(child)
      child?.cancel()
      expectNil(child)
    }

    test("A child that finishes in its start is freed") {
      weak var child: Probe?
      do {
        let strongChild = probe("child")
        strongChild.inStart = { $0.finish("early") }
        child = strongChild
        app.start(strongChild)
      }
      expectNil(child)
    }

    test("A child retains neither its parent nor its root") {
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

    test("A tree and its contexts are freed when the root is stopped and released") {
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

    test("A running tree is freed when another task releases its root") {
      weak var child: Probe?
      weak var grandchild: Probe?
      let task: Task<Void, Never>
      do {
        let (app, first, second) = (probe("app"), probe("child"), probe("grandchild"))
        (child, grandchild) = (first, second)
        app.launch()
        app.start(first)
        first.start(second)
        task = Task.detached { _ = app }
      }
      await task.value
      await wait { child == nil && grandchild == nil }
      expectTrue(child == nil && grandchild == nil)
    }

    test("A coordinator that cannot be started is not retained") {
      let app = probe("app")
      weak var child: Probe?
      do {
        let strongChild = probe("child")
        child = strongChild
        app.launch()
        app.cancel()
        _ = codes { _ = app.start(strongChild) }
      }
      expectNil(child)
    }

    test("A coordinator at the address of a freed parent has none of its children") {
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

    test("A handle does not retain the coordinator") {
      weak var child: Probe?
      let handle: FlowHandle<String>
      do {
        let strongChild = probe("child")
        child = strongChild
        handle = app.start(strongChild)
      }
      app.context.stop()
      expectNil(child)
      await expectEqual(handle.outcome, .cancelled(.parentStopped))
    }

    test("A child that is released in coordinatorDidStop is freed after its stop") {
      var strongChild: Probe? = probe("child")
      weak let child = strongChild
      app.onChild = { _, change, _ in if change == .stopped { strongChild = nil } }
      if let strongChild { app.start(strongChild) }
      child?.cancel()
      expectTrue(strongChild == nil && child == nil)
      expectEqual(log.lines.suffix(2), ["child.stop", "app.didStop(child)"])
    }
  }
}
