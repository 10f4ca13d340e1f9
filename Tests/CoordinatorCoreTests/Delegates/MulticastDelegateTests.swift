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

@MainActor @Suite struct MulticastDelegateTests {
  let log = CallLog()
  private let delegate = MulticastDelegate<any Listening>()

  private func listener(_ name: String) -> Listener { Listener(name, log) }

  @Test func `Listeners hear in the order they were added`() {
    let (a, b, c) = (listener("a"), listener("b"), listener("c"))
    delegate += b
    delegate += a
    delegate += c
    delegate => { $0.hear("word") }
    #expect(log.text == "b word\na word\nc word")
  }

  @Test func `One that is added twice hears once`() {
    let a = listener("a")
    delegate.add(a)
    delegate.add(a)
    delegate.invoke { $0.hear("word") }
    #expect(log.text == "a word")
    delegate -= a
    #expect(delegate.isEmpty)
  }

  @Test func `A listener is held weakly, and strongly on request`() {
    delegate.add(listener("weak"))
    delegate.add(listener("strong"), strongly: true)
    delegate.invoke { $0.hear("word") }
    #expect(log.text == "strong word")
    #expect(!delegate.isEmpty)
  }

  @Test func `A weak listener becomes strong when it is added again so`() {
    weak var seen: Listener?
    do {
      let a = listener("a")
      seen = a
      delegate.add(a)
      delegate.add(a, strongly: true)
    }
    #expect(seen != nil)
    delegate.removeAll()
    #expect(seen == nil)
  }

  @Test func `A listener that was freed is neither told nor counted`() {
    delegate.add(listener("gone"))
    #expect(delegate.isEmpty)
    delegate.invoke { $0.hear("word") }
    #expect(log.text == "")
  }

  @Test func `Whoever is added while others are told hears from the next call on`() {
    let (a, b) = (listener("a"), listener("b"))
    a.onHear = { [delegate] in delegate.add(b) }
    delegate.add(a)
    delegate.invoke { $0.hear("first") }
    delegate.invoke { $0.hear("second") }
    #expect(log.text == "a first\na second\nb second")
  }

  @Test func `Whoever is removed while others are told is passed over`() {
    let (a, b) = (listener("a"), listener("b"))
    a.onHear = { [delegate] in delegate.remove(b) }
    delegate.add(a)
    delegate.add(b)
    delegate.invoke { $0.hear("word") }
    #expect(log.text == "a word")
  }

  @Test func `All are removed while one is told`() {
    let (a, b) = (listener("a"), listener("b"))
    a.onHear = { [delegate] in delegate.removeAll() }
    delegate.add(a)
    delegate.add(b)
    delegate.invoke { $0.hear("word") }
    #expect(log.text == "a word")
    #expect(delegate.isEmpty)
  }

  @Test func `It knows who listens`() {
    let (a, b) = (listener("a"), listener("b"))
    delegate.add(a)
    #expect(delegate.contains(a))
    #expect(!delegate.contains(b))
    delegate.remove(b)
    #expect(delegate.contains(a))
  }

  @Test func `A listener at the address of one that was freed is a new listener`() {
    for _ in 0..<50 {
      delegate.add(listener("gone"))
      let next = listener("next")
      #expect(!delegate.contains(next))
      delegate.add(next)
      delegate.invoke { $0.hear("word") }
      #expect(log.text == "next word")
      delegate.removeAll()
    }
  }

  @Test func `It takes a class in place of a protocol`() {
    let delegate = MulticastDelegate<Listener>()
    let a = listener("a")
    delegate += a
    delegate => { $0.hear("word") }
    #expect(log.text == "a word")
  }

  @Test func `A value is refused as a listener`() {
    struct Value {}
    let delegate = MulticastDelegate<Any>()
    #expect(codes { delegate.add(Value(), strongly: true) } == "listenerIsNoObject")
    #expect(delegate.isEmpty)
    #expect(codes { delegate.add(CallLog(), strongly: true) } == "")
    #expect(!delegate.isEmpty)
  }
}
