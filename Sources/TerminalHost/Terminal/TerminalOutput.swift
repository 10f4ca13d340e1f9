internal import Foundation

/// Writes to a terminal without waiting for it.
///
/// It buffers the bytes that the terminal has not accepted yet. This is one frame at most, because
/// the host draws the next one only when ``isReady`` is true.
@MainActor
final class TerminalOutput {
  private(set) var descriptor: Int32
  private let isOwn: Bool
  private let onGone: () -> Void
  private var rest: ArraySlice<UInt8> = []
  private var waiter: (any DispatchSourceProtocol)?

  /// Writes to the terminal of a descriptor.
  init(_ descriptor: Int32, onGone: @escaping () -> Void) {
    let own = SystemCalls.openForWriting(descriptor)
    self.descriptor = own ?? descriptor
    isOwn = own != nil
    self.onGone = onGone
  }

  /// Writes to another descriptor of the terminal from now on, unless this object has its own.
  func useIfShared(_ other: Int32) {
    if !isOwn { descriptor = other }
  }

  /// Whether the terminal has accepted all bytes.
  var isReady: Bool { rest.isEmpty }

  /// Writes bytes after the buffered ones; false if the terminal was closed.
  func write(_ bytes: [UInt8]) -> Bool {
    if rest.isEmpty { rest = bytes[...] } else { rest += bytes }
    return flush()
  }

  /// Drops the buffered bytes.
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
      case .wrote(let count): rest = rest.dropFirst(count)
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
