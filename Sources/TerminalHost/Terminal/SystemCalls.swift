#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What we ask of the operating system, in one place.
enum SystemCalls {
  typealias Attributes = termios

  static var errorNumber: Int32 { errno }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of a terminal's window, nil if it does not say.
  static func windowSize(_ descriptor: Int32) -> GridSize? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  static func attributes(_ descriptor: Int32) -> Attributes? {
    var attributes = termios()
    return unsafe tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
  }

  /// Sets a terminal's attributes and drops what was typed and not yet read.
  static func setAttributes(_ attributes: Attributes, _ descriptor: Int32) -> Bool {
    var attributes = attributes
    return unsafe tcsetattr(descriptor, TCSAFLUSH, &attributes) == 0
  }

  /// The attributes in which each key comes at once, unchanged and without an echo.
  static func raw(_ attributes: Attributes) -> Attributes {
    var attributes = attributes
    unsafe cfmakeraw(&attributes)
    return attributes
  }

  /// Writes everything, however often the system takes only a part.
  ///
  /// - Returns: false if the terminal has gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = unsafe writeOnce(
          descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count > 0 {
          sent += count
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = unsafe poll(&wait, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// What can be read now; nil at the end of the input.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      let result = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
      failure = result < 0 ? errno : 0
      count = max(0, result)
    }
    if bytes.isEmpty, failure != EINTR, failure != EAGAIN { return nil }
    return bytes
  }

  /// One system call, allowed in a signal handler.
  static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe systemWrite(descriptor, bytes, count)
  }
}

// Within the type, `write` and `read` would mean its own methods.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
