import Testing

@testable import CompactTesting

/// The tables and the expectations that all tests are made of.
@MainActor @Suite struct CompactTestingTests: TableSuite {
  /// Expects that the body records one failure with this text, at the line of the call.
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
    test("What does not hold is recorded with its values, at its line") {
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
    }

    test("What holds records nothing") {
      let one = Thing()
      expectEqual(1, 1)
      expectNotEqual(1, 2)
      expectSame(one, one)
      expectTrue(true)
      expectFalse(false)
      expectNil(nil as Int?)
      expectNotNil(1)
    }

    test("A row that is there twice, or not at all, fails") {
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

    test("A wait ends with its condition") {
      var turns = 0
      await wait {
        turns += 1
        return turns == 3
      }
      #expect(turns == 3)
    }

    test("A wait for what does not come fails") {
      await withKnownIssue {
        await wait(atMost: .zero) { false }
      } matching: { issue in
        issue.comments.map(\.rawValue) == ["The condition did not become true in time"]
      }
    }

    test("A task is started until it awaits") {
      var (steps, question): (String, CheckedContinuation<Void, Never>?) = ("", nil)
      let task = await startTask {
        await withCheckedContinuation { question = $0 }
        steps += "answered"
      }
      expectEqual(steps, "")
      try #require(question).resume()
      await task.value
      expectEqual(steps, "answered")
    }

    test("A table that cannot be made has one row, which fails") {
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
