public import CoordinatorCore
public import UIKitShim

extension Coordinator {
  /// Performs a transition in the queue of the window in which it happens.
  ///
  /// If nothing runs or waits in that queue, the transition is carried out before the call returns.
  /// Its screens and child coordinators are created when it arrives at the front of the queue. This
  /// coordinator owns the screens, and is the parent of the child coordinators. All other verbs are
  /// short forms of this one.
  ///
  /// ```swift
  /// perform(.sequence(.popToRoot(), .push(ArticleViewController(42)), .present(Rating.Coordinator())))
  /// ```
  @discardableResult
  public func perform(_ transition: ScreenTransition, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) { request(transition) }
  }

  /// Requests a transition in the queue of its window; `isRecorded` if the journal has it already.
  func request(
    _ transition: consuming ScreenTransition, asking isAttempt: Bool = false,
    isRecorded: Bool = false, with reservation: TransitionRequest? = nil,
    for handle: TransitionHandle = TransitionHandle()
  ) -> TransitionHandle {
    let context = context
    if context.isToBecomeChild, presenter !== self {
      return presenter.request(
        transition, asking: isAttempt, isRecorded: isRecorded, with: reservation, for: handle)
    }
    guard context.activateIfNeeded(self) else {
      return rejectAsInactive(transition.description, handle)
    }
    if context.isMakingTransition {
      context.report(.verbForRoute(typeName(of: self), transition.description))
    }
    let request = TransitionRequest(
      transition, requester: transition.performer(orElse: context),
      origin: isAttempt ? .attempt : .verb, handle: handle)
    request.submit(with: reservation, isRecorded: isRecorded)
    return handle
  }

  /// Returns the rejection of a transition that cannot become a request, and records it.
  func reject(
    _ verb: String, _ name: String, because reason: TransitionRejection
  ) -> TransitionHandle {
    if let source = context.eventSource {
      let kind = Event.TransitionKind(rawValue: verb)
      let screen = Event.Screen(inFrontOf: nearestWindow)
      source.record(
        .transition(Event.Transition(kind, .requested, subjects: [name], screen: screen)))
      source.record(
        .transition(
          Event.Transition(
            kind, .rejected, subjects: [name], rejection: reason.description, screen: screen)))
    }
    let handle = TransitionHandle(ended: .rejected(reason))
    UnseenRejections.note(handle, reason, of: "\(verb) \(name)", by: context)
    return handle
  }

  /// Rejects a transition; reports nothing while children stop, because their ends cause verbs.
  func rejectAsInactive(
    _ transition: String, _ handle: TransitionHandle = TransitionHandle()
  ) -> TransitionHandle {
    if !context.isStoppingChildren {
      reportIssue(
        .transitionOfInactiveCoordinator(typeName(of: _represented), transition: transition))
    }
    handle.end(.rejected(.ownerInactive()))
    return handle
  }
}

// MARK: - Presentations

extension Coordinator {
  /// Presents a screen, or a child with its screen, over everything that is visible.
  ///
  /// This is the transition `present`. The screen is presented from the topmost controller of this
  /// coordinator's hierarchy, so it never collides with another presentation. It appears over the
  /// visible screen even if this coordinator is in a tab that is not selected. In a hierarchy
  /// without a visible window, it waits for one. If the screen is already in the user interface,
  /// the transition is rejected.
  ///
  /// This coordinator owns the screen from now on, or starts the child if it does not run yet. A
  /// child that this call has started is stopped if the transition is rejected. If `style` is nil,
  /// the screen's own `modalPresentationStyle` applies. An earlier presentation with a style has
  /// changed it.
  @discardableResult
  public func present<Shown: Presentable>(
    _ presentable: Shown, animated: Bool = true, style: Presentation? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> Shown.Handle {
    CallSite.track(fileID, line) {
      presentable._show(for: self) {
        ScreenTransition(.present, to: [$0], animated: animated, presentation: style)
      }
    }
  }

  /// Dismisses the screen that this coordinator presented last, and everything presented above it.
  ///
  /// This is the transition `dismiss`. Screens below stay, and so do screens that children have
  /// presented by verbs of their own. If this coordinator has presented nothing, its own screen is
  /// dismissed if that is presented. A screen that this coordinator has only asked to present
  /// counts as presented. A screen that it has asked to dismiss counts as dismissed. If there is
  /// nothing to dismiss, the transition is rejected.
  @discardableResult
  public func dismiss(animated: Bool = true, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) { request(.dismiss(animated: animated)) }
  }

  /// Dismisses a screen and everything presented above it, whichever coordinator presented it.
  ///
  /// This is the transition `dismiss`. If the screen is not presented, the transition is rejected.
  @discardableResult
  public func dismiss(
    _ screen: UIViewController, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) { request(.dismiss(screen, animated: animated)) }
  }
}

// MARK: - Roots and embedded screens

extension Coordinator {
  /// Makes a screen, or a child with its screen, the root of the nearest window.
  ///
  /// This is the transition `setRoot`. Screens that the old root presents are dismissed first. The
  /// coordinator whose screen was the root before is stopped. This coordinator owns the screen from
  /// now on, or starts the child if it does not run yet. No guard is asked. To ask the guards
  /// of the screens that are removed with the old root, call `attempt(.setRoot(screen))`. Without a
  /// window, the transition is rejected. It is also rejected for a screen that is in a container or
  /// is presented. If the screen is the root already, nothing changes.
  ///
  /// If `suspendingCurrent` is true, the window's root at the time when the transition runs becomes
  /// a suspended root. The coordinators of its screens are then paused instead of stopped. The
  /// screens that it presents are dismissed, and their coordinators are paused, too. `setRoot` with
  /// the suspended root brings everything back, and `stop` releases the root. A root without a screen
  /// that a coordinator owns is not kept.
  ///
  /// ```swift
  /// func lock() { setRoot(lockScreen, suspendingCurrent: true) }
  /// func unlock() { setRoot(main) }
  /// ```
  @discardableResult
  public func setRoot<Shown: Presentable>(
    _ presentable: Shown, suspendingCurrent: Bool = false, animated: Bool = false,
    fileID: String = #fileID, line: Int = #line
  ) -> Shown.Handle {
    CallSite.track(fileID, line) {
      presentable._show(for: self) {
        ScreenTransition(
          .setRoot, to: [$0], in: .window(nil, suspendsCurrent: suspendingCurrent),
          animated: animated
        )
      }
    }
  }

  /// Embeds a screen, or a child with its screen, in another screen.
  ///
  /// This is the transition `embed`. This coordinator owns the screen from now on, or starts the
  /// child if it does not run yet. A screen that was embedded in the same view before is removed,
  /// and its coordinator is stopped.
  ///
  /// If `container` is nil, the parent of the screen is this coordinator's own screen, or its
  /// topmost screen on a stack. If `view` is nil, the screen fills the parent's own view.
  @discardableResult
  public func embed<Shown: Presentable>(
    _ presentable: Shown, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> Shown.Handle {
    CallSite.track(fileID, line) {
      presentable._show(for: self) {
        ScreenTransition(
          .embed, to: [$0], in: .controller(container, view: view), animated: animated)
      }
    }
  }

  /// Removes a screen, or that of a child, from the screen in which it is embedded.
  ///
  /// This is the transition `unembed`. The child is stopped. The transition is rejected if no
  /// transition has embedded the screen.
  @discardableResult
  public func unembed(
    _ presentable: some Presentable, animated: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      guard let screen = presentable.shownScreen else {
        let name = typeName(of: presentable)
        return reject("unembed", name, because: .notEmbedded(name))
      }
      return request(.unembed(screen, animated: animated))
    }
  }
}

// MARK: - Children

extension Coordinator {
  /// A child that has stopped remains a child until its delegates have been notified.
  func hasRunningChild(_ coordinator: some Coordinator) -> Bool {
    coordinator.context.isRunning && hasChild(coordinator)
  }

  /// Shows a child; `start` makes the handle, and first starts a child that does not run yet.
  func show<Child: ScreenCoordinator, Handle: TransitionHandle>(
    _ child: Child, by transition: (ScreenDestination) -> ScreenTransition?, _ start: () -> Handle
  ) -> Handle {
    let isRunning = hasRunningChild(child)
    guard let transition = transition(.running(child, startedByVerb: !isRunning)) else {
      let handle = start()
      handle.end(.merged)
      return handle
    }
    if isRunning {
      let handle = start()
      _ = request(transition, for: handle)
      return handle
    }
    return startThenShow(by: transition) { engine in
      engine.startToShow(start)
    } _: { handle, reservation in
      // The child may have ended during its `start()`, or it could not be started.
      if hasChild(child) {
        _ = request(transition, with: reservation, for: handle)
      } else {
        handle.end(.rejected(.childNotRunning()))
      }
      return handle
    }
  }

  /// Starts the children of a list that do not run yet, and shows the list without those that do
  /// not run then.
  func showList(
    _ list: [any Presentable], by transition: ([ScreenDestination]) -> ScreenTransition
  ) -> TransitionHandle {
    if context.isToBecomeChild, presenter !== self {
      return presenter.showList(list, by: transition)
    }
    let emptied = transition([])
    guard context.activateIfNeeded(self) else { return rejectAsInactive(emptied.verb) }
    // Screens need no reservation: no `start()` runs before them.
    let screens = list.compactMap { $0 as? UIViewController }
    if screens.count == list.count { return request(transition(screens.map { .made($0) })) }
    return startThenShow(by: emptied) { engine in
      startList(list, areTabs: emptied.kind == .setTabs, engine)
    } _: { destinations, reservation in
      guard context.isRunning else { return TransitionHandle(ended: .rejected(.ownerInactive())) }
      return request(transition(destinations), with: reservation)
    }
  }

  private func startList(
    _ list: [any Presentable], areTabs: Bool, _ engine: NavigationEngine
  ) -> [ScreenDestination] {
    var destinations: [ScreenDestination] = []
    destinations.reserveCapacity(list.count)
    for presentable in list {
      guard let child = (presentable as? any ScreenCoordinator)?.unwrapped else {
        if let screen = presentable as? UIViewController { destinations.append(.made(screen)) }
        continue
      }
      let wasRunning = hasRunningChild(child)
      if !wasRunning, context.isRunning {
        if areTabs { child.setTabItem() }
        engine.startToShow { startChild(child) }
      }
      destinations.append(.running(child, startedByVerb: !wasRunning))
    }
    // A child may have ended during a `start()`, or it is the child of another coordinator.
    destinations.removeAll {
      if case .running(let child, _) = $0.source { !hasChild(child) } else { false }
    }
    return destinations
  }
}

extension TransitionHandle {
  /// Waits until the transition has really ended.
  ///
  /// If the task that awaits is cancelled, the transition continues, and the task still waits for
  /// its end.
  ///
  /// A test with a stepped clock must move the clock before a transition can end. If a test awaits
  /// a result that only the test itself could bring about, a diagnostic says so after a few
  /// seconds. The test then continues.
  public var result: TransitionResult {
    get async {
      if let ended { return ended }
      AwaitWatch.watch { [weak self] in self?.isCompleted != false }
      return await awaitResult()
    }
  }
}
