import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol Listening: AnyObject {
  func hear(_ word: String)
}

@MainActor private final class Listener: Listening {
  let name: String
  let log: CallLog
  var onHear: () -> Void = {}

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func hear(_ word: String) {
    log.note("\(name) \(word)")
    onHear()
  }
}

@MainActor @Suite struct MulticastDelegateTests: TableSuite {
  let log = CallLog()
  private let delegate = MulticastDelegate<any Listening>()

  private func listener(_ name: String) -> Listener { Listener(name, log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Listeners hear in the order they were added") {
      let (a, b, c) = (listener("a"), listener("b"), listener("c"))
      delegate += b
      delegate += a
      delegate += c
      delegate => { $0.hear("word") }
      expectEqual(log.text, "b word\na word\nc word")
    }

    test("One that is added twice hears once") {
      let a = listener("a")
      delegate.add(a)
      delegate.add(a)
      delegate.invoke { $0.hear("word") }
      expectEqual(log.text, "a word")
      delegate -= a
      expectTrue(delegate.isEmpty)
    }

    test("A listener is held weakly, and strongly on request") {
      delegate.add(listener("weak"))
      delegate.add(listener("strong"), strongly: true)
      delegate.invoke { $0.hear("word") }
      expectEqual(log.text, "strong word")
      expectFalse(delegate.isEmpty)
    }

    test("A weak listener becomes strong when it is added again so") {
      weak var seen: Listener?
      do {
        let a = listener("a")
        seen = a
        delegate.add(a)
        delegate.add(a, strongly: true)
      }
      expectNotNil(seen)
      delegate.removeAll()
      expectNil(seen)
    }

    test("A listener that was freed is neither told nor counted") {
      delegate.add(listener("gone"))
      expectTrue(delegate.isEmpty)
      delegate.invoke { $0.hear("word") }
      expectEqual(log.text, "")
    }

    test("Whoever is added while others are told hears from the next call on") {
      let (a, b) = (listener("a"), listener("b"))
      a.onHear = { [delegate] in delegate.add(b) }
      delegate.add(a)
      delegate.invoke { $0.hear("first") }
      delegate.invoke { $0.hear("second") }
      expectEqual(log.text, "a first\na second\nb second")
    }

    test("Whoever is removed while others are told is passed over") {
      let (a, b) = (listener("a"), listener("b"))
      a.onHear = { [delegate] in delegate.remove(b) }
      delegate.add(a)
      delegate.add(b)
      delegate.invoke { $0.hear("word") }
      expectEqual(log.text, "a word")
    }

    test("All are removed while one is told") {
      let (a, b) = (listener("a"), listener("b"))
      a.onHear = { [delegate] in delegate.removeAll() }
      delegate.add(a)
      delegate.add(b)
      delegate.invoke { $0.hear("word") }
      expectEqual(log.text, "a word")
      expectTrue(delegate.isEmpty)
    }

    test("It knows who listens") {
      let (a, b) = (listener("a"), listener("b"))
      delegate.add(a)
      expectTrue(delegate.contains(a))
      expectFalse(delegate.contains(b))
      delegate.remove(b)
      expectTrue(delegate.contains(a))
    }

    test("A listener at the address of one that was freed is a new listener") {
      for _ in 0..<50 {
        delegate.add(listener("gone"))
        let next = listener("next")
        expectFalse(delegate.contains(next))
        delegate.add(next)
        delegate.invoke { $0.hear("word") }
        expectEqual(log.text, "next word")
        delegate.removeAll()
      }
    }

    test("It takes a class in place of a protocol") {
      let delegate = MulticastDelegate<Listener>()
      let a = listener("a")
      delegate += a
      delegate => { $0.hear("word") }
      expectEqual(log.text, "a word")
    }

    test("A value is refused as a listener") {
      struct Value {}
      let delegate = MulticastDelegate<Any>()
      expectEqual(codes { delegate.add(Value(), strongly: true) }, "listenerIsNoObject")
      expectTrue(delegate.isEmpty)
      expectEqual(codes { delegate.add(CallLog(), strongly: true) }, "")
      expectFalse(delegate.isEmpty)
    }
  }
}
