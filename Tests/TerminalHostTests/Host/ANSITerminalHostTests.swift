import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

@Suite(.onItsOwnThread) struct ANSITerminalHostTests {}

extension ANSITerminalHostTests {
  @Test func `Without a terminal the host says so and gives a failing status`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let status = await MainActor.run { ANSITerminalHost(device: .current).run() }
      exit(status)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectTrue(message.contains("cannot be shown here: its standard input is not a terminal."))
  }
}
