internal import Dispatch
internal import Foundation
public import HeadlessUIKit

/// Shows a device's window in the terminal and lets a user operate it.
///
/// The host owns the main loop: the app's tasks, timers and clock run while it waits for keys. It
/// draws a frame after a visible change, at most one in a run-loop turn, and uses no processor time
/// while nothing happens.
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

  /// The longest time that events wait for the end of a transition.
  private static let longestWait = Duration.seconds(2)
  /// How long the loop handles events before it draws a frame.
  private static let slice = Duration.milliseconds(10)
  /// The duration of transitions that are not drawn.
  private static let shortTransition = Duration.milliseconds(120)
  /// The duration of transitions that are drawn.
  private static let slideDuration = Duration.milliseconds(220)
  /// The time from one frame of a slide to the next.
  private static let frameInterval = Duration.milliseconds(33)

  private let device: HeadlessDevice
  private let application: ApplicationRunner?
  private let session: HostSession
  private let terminal: Terminal
  private var parser = KeyParser()
  /// The number of reads, by which a timer sees whether bytes have followed an escape byte.
  private var reads = 0
  /// The events that arrive during a transition; they are for the screen after it.
  private var waiting = WaitingEvents()
  /// The frame on the terminal; nil if the terminal may show something else.
  private var shown: Grid?
  private var needsFrame = true
  private var nextSlideFrame: TimerToken?
  private var status: Int32?

  /// Called after the main loop, before the app ends.
  package var willEnd: () -> Void = {}

  /// Creates a host for a device, with an optional panel of text.
  ///
  /// With 100 columns or more, the panel is beside the screen. Otherwise, ctrl-T shows it instead
  /// of the screen.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - application: The runner of the application, which the host sends to the background, brings
  ///     back and ends; nil if the device has only windows.
  ///   - panel: Returns the lines of the panel, for each frame; nil for no panel.
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
    // The app already asks for the size and the kind of device when it launches.
    session.fit(terminal.size)
  }

  /// Whether screens slide: not if `NO_COLOR` or `REDUCE_MOTION` is set, or if `TERM` is `dumb`.
  package static func showsSlides(in environment: [String: String]) -> Bool {
    environment["TERM"] != "dumb"
      && ["NO_COLOR", "REDUCE_MOTION"].allSatisfy { (environment[$0] ?? "").isEmpty }
  }

  /// Runs the main loop until the app ends, and then restores the terminal.
  ///
  /// Call this method on the main thread, from a synchronous `main`. Before it returns, the app
  /// enters the background and gets `applicationWillTerminate(_:)`, as when a user closes it in the
  /// app switcher. With ctrl-Z or SIGTSTP, the app enters the background until the process
  /// continues.
  ///
  /// - Returns: The exit status: that of ``stop(status:)``, 0 if the user quit, 1 if there is no
  ///   usable terminal (standard error has the reason), 129 if the terminal closed, or 128 plus the
  ///   number of the signal after SIGHUP, SIGINT or SIGTERM.
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

  /// Ends ``run()`` with an exit status; later calls have no effect.
  public func stop(status: Int32 = 0) {
    if self.status == nil { self.status = status }
  }

  private func loop() {
    while status == nil {
      let end = ContinuousClock.now + Self.slice
      deliver(until: end)
      // The frame contains the work of the next turn, too, so that it shows a push as a whole.
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
      // A click applies to the visible screen, never to the screen after a transition.
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

  /// The time until which the loop can sleep: the end of the longest wait of an event, if one
  /// waits.
  private var nextDelivery: Date {
    guard let since = waiting.oldest else { return .distantFuture }
    if canDeliver { return .distantPast }
    let rest = Self.longestWait - since.duration(to: .now)
    return Date(timeIntervalSinceNow: rest / .seconds(1))
  }

  private var canDeliver: Bool { !waiting.isEmpty && device.clock.isStill }

  /// Handles the waiting events, one after the other, as long as no transition runs.
  private func deliver(until end: ContinuousClock.Instant) {
    while status == nil, let since = waiting.oldest {
      let now = ContinuousClock.now
      guard device.clock.isStill || since.duration(to: now) >= Self.longestWait, now < end,
        let event = waiting.popFirst()
      else { return }
      // The second of two keys may have to wait for a transition that the first one begins.
      var parts = session.parts(of: event)
      let first = parts.removeFirst()
      waiting.putBack(parts, since: since)
      setTransitionDuration()
      session.handle(first)
      needsFrame = true
      if session.isFinished { stop() }
    }
  }

  /// Resizes the device's screen at once, even while the terminal takes no frame.
  private func resize() {
    fit()
    redraw()
  }

  private func fit() {
    session.complaint = terminal.complaint?.description
    session.fit(terminal.size)
  }

  /// Makes the next frame replace the whole content of the terminal, which is unknown.
  private func redraw() {
    shown = nil
    needsFrame = true
  }

  /// Stops the process until the shell continues it.
  private func suspend() {
    guard status == nil else { return }
    application?.enterBackground()
    terminal.suspend()
    application?.enterForeground()
    redraw()
  }

  private func drawIfNeeded() {
    // Drawing loads views, and a second frame shows what they change. While the terminal has not
    // taken the last frame, all changes wait for the next one.
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

  /// Sets the duration of transitions: zero while more keys wait.
  private func setTransitionDuration() {
    let slides = session.showsSlides
    let duration = !waiting.isEmpty ? .zero : slides ? Self.slideDuration : Self.shortTransition
    device.policies.navigationDuration = duration
    device.policies.presentationDuration = duration
  }

  /// Schedules a frame while a transition is drawn.
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
