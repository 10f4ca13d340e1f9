internal import Dispatch
internal import Foundation
public import HeadlessUIKit

/// Shows a device's window in the terminal and lets a user operate it.
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
  /// How long a paste that has begun waits for more before its end counts as lost.
  private static let pasteDelay = DispatchTimeInterval.seconds(1)
  private static let longestPaste = 8 << 20

  /// Longer than any transition lasts here; then keys are not kept back any more.
  private static let longestWait = Duration.seconds(2)
  /// How long keys are handed on without a frame in between.
  private static let slice = Duration.milliseconds(10)
  /// Where there is nothing to see of them, transitions are over soon.
  private static let shortTransition = Duration.milliseconds(120)
  private static let slideDuration = Duration.milliseconds(220)
  /// The time from one frame of a slide to the next.
  private static let frameInterval = Duration.milliseconds(33)

  private let device: HeadlessDevice
  private let application: ApplicationRunner?
  private let session: HostSession
  private let terminal: Terminal
  private var parser = KeyParser()
  /// Counts the reads, so that an escape byte is decided only if nothing followed it.
  private var reads = 0
  /// Keys pressed while a transition runs, which a user means for what comes after it.
  private var waiting = WaitingEvents()
  private var shown: Grid?
  private var needsFrame = true
  private var nextSlideFrame: TimerToken?
  private var status: Int32?

  /// Called after the main loop, before the app ends.
  package var willEnd: () -> Void = {}

  /// Makes a host for a device, with an optional panel of text.
  ///
  /// The panel's lines are asked for with each frame. From 100 columns on they stand at the right of
  /// the screen, else ctrl-T shows them in its place.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - application: What runs the app's delegate; it is told when the app is stopped, continued
  ///     and ended.
  ///   - panel: Gives the lines of the panel.
  public convenience init(
    device: HeadlessDevice, application: ApplicationRunner? = nil, panel: (() -> [String])? = nil
  ) {
    self.init(device: device, application: application, panel: panel, terminal: Terminal())
  }

  package init(
    device: HeadlessDevice, application: ApplicationRunner?, panel: (() -> [String])? = nil,
    terminal: Terminal
  ) {
    self.device = device
    self.application = application
    session = HostSession(device: device, panel: panel)
    self.terminal = terminal
    session.showsSlides = Self.showsSlides(in: ProcessInfo.processInfo.environment)
  }

  /// Whether screens slide: unless `NO_COLOR` or `REDUCE_MOTION` in the environment asks for less.
  package static func showsSlides(in environment: [String: String]) -> Bool {
    environment["TERM"] != "dumb"
      && ["NO_COLOR", "REDUCE_MOTION"].allSatisfy { (environment[$0] ?? "").isEmpty }
  }

  /// Takes the terminal, runs the main loop until the user quits, and gives the terminal back.
  ///
  /// Call it on the main thread, from a synchronous `main`; it does not return before the app ends.
  /// The app is sent to the background and told of its end before this returns, as when a user
  /// closes it in the app switcher. Stopped by ctrl-Z or SIGTSTP it goes to the background, continued
  /// it comes back to the foreground.
  ///
  /// - Returns: the exit status: 0 after quitting, 1 if there is no usable terminal (the reason is
  ///   written to standard error), 129 if the terminal went away, and 128 and the signal's number
  ///   after SIGHUP, SIGINT or SIGTERM.
  public func run() -> Int32 {
    terminal.onInput = { [weak self] in self?.take($0) }
    terminal.onResize = { [weak self] in self?.resize() }
    terminal.onStop = { [weak self] in self?.suspend() }
    terminal.onEnd = { [weak self] in self?.stop(status: 128 + $0) }
    do {
      try terminal.enter()
    } catch {
      Terminal.printError(error.description)
      application?.end()
      return 1
    }
    defer { terminal.leave() }
    let stopObserving = device.observeDisplay { [weak self] in self?.needsFrame = true }
    defer { stopObserving() }
    setTransitionDuration()
    loop()
    willEnd()
    application?.end()
    return status ?? 0
  }

  /// Ends ``run()`` with an exit status.
  public func stop(status: Int32 = 0) {
    if self.status == nil { self.status = status }
  }

  private func loop() {
    while status == nil {
      let end = ContinuousClock.now + Self.slice
      deliver(until: end)
      // What is scheduled for the next turn belongs to this frame: a push is drawn as a whole.
      while status == nil, RunLoop.main.run(mode: .default, before: .distantPast), canDeliver,
        ContinuousClock.now < end
      {
        deliver(until: end)
      }
      drawIfNeeded()
      guard status == nil else { return }
      _ = RunLoop.main.run(mode: .default, before: nextDelivery)
    }
  }

  private func take(_ bytes: [UInt8]?) {
    guard let bytes else { return stop(status: 129) }
    reads += 1
    handle(parser.feed(bytes))
    let isPasting = parser.pastedCount != nil
    if (parser.pastedCount ?? 0) > Self.longestPaste { handle(parser.endPaste()) }
    guard parser.isWaiting || isPasting else { return }
    let seen = reads
    let delay = isPasting ? Self.pasteDelay : Self.escapeDelay
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.reads == seen else { return }
        self.handle(isPasting ? self.parser.endPaste() : self.parser.flush())
      }
    }
  }

  private func handle(_ events: [InputEvent]) {
    var others: [InputEvent] = []
    for event in events {
      switch event {
      case .key(KeyPress(.character("l"), .control)): redraw()
      case .key(KeyPress(.character("c"), .control)): stop()
      case .key(KeyPress(.character("z"), .control)): suspend()
      case .mouse(let mouse) where waiting.isEmpty && others.isEmpty: take(mouse)
      // A click means what is seen now, never the screen that comes after a transition.
      case .mouse(let mouse) where mouse.isPress: continue
      default: others.append(event)
      }
    }
    waiting.append(others)
    deliver(until: ContinuousClock.now + Self.slice)
  }

  private func take(_ mouse: MouseEvent) {
    setTransitionDuration()
    session.handle(.mouse(mouse))
    needsFrame = true
  }

  /// When the next event is handed on even if something still moves.
  private var nextDelivery: Date {
    guard let since = waiting.oldest else { return .distantFuture }
    if canDeliver { return .distantPast }
    let rest = Self.longestWait - since.duration(to: .now)
    return Date(timeIntervalSinceNow: rest / .seconds(1))
  }

  private var canDeliver: Bool { !waiting.isEmpty && device.clock.isStill }

  /// Hands events on, one after the other, as long as nothing moves.
  private func deliver(until end: ContinuousClock.Instant) {
    while status == nil, let since = waiting.oldest {
      let now = ContinuousClock.now
      guard device.clock.isStill || since.duration(to: now) >= Self.longestWait, now < end,
        let event = waiting.popFirst()
      else { return }
      // The second of two keys may have to wait for what the first one sets off.
      var parts = session.parts(of: event)
      let first = parts.removeFirst()
      waiting.putBack(parts, since: since)
      setTransitionDuration()
      session.handle(first)
      needsFrame = true
      if session.isFinished { stop() }
    }
  }

  /// The app hears of a size at once, also while nothing can be shown.
  private func resize() {
    fit()
    redraw()
  }

  private func fit() {
    session.complaint = terminal.complaint?.description
    session.fit(terminal.size)
  }

  /// Draws everything anew, since what the terminal shows is no longer known.
  private func redraw() {
    shown = nil
    needsFrame = true
  }

  /// Lets the shell have the terminal until it gives it back.
  private func suspend() {
    guard status == nil else { return }
    application?.enterBackground()
    terminal.suspend()
    application?.enterForeground()
    redraw()
  }

  private func drawIfNeeded() {
    // Drawing makes views, which ask to be drawn; a second frame shows what the first one made.
    // While the terminal has not taken the last frame, all changes wait for the next one.
    for _ in 0..<2 where needsFrame && terminal.isReady {
      needsFrame = false
      fit()
      let frame = session.frame(size: terminal.size)
      let isWritten = terminal.write(
        FrameDiff.bytes(from: shown, to: frame, palette: terminal.palette))
      shown = frame
      if !isWritten { stop(status: 129) }
    }
    scheduleNextFrame()
  }

  /// Transitions take no time while more keys wait.
  private func setTransitionDuration() {
    let slides = session.showsSlides
    let duration = !waiting.isEmpty ? .zero : slides ? Self.slideDuration : Self.shortTransition
    device.policies.navigationDuration = duration
    device.policies.presentationDuration = duration
  }

  /// Frames come by themselves only while a screen is on its way.
  private func scheduleNextFrame() {
    if !session.isMoving {
      nextSlideFrame?.cancel()
      nextSlideFrame = nil
    } else if nextSlideFrame == nil {
      nextSlideFrame = device.clock.after(Self.frameInterval) { [weak self] in
        self?.nextSlideFrame = nil
        self?.needsFrame = true
      }
    }
  }
}
