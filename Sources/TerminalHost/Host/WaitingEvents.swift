/// The events of a user that wait for the end of a transition.
struct WaitingEvents {
  /// The number of events that can wait; later ones are dropped.
  private static let most = 10_000
  /// From this number on, the characters of one read are a paste: not all terminals mark pastes.
  private static let shortestBurst = 100

  private var events: ArraySlice<(event: InputEvent, since: ContinuousClock.Instant)> = []

  var isEmpty: Bool { events.isEmpty }

  /// The time since which the first event waits; nil if none waits.
  var oldest: ContinuousClock.Instant? { events.first?.since }

  /// Adds the events of one read.
  mutating func append(_ read: [InputEvent]) {
    var rest = read[...]
    while !rest.isEmpty {
      let (text, count) = Self.text(at: rest)
      let taken = max(1, count)
      if count >= Self.shortestBurst {
        add(.paste(text))
      } else {
        for event in rest.prefix(taken) { add(event) }
      }
      rest = rest.dropFirst(taken)
    }
  }

  mutating func popFirst() -> InputEvent? {
    defer { if events.isEmpty { events = [] } }
    return events.popFirst()?.event
  }

  mutating func putBack(_ earlier: [InputEvent], since: ContinuousClock.Instant) {
    events.insert(contentsOf: earlier.map { ($0, since) }, at: events.startIndex)
  }

  private mutating func add(_ event: InputEvent) {
    if case .paste(let text) = event, case .paste(let former)? = events.last?.event {
      events[events.endIndex - 1].event = .paste(former + text)
    } else if events.count < Self.most {
      events.append((event, .now))
    }
  }

  /// The text that the first events type, and their number; empty if the first types no character.
  private static func text(at events: ArraySlice<InputEvent>) -> (String, count: Int) {
    var text = ""
    var count = 0
    for event in events {
      guard case .key(let press) = event, press.modifiers.isEmpty else { break }
      switch press.key {
      case .character(let character): text.append(character)
      case .enter where count > 0: text.append("\n")
      case .tab where count > 0: text.append("\t")
      case .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .function:
        return (text, count)
      }
      count += 1
    }
    return (text, count)
  }
}
