public import CoordinatorCore
import Coordinators
import HeadlessUIKit

/// Repeats a recorded run of an app, until its coordinators are the same.
///
/// ```swift
/// let lines = try JournalLines(contentsOf: url)
/// let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
/// app.launch(AppDelegate.self)
/// try await Replay(lines.events).run(on: app)
/// ```
///
/// The app does by itself what it has done by itself in the recorded run. The replay causes the rest:
/// it triggers routes, opens links, goes back, dismisses, selects tabs, turns pages, and ends flows.
/// Then both runs must have done the same.
///
/// A screen that was shown without a route cannot be shown again, unless the app does so by itself. A
/// route has to be `Codable`, and the output of a flow a `RecordedOutput` or `Void`. Texts that a
/// user has typed are not in a journal. The app needs the files and the services with which the
/// recorded run began. What it did by itself more than a second later, it may do twice.
///
/// Entry guards are asked as in any other run, so that a replay shows nothing that they deny. Leave
/// guards are asked where a user goes back.
@MainActor
public struct Replay {
  private let events: [Event]

  /// How long an event may take that the app has to cause itself, in real time.
  public var timeout: Duration = .seconds(5)

  /// Creates a replay of the last run in a journal.
  public init(_ events: [Event]) { self.events = events }

  /// Repeats the run on an app that was just launched.
  ///
  /// - Throws: The first ``Difference`` between the runs. The app stays in the state that led to it. If
  ///   the task is cancelled, what has not happened yet is missing.
  public func run(on app: AppDriver) async throws(Difference) {
    let recorded = RecordedRun(events)
    var repeated = RepeatedRun(of: recorded, on: app)
    for entry in recorded.entries {
      switch entry {
      case .cause(let cause, let fact, let delay):
        await app.settleTasks()
        repeated.read()
        if !cause.isOfUser { await wait(for: fact, after: delay, in: &repeated, on: app) }
        if !repeated.has(fact) {
          if let cancellation {
            throw Difference(.missing, fact.event, number: fact.number, reason: cancellation)
          }
          repeated.problem = app.cause(cause, at: fact.event.path, of: repeated.start(of: fact))
        }
        repeated.claim(fact)
      case .expect(let fact):
        try await expect(fact, in: &repeated, on: app)
      }
    }
    await app.settleTasks()
    repeated.read()
    if let event = repeated.additional.first { throw Difference(.additional, event) }
    try compareStates(of: recorded, with: app)
  }

  private var cancellation: String? {
    Task.isCancelled ? "The task that runs the replay was cancelled." : nil
  }

  /// Lets the app do by itself what it may have done after a short delay in the recorded run.
  private func wait(
    for fact: RecordedRun.Fact, after delay: Duration, in repeated: inout RepeatedRun,
    on app: AppDriver
  ) async {
    // Longer delays are usually those of a user.
    guard (.zero ... .seconds(1)).contains(delay) else { return }
    // On a busy machine, the app may take longer now.
    let deadline = ContinuousClock.now + delay + min(delay, .milliseconds(100))
    while !repeated.has(fact), cancellation == nil, ContinuousClock.now < deadline {
      await app.waitForChange(until: deadline)
      await app.settleTasks()
      repeated.read()
    }
  }

  /// Waits until a fact has happened again.
  private func expect(
    _ fact: RecordedRun.Fact, in repeated: inout RepeatedRun, on app: AppDriver
  ) async throws(Difference) {
    repeated.read()
    if repeated.take(fact) { return }
    await app.settleTasks()
    repeated.read()
    let deadline = ContinuousClock.now + timeout
    while !repeated.take(fact) {
      let problem = cancellation ?? repeated.problem?()
      if problem != nil || ContinuousClock.now >= deadline {
        throw Difference(
          .missing, fact.event, number: fact.number, instead: repeated.additional.first,
          reason: problem ?? ReplayCause.remedy(for: fact.event))
      }
      await app.waitForChange(until: min(deadline, .now + .milliseconds(100)))
      await app.settleTasks()
      repeated.read()
    }
  }

  private func compareStates(
    of run: RecordedRun, with app: AppDriver
  ) throws(Difference) {
    let (recorded, repeated) = (RunningCoordinators(run.events), RunningCoordinators(app.events))
    for (path, event) in recorded.lastEvents.sorted(by: { $0.key < $1.key }) {
      if recorded.states(at: path) == repeated.states(at: path) { continue }
      throw Difference(.state, event, instead: repeated.lastEvents[path])
    }
  }
}
