#if os(Linux)
  import CompactTesting
  import CoordinatorDriving
  import Foundation
  import HeadlessUIKit
  import Testing

  @testable import CoordinatorLauncher

  @Suite(.onItsOwnThread) struct EndSignalsTests {
    @Test func `An app that hangs is ended by a signal nevertheless`() async {
      await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { @MainActor in
        EndSignals.end(AppDriver(device: HeadlessDevice(clock: TransitionClock(.immediate))))
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
