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
/// let host = ANSITerminalHost(device: .current)
/// exit(host.run())
/// ```
@MainActor
public final class ANSITerminalHost {
  /// How long an escape byte waits for the rest of a sequence before it is the Esc key.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(40)

  /// Longer than any transition lasts here; then keys are not kept back any more.
  private static let longestWait = Duration.seconds(2)
  /// There is nothing to see between two frames, so transitions are over soon.
  private static let transitionDuration = Duration.milliseconds(120)

  private let device: HeadlessDevice
  private let session: HostSession
  private let terminal: Terminal
  private var parser = KeyParser()
  /// Counts the reads, so that an escape byte is decided only if nothing followed it.
  private var reads = 0
  /// Keys pressed while a transition runs, which a person means for what comes after it.
  private var waiting: [(event: InputEvent, since: ContinuousClock.Instant)] = []
  private var shown: Grid?
  private var needsFrame = true
  private var status: Int32?

  /// Makes a host for a device, with an optional panel of text.
  ///
  /// The panel's lines are asked for with each frame. From 100 columns on they stand at the right of
  /// the screen, else ctrl-T shows them in its place.
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
    device.policies.navigationDuration = Self.transitionDuration
    device.policies.presentationDuration = Self.transitionDuration
    while status == nil {
      deliver()
      // What is scheduled for the next turn belongs to this frame: a push is drawn as a whole.
      while status == nil, RunLoop.main.run(mode: .default, before: .distantPast), canDeliver {
        deliver()
      }
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
    for event in events {
      switch event {
      case .key(KeyPress(.character("l"), .control)): redraw()
      case .key(KeyPress(.character("c"), .control)): stop()
      case .mouse(let mouse): take(mouse)
      default: waiting.append((event, .now))
      }
    }
    deliver()
  }

  /// A click means what is seen now, never the screen that comes after a transition.
  private func take(_ mouse: MouseEvent) {
    if waiting.isEmpty {
      session.handle(.mouse(mouse))
      needsFrame = true
    } else if case .press = mouse.kind {
      return
    } else {
      waiting.append((.mouse(mouse), .now))
    }
  }

  private var canDeliver: Bool { !waiting.isEmpty && device.clock.isIdle }

  /// Hands events on, one after the other, as long as nothing moves.
  private func deliver() {
    while status == nil, let next = waiting.first {
      guard device.clock.isIdle || next.since.duration(to: .now) > Self.longestWait else { return }
      waiting.removeFirst()
      session.handle(next.event)
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
    // Drawing makes views, which ask to be drawn; a second frame shows what the first one made.
    for _ in 0..<2 where needsFrame {
      needsFrame = false
      let frame = nextFrame()
      let isWritten = terminal.write(FrameDiff.bytes(from: shown, to: frame))
      shown = frame
      if !isWritten { stop(status: 129) }
    }
    needsFrame = false
  }

  private func nextFrame() -> Grid {
    session.complaint = terminal.complaint?.description
    return session.frame(size: terminal.size)
  }
}
