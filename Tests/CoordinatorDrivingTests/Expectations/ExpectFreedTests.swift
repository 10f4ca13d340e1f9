import CompactTesting
import CoordinatorTesting
import Testing

struct ExpectFreedTests: TableSuite {
  private final class Node {
    var other: Node?
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An object that is still referenced records an issue") {
      var kept: Node?
      let line = #line + 2
      withKnownIssue {
        expectFreed {
          let node = Node()
          kept = node
          return node
        }
      } matching: { issue in
        issue.sourceLocation?.line == line
          && issue.comments == [
            """
            Node is still alive.

            This usually means that it is part of a retain cycle, or that another object retains it.

            To fix this, make the reference back to it weak, or remove it where it was added.
            """
          ]
      }
      expectNotNil(kept)
    }
  }
}
