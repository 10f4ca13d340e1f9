internal import Dispatch
internal import Foundation

/// The terminal that the process was started in.
///
/// Between ``enter()`` and ``leave()`` it shows the alternate screen and reports every key at once.
/// It is given back as it was found however the process ends: by ``leave()``, by `exit`, by a signal
/// that ends it, and, as far as a signal handler can, by a crash. What the app prints meanwhile would
/// garble the screen; it is kept and shown afterwards.
@MainActor
package final class Terminal {
  /// The smallest size in which a screen can be used.
  package static let minimumSize = GridSize(columns: 40, rows: 12)

  /// Told the bytes that came in; nil when the terminal has gone.
  package var onInput: (([UInt8]?) -> Void)?
  /// Told that the window has another size.
  package var onResize: (() -> Void)?

  private let input: Int32
  private var output: Int32
  private let program: String
  private let type: String?
  private var original: SystemCalls.Attributes?
  private var sources: [any DispatchSourceProtocol] = []

  /// Makes a terminal of two file descriptors; its type is what the environment calls TERM.
  package init(
    input: Int32 = 0, output: Int32 = 1, program: String = Terminal.programName,
    type: String? = ProcessInfo.processInfo.environment["TERM"]
  ) {
    self.input = input
    self.output = output
    self.program = program
    self.type = type
  }

  /// The program's name as a person typed it, without its folder.
  package static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "The app"
  }

  /// The window's size; 80 by 24 where it is unknown.
  package var size: GridSize { SystemCalls.windowSize(output) ?? .standard }

  /// What to show while the window is too small, nil if it is large enough.
  package var complaint: TerminalError? {
    let size = size
    guard size.columns < Self.minimumSize.columns || size.rows < Self.minimumSize.rows else {
      return nil
    }
    return .tooSmall(size, minimum: Self.minimumSize, program: program)
  }

  /// Takes the terminal: raw mode, alternate screen, no cursor.
  package func enter() throws(TerminalError) {
    guard original == nil else { return }
    guard SystemCalls.isTerminal(input) else {
      throw .notATerminal("input", program: program)
    }
    guard SystemCalls.isTerminal(output) else {
      throw .notATerminal("output", program: program)
    }
    if type == "dumb" { throw .dumb(program: program) }
    if let complaint { throw complaint }
    guard let attributes = SystemCalls.attributes(input) else {
      throw .unusable(SystemCalls.errorNumber, program: program)
    }
    TerminalRestoration.arm(
      input: input, output: output, attributes: attributes, bytes: ControlSequence.leave)
    guard SystemCalls.setAttributes(SystemCalls.raw(attributes), input) else {
      let number = SystemCalls.errorNumber
      TerminalRestoration.disarm()
      throw .unusable(number, program: program)
    }
    original = attributes
    if output == 1 { output = TerminalRestoration.captureStandardOutput() }
    _ = write(Array(ControlSequence.enter.utf8))
    listen()
  }

  /// Gives the terminal back as it was.
  ///
  /// Calling it again has no effect.
  package func leave() {
    guard original != nil else { return }
    original = nil
    for source in sources { source.cancel() }
    sources.removeAll()
    TerminalRestoration.disarm()
  }

  /// Writes a frame; false if the terminal has gone.
  package func write(_ bytes: [UInt8]) -> Bool {
    // A crash on another thread gave the terminal back; its report must not be painted over.
    if original != nil, !TerminalRestoration.isArmed { return true }
    return bytes.isEmpty || SystemCalls.write(bytes, to: output)
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
    sources = [keys, resize]
    for source in sources { source.resume() }
  }

  private func readInput() {
    let bytes = SystemCalls.read(input)
    if bytes == nil {
      // A descriptor at its end is readable for ever.
      for source in sources { source.cancel() }
      sources.removeAll()
    }
    onInput?(bytes)
  }
}
