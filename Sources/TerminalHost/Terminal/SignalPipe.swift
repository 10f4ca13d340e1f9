internal import Foundation

/// Reports signals to the main actor, through a pipe into which the signal handlers write.
///
/// A separate queue reads the pipe, so that a signal ends the process even if the main actor hangs.
@MainActor
final class SignalPipe {
  private nonisolated static let endSignals: [Int32] = [SIGHUP, SIGINT, SIGTERM]
  private nonisolated static let others: [Int32] = [SIGTSTP, SIGCONT]

  private nonisolated static let stateAddress = PlainMemory.address(of: State(), count: 1)

  /// The state that a signal handler may access.
  private struct State {
    var writeEnd: Int32 = -1
    /// Whether the next SIGHUP, SIGINT or SIGTERM is reported; the one after it ends the process.
    var reportsEnd: Int32 = 0
  }

  private nonisolated static var state: UnsafeMutablePointer<State>? {
    unsafe UnsafeMutablePointer<State>(bitPattern: stateAddress)
  }

  private let readEnd: Int32
  private let writeEnd: Int32
  private let source: any DispatchSourceProtocol
  private var formerHandlers: [(number: Int32, handler: SignalHandler?)] = []

  /// Reports SIGTSTP and SIGCONT until ``close()``, and with `reportsEnd` also the first of SIGHUP, SIGINT
  /// and SIGTERM, which ends the process after `grace` seconds.
  init?(reportsEnd: Bool, grace: Double, _ report: @escaping @MainActor @Sendable (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0, let state = unsafe Self.state else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    unsafe state.pointee = State(writeEnd: writeEnd, reportsEnd: reportsEnd ? 1 : 0)
    let queue = DispatchQueue(label: "signals")
    source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: queue)
    source.setEventHandler { @Sendable [readEnd] in
      for number in SystemCalls.read(readEnd) ?? [] {
        let number = Int32(number)
        if Self.endSignals.contains(number) {
          queue.asyncAfter(deadline: .now() + grace) { TerminalRestoration.end(by: number) }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { report(number) } }
      }
    }
    source.resume()
    for number in Self.others {
      let former = signal(number) { SignalPipe.note($0) }
      // A signal that is ignored stays ignored.
      if ignoresSignal(former) { signal(number, SIG_IGN) }
      formerHandlers.append((number, former))
    }
  }

  /// Restores the previous signal handlers.
  func close() {
    for (number, handler) in formerHandlers { signal(number, handler) }
    formerHandlers.removeAll()
    unsafe Self.state?.pointee = State()
    let ends = [readEnd, writeEnd]
    source.setCancelHandler { @Sendable in
      for end in ends { SystemCalls.close(end) }
    }
    source.cancel()
  }

  /// Reports the first SIGHUP, SIGINT or SIGTERM, and returns false for all other signals; allowed in
  /// a signal handler.
  nonisolated static func takesOver(_ number: Int32) -> Bool {
    guard let state = unsafe state, unsafe state.pointee.reportsEnd == 1,
      number == SIGHUP || number == SIGINT || number == SIGTERM
    else { return false }
    unsafe state.pointee.reportsEnd = 0
    note(number)
    return true
  }

  private nonisolated static func note(_ number: Int32) {
    guard let state = unsafe state, unsafe state.pointee.writeEnd >= 0 else { return }
    var byte = UInt8(truncatingIfNeeded: number)
    let kept = errno
    unsafe _ = SystemCalls.writeOnce(state.pointee.writeEnd, &byte, 1)
    errno = kept
  }
}
