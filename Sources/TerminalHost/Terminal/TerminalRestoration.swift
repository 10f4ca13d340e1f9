#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Gives the terminal back when the process ends without a word: by a signal, a crash or `exit`.
///
/// A signal handler may touch no Swift object and no lock, so what it needs lies in plain memory that
/// is filled beforehand and never freed: the terminal's attributes, and the bytes to write.
enum TerminalRestoration {
  private struct Record {
    var isArmed: Int32 = 0
    var input: Int32 = 0
    var output: Int32 = 1
    var attributes = termios()
    var byteCount = 0
    /// A file for what the app prints meanwhile, and where it would have gone; -1 for none.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
  }

  /// Addresses, since pointers cannot be shared by global constants.
  private static let recordAddress = address(of: Record(), count: 1)
  private static let bytesAddress = address(of: UInt8(0), count: 256)
  private static let actionsAddress = address(of: sigaction(), count: 64)

  private static let ending: [Int32] = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
  ]

  /// Whether the terminal is ours and was not given back yet.
  static var isArmed: Bool {
    guard let record = unsafe record else { return false }
    return unsafe record.pointee.isArmed == 1
  }

  /// From now on every end of the process sets these attributes and writes these bytes.
  static func arm(input: Int32, output: Int32, attributes: SystemCalls.Attributes, bytes: String) {
    guard let record = unsafe record,
      let memory = unsafe UnsafeMutablePointer<UInt8>(bitPattern: bytesAddress),
      unsafe record.pointee.isArmed == 0
    else { return }
    var count = 0
    for byte in bytes.utf8.prefix(256) {
      unsafe memory[count] = byte
      count += 1
    }
    unsafe record.pointee = Record(
      isArmed: 1, input: input, output: output, attributes: attributes, byteCount: count)
    installHandlers()
    _ = registered
  }

  /// Gives the terminal back now, and the signals their former handlers.
  static func disarm() {
    guard restore() else { return }
    for number in ending { giveBack(number) }
  }

  /// Only calls that are allowed in a signal handler.
  @discardableResult
  private static func restore() -> Bool {
    guard let record = unsafe record, unsafe record.pointee.isArmed == 1 else { return false }
    unsafe record.pointee.isArmed = 0
    guard let bytes = unsafe UnsafeMutableRawPointer(bitPattern: bytesAddress) else { return true }
    unsafe _ = SystemCalls.writeOnce(record.pointee.output, bytes, record.pointee.byteCount)
    unsafe _ = tcsetattr(record.pointee.input, TCSANOW, &record.pointee.attributes)
    unsafe replay(record.pointee, through: bytes)
    unsafe record.pointee.capture = -1
    return true
  }

  /// Keeps what the app prints off the screen until the terminal is given back, crash messages too.
  ///
  /// - Returns: the descriptor on which the terminal can still be reached.
  static func captureStandardOutput() -> Int32 {
    guard let record = unsafe record, SystemCalls.isTerminal(2), let file = unsafe tmpfile() else {
      return 1
    }
    unsafe record.pointee.capture = fileno(file)
    unsafe record.pointee.standardOutput = dup(1)
    unsafe record.pointee.standardError = dup(2)
    unsafe dup2(record.pointee.capture, 1)
    unsafe dup2(record.pointee.capture, 2)
    unsafe record.pointee.output = record.pointee.standardOutput
    return unsafe record.pointee.output
  }

  private static func replay(_ record: Record, through buffer: UnsafeMutableRawPointer) {
    guard record.capture >= 0 else { return }
    dup2(record.standardOutput, 1)
    dup2(record.standardError, 2)
    lseek(record.capture, 0, SEEK_SET)
    while true {
      let count = unsafe read(record.capture, buffer, 256)
      guard count > 0 else { return }
      unsafe _ = SystemCalls.writeOnce(2, UnsafeRawPointer(buffer), count)
    }
  }

  private static func installHandlers() {
    guard let actions = unsafe UnsafeMutablePointer<sigaction>(bitPattern: actionsAddress) else {
      return
    }
    for number in ending {
      // What somebody chose to ignore, as `nohup` does, stays ignored.
      unsafe _ = sigaction(number, nil, actions + Int(number))
      let former = signal(number) { number in
        TerminalRestoration.restore()
        TerminalRestoration.giveBack(number)
        raise(number)
      }
      if unsafe unsafeBitCast(former, to: Int.self) == 1 { giveBack(number) }
    }
  }

  private static func giveBack(_ number: Int32) {
    guard let actions = unsafe UnsafeMutablePointer<sigaction>(bitPattern: actionsAddress) else {
      return
    }
    unsafe _ = sigaction(number, actions + Int(number), nil)
  }

  private static var record: UnsafeMutablePointer<Record>? {
    unsafe UnsafeMutablePointer<Record>(bitPattern: recordAddress)
  }

  private static let registered: Int32 = atexit { TerminalRestoration.restore() }

  private static func address<Value>(of value: Value, count: Int) -> UInt {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    unsafe memory.initialize(repeating: value, count: count)
    return UInt(bitPattern: memory)
  }
}
