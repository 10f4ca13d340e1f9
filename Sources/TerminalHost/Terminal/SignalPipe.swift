internal import Foundation

/// Tells the main actor of signals, which a handler writes into a pipe; a queue of its own reads
/// it, so that a signal that ends the process does so when the main actor is busy for good.
@MainActor
final class SignalPipe {
  private nonisolated static let polite: [Int32] = [SIGHUP, SIGINT, SIGTERM]
  private nonisolated static let others: [Int32] = [SIGTSTP, SIGCONT]

  private nonisolated static let stateAddress = PlainMemory.address(of: State(), count: 1)

  /// What a handler may touch.
  private struct State {
    var writeEnd: Int32 = -1
    /// Whether ending signals are told, too; the first one is, the second one ends the process.
    var tellsEnd: Int32 = 0
  }

  private nonisolated static var state: UnsafeMutablePointer<State>? {
    unsafe UnsafeMutablePointer<State>(bitPattern: stateAddress)
  }

  private let readEnd: Int32
  private let writeEnd: Int32
  private let source: any DispatchSourceProtocol
  private var formerHandlers: [(number: Int32, handler: SignalHandler?)] = []

  /// Listens until ``close()``; with `tellsEnd`, SIGHUP, SIGINT and SIGTERM are told, and end the
  /// process only after `grace` seconds.
  init?(tellsEnd: Bool, grace: Double, _ tell: @escaping @MainActor @Sendable (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0, let state = unsafe Self.state else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    unsafe state.pointee = State(writeEnd: writeEnd, tellsEnd: tellsEnd ? 1 : 0)
    let queue = DispatchQueue(label: "signals")
    source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: queue)
    source.setEventHandler { @Sendable [readEnd] in
      for number in SystemCalls.read(readEnd) ?? [] {
        let number = Int32(number)
        if Self.polite.contains(number) {
          queue.asyncAfter(deadline: .now() + grace) { TerminalRestoration.end(by: number) }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { tell(number) } }
      }
    }
    source.resume()
    for number in Self.others {
      let former = signal(number) { SignalPipe.note($0) }
      // What somebody chose to ignore stays ignored.
      if ignoresSignal(former) { signal(number, SIG_IGN) }
      formerHandlers.append((number, former))
    }
  }

  /// Gives the signals their former handlers.
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

  /// Whether an ending signal will be told; only once, and allowed in a handler.
  nonisolated static func takesOver(_ number: Int32) -> Bool {
    guard let state = unsafe state, unsafe state.pointee.tellsEnd == 1,
      number == SIGHUP || number == SIGINT || number == SIGTERM
    else { return false }
    unsafe state.pointee.tellsEnd = 0
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
