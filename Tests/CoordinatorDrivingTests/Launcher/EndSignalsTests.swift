#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  @testable import CoordinatorLauncher

  @Suite(.onItsOwnThread) struct EndSignalsTests {
    @Test func `An app that hangs is ended by a signal nevertheless`() async {
      await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { @MainActor in
        EndSignals.handle { exit($0) }
        alarm(60)
        // One that comes before the first was noticed is none.
        while true {
          kill(getpid(), SIGTERM)
          _ = poll(nil, 0, 50)
        }
      }
    }
  }
#endif
