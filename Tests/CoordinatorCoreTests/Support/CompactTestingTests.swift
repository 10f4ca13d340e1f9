import Testing

@testable import CompactTesting

/// Tests of the tables and expectations that all tests use.
struct CompactTestingTests: TableSuite {
  /// Expects that a closure records one failure with this text, at the line of this call.
  private func expectFailure(_ text: String, line: Int = #line, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text] && issue.sourceLocation?.line == line
    }
  }

  private final class Thing: CustomStringConvertible {
    var description: String { "thing" }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A failed expectation records its values at its line") {
      expectFailure("Expected 2, found 1") { expectEqual(1, 2) }
      expectFailure("Expected \"b\", found \"a\"\nWhy not?") { expectEqual("a", "b", "Why not?") }
      expectFailure("Expected \"a\", found \na\nb\n") { expectEqual("a\nb", "a") }
      expectFailure("Expected anything but 1") { expectNotEqual(1, 1) }
      expectFailure("Expected the object thing, found nil") { expectSame(nil, Thing()) }
      expectFailure("Expected the object nil, found nil") { expectSame(nil, nil) }
      expectFailure("Expected true, found false") { expectTrue(false) }
      expectFailure("Expected false, found true") { expectFalse(true) }
      expectFailure("Expected nil, found 1") { expectNil(1) }
      expectFailure("Expected a value, found nil") { expectNotNil(nil as Int?) }
      expectFailure("Expected a value, found nil") { _ = try? require(nil as Int?) }
    }

    test("A row that exists twice or not at all fails") {
      for (name, count) in [("twice", 2), ("never", 0)] {
        try await withKnownIssue {
          try await Doubled().run(row: name)
        } matching: { issue in
          issue.comments.map(\.rawValue) == [
            "Expected 1, found \(count)\nThe names in a table must be unique."
          ]
        }
      }
      #expect(Doubled.rowNames == ["twice", "twice"])
    }

    test("A wait ends with its condition, and has turns even if its time is over") {
      var turns = 0
      await wait(atMost: .zero) {
        turns += 1
        return turns == 3
      }
      #expect(turns == 3)
    }

    test("A wait whose condition stays false fails") {
      await withKnownIssue {
        await wait(atMost: .zero) { false }
      } matching: { issue in
        issue.comments.map(\.rawValue) == ["The condition did not become true in time"]
      }
    }

    test("startTask runs a task until it awaits") {
      var (steps, question): (String, CheckedContinuation<Void, Never>?) = ("", nil)
      let task = await startTask {
        await withCheckedContinuation { question = $0 }
        steps += "answered"
      }
      expectEqual(steps, "")
      try require(question).resume()
      await task.value
      expectEqual(steps, "answered")
    }

    test("A table whose suite cannot be created has one row") {
      expectEqual(Broken.rowNames, ["Broken"])
    }

    test("Seeds are numbers and ranges") {
      expectEqual(RandomSeeds.listed(in: "17"), [17])
      expectEqual(RandomSeeds.listed(in: "17,3-5"), [17, 3, 4, 5])
      for text in ["", "x", "17-x", "1-2-9", "-1", "5-3", "1,"] {
        expectNil(RandomSeeds.listed(in: text))
      }
    }
  }

  private struct Broken: TableSuite {
    init() throws { throw CancellationError() }
    func table(_ test: inout TestTable) {}
  }

  private struct Doubled: TableSuite {
    func table(_ test: inout TestTable) {
      test("twice") {}
      test("twice") {}
    }
  }
}
