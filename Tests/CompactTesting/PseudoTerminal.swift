import Foundation

/// A terminal without a window, for tests.
package final class PseudoTerminal {
  package let path: String
  package let slave: Int32
  private var master: Int32

  package init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { return nil }
    var (unlocked, number) = (Int32(0), Int32(0))
    unsafe _ = ioctl(master, 0x4004_5431, &unlocked)
    unsafe _ = ioctl(master, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    slave = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(slave)
    hangUp()
  }

  /// Closes the terminal, as when its window is closed.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Types bytes, as far as they are taken at once.
  package func type(_ bytes: ArraySlice<UInt8>) -> Int {
    var wait = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&wait, 1, 0) == 1 else { return 0 }
    let bytes = Array(bytes.prefix(512))
    return unsafe max(0, write(master, bytes, bytes.count))
  }

  /// Holds the output, as ctrl-S does, or lets it go.
  package func hold(_ isHeld: Bool) { tcflow(slave, isHeld ? TCOOFF : TCOON) }

  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    unsafe _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  /// What was written to the terminal so far, escape bytes made visible.
  ///
  /// - Parameter milliseconds: How long to wait for the first of it.
  package func output(waiting milliseconds: Int32 = 0) -> String {
    var result: [UInt8] = []
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&wait, 1, result.isEmpty ? milliseconds : 0) == 1 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(master, &bytes, bytes.count)
      guard count > 0 else { break }
      result += bytes.prefix(count)
    }
    return String(decoding: result, as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  /// The settings, as far as a program changes them.
  package func settings() -> String {
    var attributes = termios()
    unsafe _ = tcgetattr(slave, &attributes)
    return "\(attributes.c_iflag) \(attributes.c_oflag) \(attributes.c_cflag) \(attributes.c_lflag)"
  }
}
