internal import Foundation

/// What goes out to a terminal, never waiting for one that is held or slow: what it has not taken
/// yet is kept, never more than one frame, since the next is asked for when this one is out.
@MainActor
final class TerminalOutput {
  private(set) var descriptor: Int32
  private let isOwn: Bool
  private let onGone: () -> Void
  private var rest: ArraySlice<UInt8> = []
  private var waiter: (any DispatchSourceProtocol)?

  /// Writes to the terminal behind a descriptor.
  init(_ descriptor: Int32, onGone: @escaping () -> Void) {
    let own = SystemCalls.openForWriting(descriptor)
    self.descriptor = own ?? descriptor
    isOwn = own != nil
    self.onGone = onGone
  }

  /// Goes on through another descriptor of the terminal, if it is written to through a shared one.
  func useIfShared(_ other: Int32) {
    if !isOwn { descriptor = other }
  }

  /// Whether everything was taken.
  var isReady: Bool { rest.isEmpty }

  /// Writes bytes after those that wait; false if the terminal has gone.
  func write(_ bytes: [UInt8]) -> Bool {
    if rest.isEmpty { rest = bytes[...] } else { rest += bytes }
    return flush()
  }

  /// Forgets what was not taken.
  func drop() {
    rest = []
    waiter?.cancel()
    waiter = nil
  }

  func close() {
    drop()
    if isOwn { SystemCalls.close(descriptor) }
  }

  private func flush() -> Bool {
    while !rest.isEmpty {
      switch SystemCalls.write(rest, to: descriptor) {
      case .some(let count): rest = rest.dropFirst(count)
      case .held:
        wait()
        return true
      case .gone:
        drop()
        return false
      }
    }
    drop()
    return true
  }

  private func wait() {
    guard waiter == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.waiter != nil else { return }
        if !self.flush() { self.onGone() }
      }
    }
    waiter = source
    source.resume()
  }
}
