internal import Dispatch
internal import Foundation

/// The terminal in which the process was started.
///
/// Its state is restored by ``leave()``, and at `exit`, a signal that ends the process, or a crash,
/// as far as a signal handler can. The output of the app is stored and shown afterwards, because it
/// would garble the screen.
@MainActor
package final class Terminal {
  /// Called with the bytes of each read; nil if the terminal was closed.
  package var onInput: (([UInt8]?) -> Void)?
  /// Called when the size of the window changes, or its content may be lost.
  package var onResize: (() -> Void)?
  /// Called at SIGTSTP; call ``suspend()`` to stop the process.
  package var onStop: (() -> Void)?
  /// Called with the first SIGHUP, SIGINT or SIGTERM; if nil, the signal ends the process at once,
  /// otherwise after `grace` seconds.
  package var onEnd: ((Int32) -> Void)?

  private let grace: Double
  private let input: Int32
  private let givenOutput: Int32
  private let program: String
  private let environment: [String: String]
  private var output: TerminalOutput?
  private var original: SystemCalls.Attributes?
  private var sources: [any DispatchSourceProtocol] = []
  private var signals: SignalPipe?

  /// Creates a terminal; the process has `grace` seconds to end after the first SIGHUP, SIGINT or
  /// SIGTERM.
  package init(
    input: Int32 = 0, output: Int32 = 1, program: String = Terminal.programName,
    environment: [String: String] = ProcessInfo.processInfo.environment, grace: Double = 2
  ) {
    self.grace = grace
    self.input = input
    givenOutput = output
    self.program = program
    self.environment = environment
  }

  /// The program's name as a user typed it, without its folder.
  package static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "The app"
  }

  /// Whether the standard input is a terminal, where a user types.
  package static var standardInputIsTerminal: Bool { SystemCalls.isTerminal(0) }

  /// Opens the standard files that are closed, so that no other file gets their descriptors; the
  /// input is then empty, and writing fails as before.
  package nonisolated static func openStandardFiles() { SystemCalls.openStandardFiles() }

  /// Waits for the next bytes of the standard input; nil at its end, or if it cannot be read.
  package nonisolated static func readStandardInput() -> [UInt8]? {
    while let bytes = SystemCalls.read(0) {
      if !bytes.isEmpty { return bytes }
      SystemCalls.canRead(0, milliseconds: -1)
    }
    return nil
  }

  /// Writes a text to standard output, and waits while that accepts no bytes.
  package nonisolated static func writeStandardOutput(_ text: String) throws {
    try write(text, to: 1)
  }

  /// Writes a message and a line end to standard error, if possible; waits while that accepts no
  /// bytes.
  package nonisolated static func printError(_ message: String) {
    try? write(printable(message) + "\n", to: 2)
  }

  private nonisolated static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      switch SystemCalls.write(rest, to: descriptor) {
      case .wrote(let count): rest = rest.dropFirst(count)
      case .held: _ = SystemCalls.awaitRoom(descriptor, milliseconds: -1)
      case .gone: throw POSIXError(POSIXErrorCode(rawValue: SystemCalls.errorNumber) ?? .EIO)
      }
    }
  }

  /// The text with pictures of its control characters, except for line ends.
  package nonisolated static func printable(_ text: String) -> String {
    String(text.map { $0.isNewline ? "\n" : CharacterWidth.drawable($0).character })
  }

  /// The window's size; 80 by 24 where it is unknown.
  package var size: GridSize {
    SystemCalls.windowSize(output?.descriptor ?? givenOutput) ?? .standard
  }

  /// The colours that may be used: none if `NO_COLOR` is not empty, or if `TERM` is a terminal
  /// without colours; no backgrounds unless `TERM` or `COLORTERM` indicates 256 colours.
  package var palette: Palette {
    let type = environment["TERM"] ?? ""
    let isMonochrome = type.contains(/^vt[0-9]|-m(ono)?$/)
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty
    let hasMany =
      type.contains("256color") || type.contains("direct")
      || !(environment["COLORTERM"] ?? "").isEmpty
    return Palette(hasColors: !isMonochrome && !isUnwanted, hasBackgrounds: hasMany)
  }

  /// The error to show while the window is too small; nil if it is large enough.
  package var complaint: TerminalError? {
    let size = size
    guard size.columns < GridSize.smallest.columns || size.rows < GridSize.smallest.rows else {
      return nil
    }
    return .tooSmall(size, minimum: .smallest, program: program)
  }

  /// The reason why no screen can be shown: no terminal, or only a dumb one; nil if one can be shown.
  package var obstacle: TerminalError? {
    if environment["TERM"] == "dumb" { return .dumb(program: program) }
    if !SystemCalls.isTerminal(input) { return .notATerminal("input", program: program) }
    return SystemCalls.isTerminal(givenOutput) ? nil : .notATerminal("output", program: program)
  }

  /// Sets up the terminal: raw mode, alternate screen, no cursor.
  package func enter() throws(TerminalError) {
    guard original == nil else { return }
    if let obstacle { throw obstacle }
    if let complaint { throw complaint }
    guard let attributes = SystemCalls.attributes(input) else {
      throw .unusable(SystemCalls.errorNumber, program: program)
    }
    let output = TerminalOutput(givenOutput) { [weak self] in self?.onInput?(nil) }
    TerminalRestoration.arm(
      input: input, output: output.descriptor, attributes: attributes, bytes: ControlSequence.leave)
    guard SystemCalls.setAttributes(SystemCalls.raw(attributes), input) else {
      let number = SystemCalls.errorNumber
      TerminalRestoration.disarm()
      output.close()
      throw .unusable(number, program: program)
    }
    SystemCalls.dropInput(input)
    original = attributes
    self.output = output
    if givenOutput == 1 { output.useIfShared(TerminalRestoration.captureStandardOutput()) }
    _ = output.write(Array(ControlSequence.enter.utf8))
    listen()
  }

  /// Restores the terminal.
  package func leave() {
    guard original != nil else { return }
    original = nil
    stopListening()
    TerminalRestoration.disarm()
    output?.close()
    output = nil
  }

  /// Restores the terminal and stops the process, as ctrl-Z does in other programs; returns when the
  /// process continues and the terminal is set up again.
  package func suspend() {
    guard original != nil else { return }
    output?.drop()
    TerminalRestoration.lend()
    JobControl.stop()
    take()
  }

  /// Whether the terminal has accepted all bytes; if not, frames should wait.
  package var isReady: Bool { output?.isReady ?? true }

  /// Writes a frame, or as much of it as the terminal accepts now; false if it was closed.
  package func write(_ bytes: [UInt8]) -> Bool {
    // A crash on another thread has restored the terminal; do not draw over its report.
    if original != nil, !TerminalRestoration.isArmed { return true }
    guard !bytes.isEmpty else { return true }
    if let output { return output.write(bytes) }
    return SystemCalls.write(bytes[...], to: givenOutput) != .gone
  }

  /// Sets up the terminal again after the process was continued.
  private func take() {
    guard let attributes = original else { return }
    JobControl.awaitForeground(input)
    if !TerminalRestoration.isArmed {
      // Another program may have changed the attributes, which are restored when this one ends.
      let found = SystemCalls.attributes(input) ?? attributes
      original = found
      TerminalRestoration.rearm(attributes: found)
      if givenOutput == 1 { _ = TerminalRestoration.captureStandardOutput() }
    }
    _ = SystemCalls.setAttributes(SystemCalls.raw(attributes), input)
    output?.drop()
    _ = output?.write(Array(ControlSequence.enter.utf8))
    onResize?()
  }

  private func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    keys.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readInput() }
    }
    let resize = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resize.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.onResize?() }
    }
    // Dispatch handles signals only after it has registered the source, and earlier ones are lost.
    let first = size
    resize.setRegistrationHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.size != first { self.onResize?() }
      }
    }
    sources = [keys, resize]
    for source in sources { source.resume() }
    signals = SignalPipe(reportsEnd: onEnd != nil, grace: grace) { [weak self] in
      self?.take(signal: $0)
    }
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGTSTP: if let onStop { onStop() } else { suspend() }
    case SIGCONT: take()
    default: onEnd?(number)
    }
  }

  private func stopListening() {
    for source in sources { source.cancel() }
    sources.removeAll()
    signals?.close()
    signals = nil
  }

  /// Reads the available bytes, in a limited number of reads, so that the host can draw in between.
  private func readInput() {
    var bytes = SystemCalls.read(input)
    for _ in 0..<16 where bytes?.isEmpty == false && SystemCalls.canRead(input) {
      guard let more = SystemCalls.read(input), !more.isEmpty else { break }
      bytes? += more
    }
    if bytes == nil {
      // A descriptor at its end is always readable.
      for source in sources { source.cancel() }
      sources.removeAll()
    }
    onInput?(bytes)
  }
}
