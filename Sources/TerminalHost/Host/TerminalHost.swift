internal import Dispatch
internal import Foundation
public import HeadlessUIKit

/// Shows a device's window in the terminal and lets a person operate it.
///
/// The host owns the main loop, so that the app's tasks, timers and clock run while it waits for
/// keys. A frame is drawn when something visible changed, at most once per turn of the loop; while
/// nothing happens, nothing runs.
///
/// ```swift
/// let host = TerminalHost(device: .current)
/// exit(host.run())
/// ```
@MainActor
public final class TerminalHost {
  /// How long an escape byte waits for the rest of a sequence before it is the Esc key.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(40)

  private let device: HeadlessDevice
  private let session: HostSession
  private let terminal: Terminal
  private var parser = KeyParser()
  /// Counts the reads, so that an escape byte is decided only if nothing followed it.
  private var reads = 0
  private var shown: Grid?
  private var needsFrame = true
  private var status: Int32?

  /// Makes a host for a device.
  ///
  /// - Parameter panel: lines shown beside the screen, asked for with each frame; from 100 columns
  ///   on they stand at the right, else ctrl-T shows them in place of the screen.
  public init(device: HeadlessDevice, panel: (() -> [String])? = nil) {
    self.device = device
    session = HostSession(device: device, panel: panel)
    terminal = Terminal()
  }

  /// Takes the terminal, runs the main loop until the person quits, and gives the terminal back.
  ///
  /// Call it on the main thread, from a synchronous `main`; it does not return before the app ends.
  ///
  /// - Returns: the exit status: 0 after quitting, 1 if there is no usable terminal (the reason is
  ///   written to standard error), 129 if the terminal went away.
  public func run() -> Int32 {
    do {
      try terminal.enter()
    } catch {
      FileHandle.standardError.write(Data((error.description + "\n").utf8))
      return 1
    }
    defer { terminal.leave() }
    terminal.onInput = { [weak self] in self?.take($0) }
    terminal.onResize = { [weak self] in self?.redraw() }
    let others = device.onDisplayNeeded
    device.onDisplayNeeded = { [weak self] in
      others?()
      self?.needsFrame = true
    }
    defer { device.onDisplayNeeded = others }
    while status == nil {
      drawIfNeeded()
      if status == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    return status ?? 0
  }

  /// Ends ``run()`` with an exit status.
  public func stop(status: Int32 = 0) {
    self.status = status
  }

  private func take(_ bytes: [UInt8]?) {
    guard let bytes else { return stop(status: 129) }
    reads += 1
    handle(parser.feed(bytes))
    guard parser.isWaiting else { return }
    let seen = reads
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.escapeDelay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.reads == seen else { return }
        self.handle(self.parser.flush())
      }
    }
  }

  private func handle(_ events: [InputEvent]) {
    for event in events where status == nil {
      if event == .key(KeyPress(.character("l"), .control)) { redraw() }
      session.handle(event)
      needsFrame = true
      if session.isFinished { stop() }
    }
  }

  /// Draws everything anew, since what the terminal shows is no longer known.
  private func redraw() {
    shown = nil
    needsFrame = true
  }

  private func drawIfNeeded() {
    guard needsFrame else { return }
    needsFrame = false
    let frame = nextFrame()
    let isWritten = terminal.write(FrameDiff.bytes(from: shown, to: frame))
    shown = frame
    if !isWritten { stop(status: 129) }
  }

  private func nextFrame() -> Grid {
    let size = terminal.size
    guard let complaint = terminal.complaint else { return session.frame(size: size) }
    var grid = Grid(size)
    for (row, line) in TextLines.wrap(complaint.description, columns: size.columns).enumerated() {
      grid.put(line, at: GridPosition(column: 0, row: row))
    }
    return grid
  }
}
