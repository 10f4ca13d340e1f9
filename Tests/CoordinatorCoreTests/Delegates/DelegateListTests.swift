import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol ChildDelegate: CoordinatorDelegate {
  func childDidChange()
}

/// A child with the default list of a specialised delegate.
private final class SpecializedChild: Coordinator {
  typealias Delegate = any ChildDelegate
  let context = CoordinatorContext()
  func start() {}
}

/// A child with the default list of plain delegates.
private final class PlainChild: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class Parent: Coordinator, ChildDelegate {
  let context = CoordinatorContext()
  let log: CallLog
  init(_ log: CallLog) { self.log = log }
  func start() {}
  func childDidChange() { log.note("parent") }
}

private final class Observer: ChildDelegate {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }
  func childDidChange() { log.note("observer") }
}

// The context detects once whether a class has the default delegate, so each test uses the class twice.
struct DelegateListTests: TableSuite {
  let log = CallLog()
  private let parent: Parent

  init() {
    parent = Parent(log)
    parent.launch()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A list that is first used while the child runs contains the parent") {
      for _ in 0..<2 {
        let child = SpecializedChild()
        parent.start(child)
        expectTrue(child.delegate.contains(parent))
        parent.stop(child)
        expectTrue(child.delegate.isEmpty)
        parent.start(child)
        expectTrue(child.delegate.contains(parent))
      }
    }

    test("Listeners are notified before the parent only if they were added before the start") {
      let observer = Observer(log)
      for isFirst in [false, true, false, true] {
        let child = SpecializedChild()
        if isFirst { child.delegate += observer }
        parent.start(child)
        if !isFirst { child.delegate += observer }
        child.delegate => { $0.childDidChange() }
      }
      let late = ["parent", "observer"]
      expectEqual(log.lines, late + late.reversed() + late + late.reversed())
    }

    test("A list that is first used after the stop is empty") {
      for _ in 0..<2 {
        let child = SpecializedChild()
        parent.start(child)
        parent.stop(child)
        expectTrue(child.delegate.isEmpty)
      }
    }

    test("Delegates and observers share one list, with the parent before observers added later") {
      let listener = ListenerSpy("listener", log)
      for _ in 0..<2 {
        let child = PlainChild()
        parent.start(child)
        child.context.addObserver(listener)
        var isParent: [Bool] = []
        child.delegate => { isParent.append($0 === parent) }
        expectEqual(isParent, [true, false])
        parent.stop(child)
        expectFalse(child.delegate.isEmpty)
        child.delegate => { expectSame($0, listener) }
      }
    }

    test("An observer is notified of each call if all other listeners use defaults") {
      let listener = ListenerSpy("listener", log)
      for _ in 0..<2 {
        let child = PlainChild()
        parent.start(child)
        child.context.addObserver(listener)
        parent.pause(child)
        parent.resume(child)
        parent.stop(child)
      }
      expectEqual(log.lines.count, 6)
    }
  }
}
