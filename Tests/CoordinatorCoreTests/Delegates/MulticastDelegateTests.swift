import CompactTesting
import CoordinatorCore
import Testing

@MainActor private protocol MessageDelegate: AnyObject {
  func receive(_ message: String)
}

@MainActor private final class Listener: MessageDelegate, @MainActor CustomStringConvertible {
  var description: String { "a listener" }
  let name: String
  let log: CallLog
  var onMessage: () -> Void = {}

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func receive(_ message: String) {
    log.note("\(name) \(message)")
    onMessage()
  }
}

struct MulticastDelegateTests: TableSuite {
  let log = CallLog()
  private let delegate = MulticastDelegate<any MessageDelegate>()

  private func listener(_ name: String) -> Listener { Listener(name, log) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Listeners are called in the order they were added") {
      let (a, b, c) = (listener("a"), listener("b"), listener("c"))
      delegate += b
      delegate += a
      delegate += c
      delegate => { $0.receive("word") }
      log.expect("b word\na word\nc word")
    }

    test("A listener that is added twice is called once") {
      let a = listener("a")
      delegate.add(a)
      delegate.add(a)
      delegate.invoke { $0.receive("word") }
      log.expect("a word")
      delegate -= a
      expectTrue(delegate.isEmpty)
    }

    test("Listeners are held weakly by default, or strongly") {
      delegate.add(listener("weak"))
      expectTrue(delegate.isEmpty)
      delegate.add(listener("strong"), strongly: true)
      delegate.invoke { $0.receive("word") }
      log.expect("strong word")
      expectFalse(delegate.isEmpty)
    }

    test("Adding a weak listener again can make it strong") {
      weak var weakListener: Listener?
      do {
        let a = listener("a")
        weakListener = a
        delegate.add(a)
        delegate.add(a, strongly: true)
      }
      expectNotNil(weakListener)
      delegate.removeAll()
      expectNil(weakListener)
    }

    test("A listener added during a call is called from the next call on") {
      let (a, b) = (listener("a"), listener("b"))
      a.onMessage = { [delegate] in delegate.add(b) }
      delegate.add(a)
      delegate.invoke { $0.receive("first") }
      delegate.invoke { $0.receive("second") }
      log.expect("a first\na second\nb second")
    }

    test("A listener removed during a call is skipped") {
      let (a, b) = (listener("a"), listener("b"))
      a.onMessage = { [delegate] in delegate.remove(b) }
      delegate.add(a)
      delegate.add(b)
      delegate.invoke { $0.receive("word") }
      log.expect("a word")
    }

    test("All listeners can be removed during a call") {
      let (a, b) = (listener("a"), listener("b"))
      a.onMessage = { [delegate] in delegate.removeAll() }
      delegate.add(a)
      delegate.add(b)
      delegate.invoke { $0.receive("word") }
      log.expect("a word")
      expectTrue(delegate.isEmpty)
    }

    test("contains(_:) returns whether a listener was added") {
      let (a, b) = (listener("a"), listener("b"))
      delegate.add(a)
      expectTrue(delegate.contains(a))
      expectFalse(delegate.contains(b))
      delegate.remove(b)
      expectTrue(delegate.contains(a))
    }

    test("A listener at the address of a freed one is a new listener") {
      for _ in 0..<50 {
        delegate.add(listener("gone"))
        let next = listener("next")
        expectFalse(delegate.contains(next))
        delegate.add(next)
        delegate.invoke { $0.receive("word") }
        log.expect("next word")
        delegate.removeAll()
      }
    }

    test("Listeners may be of a class, of several protocols and of any type") {
      let listener = listener("a")
      let ofClass = MulticastDelegate<Listener>()
      let ofProtocols = MulticastDelegate<any MessageDelegate & CustomStringConvertible>()
      let ofAny = MulticastDelegate<Any>()
      ofClass.add(listener)
      ofProtocols.add(listener)
      ofAny.add(listener)
      ofClass.invoke { $0.receive("class") }
      ofProtocols.invoke { $0.receive("\($0)") }
      ofAny.invoke { ($0 as? Listener)?.receive("any") }
      log.expect("a class\na a listener\na any")
    }

    test("Adding a value as a listener is reported") {
      struct Value {}
      let delegate = MulticastDelegate<Any>()
      expectEqual(codes { delegate.add(Value(), strongly: true) }, "listenerIsNoObject")
      expectTrue(delegate.isEmpty)
      expectEqual(codes { delegate.add(CallLog(), strongly: true) }, "")
      expectFalse(delegate.isEmpty)
    }
  }
}
