import CoordinatorCore
import Coordinators

/// What an app did in one run, and what caused it.
///
/// A cause comes from outside: a route, a link, a gesture, the end of a flow. It stands before
/// everything that followed from it, so that a replay can cause it and then expect the rest.
struct RecordedRun {
  /// Something that happened, and that has to happen again.
  struct Fact {
    let event: Event

    /// The number of the event in the journal, counted from one.
    let number: Int

    /// The text by which the fact is found among those of another run.
    let key: String

    /// The position of the event's coordinator in the ``StartOrder``.
    let position: Int?
  }

  enum Entry {
    /// The app does something by itself, or because of an earlier cause.
    case expect(Fact)
    /// The replay may have to cause a fact, whose first event came a duration after the one before it.
    case cause(ReplayCause, of: Fact, after: Duration)
  }

  private(set) var entries: [Entry] = []

  let events: ArraySlice<Event>

  /// The links that have come from outside; others are opened by the app itself.
  let links: Set<String>

  /// Reads the last run in a journal, to which several runs may have been appended.
  init(_ events: [Event]) {
    let events = events[Self.lastRun(in: events)]
    self.events = events
    links = Set(events.compactMap(\.receivedLink))
    let requests = Self.requests(in: events)
    // A replay is at rest between two requests, so it would perform both of two merged ones.
    let merged = requests.filter { events[$0.key].isMerged }
    let unrepeated = Self.linksWithoutEffect(in: events).union(merged.keys).union(merged.values)
    let following = Self.stepsWithCause(in: events, requests: requests)
      .union(Self.rootsWithoutScene(in: events))
    let order = StartOrder(events)
    // The causes that stand before an event, and the events that are facts.
    var causes: [Int: [(cause: ReplayCause, fact: Fact)]] = [:]
    var facts: [Int: Fact] = [:]
    // The first of the events in a row that the next event can have as its consequences.
    var start = events.startIndex
    for index in events.indices where !unrepeated.contains(index) && !events[index].isRemark {
      let event = events[index]
      func fact(_ key: String) -> Fact {
        Fact(event: event, number: index + 1, key: key, position: order.position(of: event))
      }
      if let key = event.routeRequestKey, let cause = ReplayCause(of: event) {
        causes[index, default: []].append((cause, fact(key)))
      }
      if let key = event.replayKey(links: links) {
        let fact = fact(key)
        facts[index] = fact
        if !following.contains(index), let cause = ReplayCause(of: event) {
          let place = requests[index] ?? (cause.followsItsConsequences ? start : index)
          causes[place, default: []].append((cause, fact))
        }
      }
      if !event.isConsequence, start == index || !event.isFailedLink { start = index + 1 }
    }
    for (index, event) in zip(events.indices, events) {
      // The outer one of two nested requests comes first, and ends last.
      let delay = event.time - events[max(index - 1, events.startIndex)].time
      for (cause, fact) in causes[index]?.reversed() ?? [] {
        entries.append(.cause(cause, of: fact, after: delay))
      }
      if let fact = facts[index] { entries.append(.expect(fact)) }
    }
  }

  /// The request of each transition that ended, by the end's position; equal ones end in their order.
  private static func requests(in events: ArraySlice<Event>) -> [Int: Int] {
    struct Request: Hashable {
      let path: String
      let kind: Event.TransitionKind
      let route: Event.Route?
    }
    var requests: [Int: Int] = [:]
    var waiting: [Request: [Int]] = [:]
    for (index, event) in zip(events.indices, events) {
      guard case .transition(let transition) = event.kind else { continue }
      let request = Request(path: event.path, kind: transition.kind, route: transition.route)
      switch transition.phase {
      case .requested: waiting[request, default: []].append(index)
      case .performed, .merged, .rejected, .timedOut:
        guard let first = waiting[request]?.first else { continue }
        waiting[request]?.removeFirst()
        requests[index] = first
      case .observed: break
      }
    }
    return requests
  }

  /// The events of links that a later one superseded before anything else happened: a replay is at
  /// rest between two links, so the earlier one would not wait there.
  private static func linksWithoutEffect(in events: ArraySlice<Event>) -> Set<Int> {
    var indices: Set<Int> = []
    // The links that were received since the last other event.
    var received: [String: [Int]] = [:]
    for (index, event) in zip(events.indices, events) {
      if event.isRemark { continue }
      guard case .link(let link) = event.kind else {
        received = [:]
        continue
      }
      switch link.phase {
      case .received: received[link.text, default: []].append(index)
      case .superseded:
        guard let first = received[link.text]?.first else { continue }
        received[link.text]?.removeFirst()
        indices.formUnion([first, index])
      case .opened, .failed, .denied: break
      }
    }
    return indices
  }

  /// The steps of the sequences that follow from a route or a link, which the replay causes.
  private static func stepsWithCause(
    in events: ArraySlice<Event>, requests: [Int: Int]
  ) -> Set<Int> {
    var indices: Set<Int> = []
    // The links that were received and have not ended yet, by path.
    var links: [String: Set<String>] = [:]
    for (index, event) in zip(events.indices, events) {
      switch event.kind {
      case .link(let link):
        if case .received = link.phase {
          links[event.path, default: []].insert(link.text)
        } else {
          links[event.path]?.remove(link.text)
        }
      case .transition(let transition):
        guard let request = requests[index],
          transition.kind == Event.TransitionKind(.sequence),
          transition.route?.json != nil || links[event.path]?.isEmpty == false
        else { continue }
        for step in request..<index where events[step].root == event.root {
          // A step is requested after its sequence.
          guard case .transition(let transition) = events[step].kind,
            transition.phase == .performed, requests[step] ?? step > request
          else { continue }
          indices.insert(step)
        }
      default: break
      }
    }
    return indices
  }

  /// The starts of the first root, and of roots that took the place of one that had ended in its
  /// scene: all others have come with a scene.
  private static func rootsWithoutScene(in events: ArraySlice<Event>) -> Set<Int> {
    var indices: Set<Int> = []
    // The scenes that have no root yet, or none any more.
    var vacant = 1
    for (index, event) in zip(events.indices, events) where event.isOfRoot {
      switch event.kind {
      case .lifecycle(.started) where vacant > 0:
        vacant -= 1
        indices.insert(index)
      case .lifecycle(.stopped): vacant += 1
      case .cancelled(.sceneDisconnected), .ended(.sceneDisconnected): vacant -= 1
      default: break
      }
    }
    return indices
  }

  /// The events of the last run, without the end of the app, so that its last screen stays.
  ///
  /// Each start of a root at one path has a greater number than the one before. A run begins where a
  /// number is not greater, where a root without one starts although it has not stopped, and where the clock
  /// starts again. The end begins where the app goes to the background, to stop all its roots there.
  private static func lastRun(in events: [Event]) -> Range<Int> {
    var start = 0
    var running: Set<String> = []
    var numbers: [String: Int] = [:]
    // Where the app has gone to the background, children first.
    var pauses: Int?
    var background: Int?
    for (index, event) in events.enumerated() {
      pauses = event.kind == .lifecycle(.paused) ? pauses ?? index : nil
      guard event.isOfRoot else { continue }
      switch event.kind {
      case .lifecycle(.started):
        let latest = numbers[event.path]
        let isAgain =
          if let number = event.start, let latest { number <= latest } else {
            running.contains(event.path)
          }
        if isAgain || event.time < events[max(index - 1, 0)].time {
          start = index
          (running, numbers) = ([], [:])
        }
        numbers[event.path] = event.start
        running.insert(event.path)
        background = nil
      case .lifecycle(.stopped): running.remove(event.path)
      case .lifecycle(.paused): background = background ?? pauses
      case .lifecycle(.resumed): background = nil
      default: break
      }
    }
    return start..<(running.isEmpty ? background ?? events.count : events.count)
  }
}

extension Event {
  /// The text of the link that has come from outside; nil for other events.
  fileprivate var receivedLink: String? {
    if case .link(let link) = kind, case .received = link.phase { link.text } else { nil }
  }

  /// The name of the root of the event's coordinator.
  fileprivate var root: Substring { path.prefix { $0 != "/" } }

  /// Whether the event is of a root, which is paused while the app is in the background.
  var isOfRoot: Bool { !path.contains("/") }

  /// Whether a transition has ended because it repeated one that waited or ran.
  fileprivate var isMerged: Bool {
    if case .transition(let transition) = kind { transition.phase == .merged } else { false }
  }

  /// Whether a link has failed; after a stop, it may have failed because of that stop.
  fileprivate var isFailedLink: Bool {
    if case .link(let link) = kind, case .failed = link.phase { true } else { false }
  }

  /// Whether a replay reads on as if the event were not there.
  fileprivate var isRemark: Bool {
    switch kind {
    case .diagnostic: true
    case .lifecycle, .finished, .cancelled, .ended, .transition, .link, .admission, .leaving: false
    }
  }

  /// Whether the event can precede what has caused it: a flow stops before it reports its outcome.
  fileprivate var isConsequence: Bool {
    switch kind {
    case .lifecycle(.paused), .lifecycle(.resumed): !isOfRoot
    case .lifecycle(.stopped): true
    case .cancelled(let reason), .ended(let reason):
      reason == .parentStopped || reason == .lastScreenRemoved
    default: false
    }
  }

  /// The text of the request of a route, which is not compared: it says whether the app has made the
  /// request by itself.
  var routeRequestKey: String? {
    guard case .transition(let transition) = kind, transition.phase == .requested,
      let route = transition.route
    else { return nil }
    return "\(path) requested \(route.text)"
  }

  /// The text that an event of another run has, too, if it is the same; nil if it is not compared.
  ///
  /// What was only asked or rejected has changed nothing, and another link may supersede one in a
  /// replay. Screens that the framework removes belong to coordinators whose end is compared.
  func replayKey(links: Set<String>) -> String? {
    switch kind {
    case .lifecycle(.started), .lifecycle(.stopped), .cancelled, .ended: "\(path) \(kind)"
    case .lifecycle where isOfRoot: "\(path) \(kind)"
    case .finished: "\(path) finished"
    case .transition(let transition): transition.replayKey(path: path)
    case .link(let link) where links.contains(link.text): link.replayKey.map { "\(path) \($0)" }
    case .lifecycle, .diagnostic, .link, .admission, .leaving: nil
    }
  }
}

extension Event.Transition {
  fileprivate func replayKey(path: String) -> String? {
    guard phase == .performed || phase == .observed else { return nil }
    // The steps of a sequence have events of their own, and a path names who performs it.
    if kind == Event.TransitionKind(.sequence) { return route.map { "\(path) \(kind) \($0.text)" } }
    if [Event.TransitionKind(.none), .leave, .openExternally].contains(kind) { return nil }
    // A choice belongs to the coordinator of what is left, or of what is shown: a guard decides.
    if let index { return "\(path.prefix { $0 != "/" }) \(kind) \(index)" }
    return "\(path) \(kind) \(route?.text ?? "") \(subjects.joined(separator: ", "))"
  }
}

extension Event.Link {
  fileprivate var replayKey: String? {
    switch phase {
    case .received, .opened, .denied: "link \(text) \(phase)"
    case .failed: "link \(text) failed"
    case .superseded: nil
    }
  }
}
