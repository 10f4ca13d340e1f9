@unsafe @preconcurrency internal import Foundation

/// Restores the terminal when a signal, a crash or `exit` ends the process.
///
/// A signal handler may access no Swift object and no lock, so its data are in plain memory that is
/// never freed.
enum TerminalRestoration {
  private struct Record {
    var isArmed: Int32 = 0
    var input: Int32 = 0
    var output: Int32 = 1
    var attributes = termios()
    var byteCount = 0
    /// Whether the app's output is redirected to a file.
    var isCapturing: Int32 = 0
    /// The file for the app's output, and the original descriptors; -1 for none.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
  }

  private static let leaveCapacity = 256
  private static let replayCapacity = 4096
  private static let recordAddress = PlainMemory.address(of: Record(), count: 1)
  private static let bytesAddress = PlainMemory.address(
    of: UInt8(0), count: leaveCapacity + replayCapacity)
  private static let actionsAddress = PlainMemory.address(of: sigaction(), count: 65)

  private static let ending: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]

  /// Whether the terminal is set up and was not restored yet.
  static var isArmed: Bool {
    guard let record = unsafe record else { return false }
    return unsafe record.pointee.isArmed == 1
  }

  /// Makes every end of the process set these attributes and write these bytes.
  static func arm(input: Int32, output: Int32, attributes: SystemCalls.Attributes, bytes: String) {
    guard let record = unsafe record,
      let memory = unsafe UnsafeMutablePointer<UInt8>(bitPattern: bytesAddress),
      unsafe record.pointee.isArmed == 0
    else { return }
    var count = 0
    for byte in bytes.utf8.prefix(leaveCapacity) {
      unsafe memory[count] = byte
      count += 1
    }
    unsafe record.pointee = Record(
      isArmed: 1, input: input, output: output, attributes: attributes, byteCount: count)
    installHandlers()
    _ = registered
  }

  /// Restores the terminal and the previous signal handlers now.
  static func disarm() {
    guard restore() else { return }
    for number in ending { restoreHandler(number) }
  }

  /// Restores the terminal for a while; the signal handlers stay.
  static func lend() { restore() }

  /// Arms the restoration again, with the attributes to restore.
  static func rearm(attributes: SystemCalls.Attributes) {
    guard let record = unsafe record else { return }
    unsafe record.pointee.attributes = attributes
    unsafe record.pointee.isArmed = 1
  }

  /// Restores the terminal and ends the process by the signal.
  static func end(by number: Int32) {
    restore()
    restoreHandler(number)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe _ = pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
  }

  /// Restores the terminal; false if it is not set up; allowed in a signal handler.
  @discardableResult
  private static func restore() -> Bool {
    guard let record = unsafe record, unsafe record.pointee.isArmed == 1 else { return false }
    unsafe record.pointee.isArmed = 0
    guard let bytes = unsafe UnsafeMutableRawPointer(bitPattern: bytesAddress) else { return true }
    let output = unsafe record.pointee.output
    if unsafe !write(bytes, record.pointee.byteCount, to: output) {
      // The terminal is stopped or too slow, so drop what it has not shown yet.
      tcflush(output, TCOFLUSH)
      tcflow(output, TCOON)
      unsafe _ = write(bytes, record.pointee.byteCount, to: output)
    }
    unsafe _ = tcsetattr(record.pointee.input, TCSANOW, &record.pointee.attributes)
    unsafe replay(record.pointee)
    unsafe record.pointee.isCapturing = 0
    return true
  }

  /// Writes all bytes; false if the terminal accepted none for a while, or was closed.
  private static func write(
    _ bytes: UnsafeMutableRawPointer, _ count: Int, to descriptor: Int32
  ) -> Bool {
    var sent = 0
    while sent < count {
      let written = unsafe SystemCalls.writeOnce(
        descriptor, UnsafeRawPointer(bytes + sent), count - sent)
      if written > 0 {
        sent += written
      } else if written == 0 || errno == EAGAIN {
        guard SystemCalls.awaitRoom(descriptor, milliseconds: 300) else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Redirects the app's output, also crash messages, to a file until the terminal is restored.
  ///
  /// - Returns: A descriptor of the terminal.
  static func captureStandardOutput() -> Int32 {
    guard let record = unsafe record else { return 1 }
    if unsafe record.pointee.capture < 0 {
      guard let file = unsafe tmpfile() else { return 1 }
      unsafe record.pointee.capture = fileno(file)
      unsafe record.pointee.standardOutput = dup(1)
      unsafe record.pointee.standardError = SystemCalls.isTerminal(2) ? dup(2) : -1
      // If the terminal has only descriptor 1, its copy is used to restore it.
      if unsafe record.pointee.output == 1 {
        unsafe record.pointee.output = record.pointee.standardOutput
      }
    } else {
      unsafe _ = ftruncate(record.pointee.capture, 0)
      unsafe lseek(record.pointee.capture, 0, SEEK_SET)
    }
    // For a file, `print` would buffer its lines, and a crash would lose them.
    unsafe setvbuf(stdout, nil, _IOLBF, 0)
    unsafe dup2(record.pointee.capture, 1)
    if unsafe record.pointee.standardError >= 0 { unsafe dup2(record.pointee.capture, 2) }
    unsafe record.pointee.isCapturing = 1
    return unsafe record.pointee.standardOutput
  }

  private static func replay(_ record: Record) {
    guard record.isCapturing == 1,
      let buffer = unsafe UnsafeMutableRawPointer(bitPattern: bytesAddress + UInt(leaveCapacity))
    else { return }
    dup2(record.standardOutput, 1)
    if record.standardError >= 0 { dup2(record.standardError, 2) }
    lseek(record.capture, 0, SEEK_SET)
    while true {
      let count = unsafe read(record.capture, buffer, replayCapacity)
      guard count > 0, unsafe write(buffer, count, to: record.output) else { return }
    }
  }

  private static func installHandlers() {
    guard let actions = unsafe UnsafeMutablePointer<sigaction>(bitPattern: actionsAddress) else {
      return
    }
    _ = SignalPipe.takesOver(0)  // Allocates its memory, which a handler must not do.
    for number in ending {
      // A signal that is ignored, as with `nohup`, stays ignored.
      unsafe _ = sigaction(number, nil, actions + Int(number))
      let former = signal(number) { number in
        if SignalPipe.takesOver(number) { return }
        TerminalRestoration.restore()
        TerminalRestoration.restoreHandler(number)
        raise(number)
      }
      if ignoresSignal(former) { restoreHandler(number) }
    }
  }

  private static func restoreHandler(_ number: Int32) {
    guard let actions = unsafe UnsafeMutablePointer<sigaction>(bitPattern: actionsAddress) else {
      return
    }
    unsafe _ = sigaction(number, actions + Int(number), nil)
  }

  private static var record: UnsafeMutablePointer<Record>? {
    unsafe UnsafeMutablePointer<Record>(bitPattern: recordAddress)
  }

  private static let registered: Int32 = atexit { TerminalRestoration.restore() }
}
