internal import Foundation

/// The system calls of the host.
enum SystemCalls {
  typealias Attributes = termios

  static var errorNumber: Int32 { errno }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of a terminal's window; nil if the terminal does not report it.
  static func windowSize(_ descriptor: Int32) -> GridSize? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return GridSize(
      columns: min(Int(size.ws_col), GridSize.largest.columns),
      rows: min(Int(size.ws_row), GridSize.largest.rows))
  }

  static func attributes(_ descriptor: Int32) -> Attributes? {
    var attributes = termios()
    return unsafe tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
  }

  /// Sets a terminal's attributes without waiting for its output, which may be suspended.
  static func setAttributes(_ attributes: Attributes, _ descriptor: Int32) -> Bool {
    var attributes = attributes
    var result: Int32 = 0
    repeat {
      result = unsafe tcsetattr(descriptor, TCSANOW, &attributes)
    } while result != 0 && errno == EINTR
    return result == 0
  }

  /// Drops unread input.
  static func dropInput(_ descriptor: Int32) { tcflush(descriptor, TCIFLUSH) }

  /// The attributes of raw mode: each key is read immediately, unchanged and without an echo.
  static func raw(_ attributes: Attributes) -> Attributes {
    var attributes = attributes
    unsafe cfmakeraw(&attributes)
    return attributes
  }

  /// Opens a terminal again for non-blocking writes; nil if that is not possible.
  ///
  /// The mode of the given descriptor stays as it is, because other processes share it.
  static func openForWriting(_ descriptor: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    let opened = unsafe open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return opened >= 0 ? opened : nil
  }

  /// Opens the null device for each of the descriptors 0 to 2 that is closed.
  static func openStandardFiles() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// The result of a write.
  enum Written: Equatable {
    /// This number of bytes was written.
    case wrote(Int)
    /// The terminal accepts no bytes now.
    case held
    /// The terminal was closed.
    case gone
  }

  /// Writes as many bytes as the terminal accepts.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Written {
    unsafe bytes.withUnsafeBytes { buffer in
      while true {
        let count = unsafe writeOnce(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 || (unsafe buffer.isEmpty) { return .wrote(count) }
        if count == 0 || errno == EAGAIN { return .held }
        if errno != EINTR { return .gone }
      }
    }
  }

  /// The bytes that can be read now; nil at the end of the input.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      let result = unsafe Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      failure = result < 0 ? errno : 0
      count = max(0, result)
    }
    if bytes.isEmpty, failure != EINTR, failure != EAGAIN { return nil }
    return bytes
  }

  /// Whether there are bytes to read; waits for some milliseconds, without a limit if negative.
  @discardableResult
  static func canRead(_ descriptor: Int32, milliseconds: Int32 = 0) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wait, 1, milliseconds) == 1 && wait.revents & Int16(POLLIN) != 0
  }

  /// Waits until a terminal accepts bytes; false after a timeout; allowed in a signal handler.
  static func awaitRoom(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&wait, 1, milliseconds) == 1 && wait.revents & Int16(POLLOUT) != 0
  }

  static func close(_ descriptor: Int32) { Foundation.close(descriptor) }

  /// One system call, allowed in a signal handler.
  static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe Foundation.write(descriptor, bytes, count)
  }
}
