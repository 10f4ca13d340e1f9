import CompactTesting
import CoordinatorCore
import Testing

struct JournalEventsTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func record(_ change: LifecycleChange, in journal: Journal?) {
    journal?.record(.lifecycle(change), path: "app")
  }

  func table(_ test: inout TestTable) {
    test("A sequence has the events since its creation, and ends with the journal") {
      var journal: Journal? = Journal { .zero }
      record(.started, in: journal)
      guard let events = journal?.events else { return }
      record(.paused, in: journal)
      record(.stopped, in: journal)
      journal = nil
      var texts: [String] = []
      for await event in events { texts.append("\(event.kind)") }
      expectEqual(texts, ["paused", "stopped"])
    }

    test("A cancelled task ends its sequence, and the journal is not observed any more") {
      let journal = Journal { .zero }
      let task = Task {
        var count = 0
        for await _ in journal.events { count += 1 }
        return count
      }
      await wait { journal.isObserved }
      record(.started, in: journal)
      task.cancel()
      _ = await task.value
      await wait {
        record(.stopped, in: journal)
        return !journal.isObserved
      }
    }

    test("A sequence that nobody iterates is not observed after its release") {
      let journal = Journal { .zero }
      var events: AsyncStream<Event>? = journal.events
      expectTrue(journal.isObserved)
      expectNotNil(events)
      events = nil
      await wait {
        record(.stopped, in: journal)
        return !journal.isObserved
      }
    }

    test("A slow loop has the newest 1,024 events") {
      var journal: Journal? = Journal { .zero }
      guard let events = journal?.events else { return }
      for number in 0..<1_030 { journal?.record(.finished(output: nil), path: "\(number)") }
      journal = nil
      var paths: [String] = []
      for await event in events { paths.append(event.path) }
      expectEqual(paths.count, 1_024)
      expectEqual(paths.first, "6")
    }
  }
}
