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
  public func perform(_ transition: consuming ScreenTransition) -> TransitionHandle {
    perform(transition, in: nil)
  }

  /// - Parameters:
  ///   - isAttempt: Whether the guards of the removed screens are asked first.
  ///   - place: The reserved place of the transition in the queue, if it has one.
  func perform(
    _ transition: consuming ScreenTransition, asking isAttempt: Bool = false,
    in place: TransitionRequest? = nil
  ) -> TransitionHandle {
    let context = context
    guard context.use(by: self) else { return rejectAsInactive(transition.description) }
    let request = TransitionRequest(
      transition, requester: context, origin: isAttempt ? .attempt : .verb)
    request.submit(by: self, context, in: place)
    return request.handle
  }

  /// Returns the rejection of a transition that cannot become a request, and records it.
  func reject(
    _ verb: String, _ name: String, because reason: TransitionRejection
  ) -> TransitionHandle {
    if let (journal, path) = context.journalInUse {
      journal.record(.transition(kind: verb, detail: name, phase: .requested), path: path)
      journal.record(
        .transition(kind: verb, detail: "\(name): \(reason)", phase: .rejected), path: path)
    }
    let handle = TransitionHandle(ended: .rejected(reason))
    UnseenRejections.note(handle, reason, of: "\(verb) \(name)", by: context)
    return handle
  }

  /// Reports a transition of this coordinator, which does not run, and rejects the transition.
  func rejectAsInactive(_ transition: String) -> TransitionHandle {
    reportIssue(.transitionOfInactiveCoordinator(self, transition: transition))
    return TransitionHandle(ended: .rejected(.ownerInactive()))
  }
}

// MARK: - Presentations

extension Coordinator {
  /// Presents a screen over everything that is visible.
  ///
  /// This is the transition `present`. The screen is presented from the topmost controller of this
  /// coordinator's hierarchy, so it never collides with another presentation. It appears over the
  /// visible screen even if this coordinator is in a tab that is not selected. In a hierarchy
  /// without a visible window, it waits for one. If the screen is already in the user interface,
  /// the transition is rejected.
  ///
  /// - Parameters:
  ///   - screen: The screen. This coordinator owns it from now on.
  ///   - animated: Whether the transition is animated.
  ///   - style: How the screen is presented. If nil, the screen's own `modalPresentationStyle`
  ///     applies.
  @discardableResult
  public func present(
    _ screen: UIViewController, animated: Bool = true, style: Presentation? = nil
  ) -> TransitionHandle {
    perform(presentation(of: .made(screen), style, animated))
  }

  /// Starts a child, if it does not run yet, and presents its screen.
  ///
  /// This is the transition `present`. If it is rejected, a child that this call has started is
  /// stopped.
  @discardableResult
  public func present(
    _ child: some ScreenCoordinator, animated: Bool = true, style: Presentation? = nil
  ) -> TransitionHandle {
    showChild(child) { presentation(of: $0, style, animated) }
  }

  /// Starts a flow, if it does not run yet, and presents its screen.
  ///
  /// This is the transition `present`.
  @discardableResult
  public func present<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, animated: Bool = true, style: Presentation? = nil
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { presentation(of: $0, style, animated) }
  }

  private func presentation(
    of destination: ScreenDestination, _ style: Presentation?, _ animated: Bool
  ) -> ScreenTransition {
    ScreenTransition(.present, to: [destination], animated: animated, presentation: style)
  }

  /// Dismisses the screen that this coordinator presented last, and everything presented above it.
  ///
  /// This is the transition `dismiss`. Screens below stay, and so do screens that children have
  /// presented by verbs of their own. If this coordinator has presented nothing, its own screen is
  /// dismissed if that is presented. A screen that this coordinator has only asked to present
  /// counts as presented. A screen that it has asked to dismiss counts as dismissed. If there is
  /// nothing to dismiss, the transition is rejected.
  @discardableResult
  public func dismiss(animated: Bool = true) -> TransitionHandle {
    perform(.dismiss(animated: animated))
  }

  /// Dismisses a screen and everything presented above it, whichever coordinator presented it.
  ///
  /// This is the transition `dismiss`. If the screen is not presented, the transition is rejected.
  @discardableResult
  public func dismiss(_ screen: UIViewController, animated: Bool = true) -> TransitionHandle {
    perform(.dismiss(screen, animated: animated))
  }
}

// MARK: - Roots and embedded screens

extension Coordinator {
  /// Makes a screen the root of the nearest window.
  ///
  /// This is the transition `root`. Screens that the old root presents are dismissed first. No
  /// guard is asked. To ask the guards of the screens that are removed with the old root, call
  /// `attempt(.root(screen))`. Without a window, the transition is rejected. It is also rejected
  /// for a screen that is in a container or is presented.
  @discardableResult
  public func setRoot(_ screen: UIViewController, animated: Bool = false) -> TransitionHandle {
    perform(ScreenTransition(.root, to: [.made(screen)], animated: animated))
  }

  /// Starts a child, if it does not run yet, and makes its screen the root of the window.
  ///
  /// This is the transition `root`. The coordinator whose screen was the root before is stopped.
  @discardableResult
  public func setRoot(
    _ child: some ScreenCoordinator, animated: Bool = false
  ) -> TransitionHandle {
    showChild(child) { ScreenTransition(.root, to: [$0], animated: animated) }
  }

  /// Starts a flow, if it does not run yet, and makes its screen the root of the window.
  ///
  /// This is the transition `root`.
  @discardableResult
  public func setRoot<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { ScreenTransition(.root, to: [$0], animated: animated) }
  }

  /// Embeds a screen in another screen, as its child.
  ///
  /// This is the transition `embed`.
  ///
  /// - Parameters:
  ///   - screen: The screen. This coordinator owns it from now on.
  ///   - container: The parent of the screen. If nil, it is this coordinator's own screen, or its
  ///     topmost screen on a stack.
  ///   - view: The view that the screen fills. If nil, it is the parent's own view. A screen that
  ///     was embedded there before is removed.
  ///   - animated: Whether the transition is animated.
  @discardableResult
  public func embed(
    _ screen: UIViewController, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false
  ) -> TransitionHandle {
    perform(embedding(of: .made(screen), container, view, animated))
  }

  /// Starts a child, if it does not run yet, and embeds its screen in another screen.
  ///
  /// This is the transition `embed`. The coordinator whose screen is replaced is stopped.
  @discardableResult
  public func embed(
    _ child: some ScreenCoordinator, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false
  ) -> TransitionHandle {
    showChild(child) { embedding(of: $0, container, view, animated) }
  }

  /// Starts a flow, if it does not run yet, and embeds its screen in another screen.
  ///
  /// This is the transition `embed`.
  @discardableResult
  public func embed<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { embedding(of: $0, container, view, animated) }
  }

  /// Removes a screen from the screen in which it is embedded.
  ///
  /// This is the transition `unembed`. It is rejected if no transition has embedded the screen.
  @discardableResult
  public func unembed(_ screen: UIViewController, animated: Bool = false) -> TransitionHandle {
    perform(.unembed(screen, animated: animated))
  }

  /// Removes the screen of a child from the screen in which it is embedded, and stops the child.
  ///
  /// This is the transition `unembed`.
  @discardableResult
  public func unembed(
    _ child: some ScreenCoordinator, animated: Bool = false
  ) -> TransitionHandle {
    let base = child.unwrapped
    guard let screen = base.ownScreen else {
      let name = typeName(of: base)
      return reject("unembed", name, because: .notEmbedded(name))
    }
    return perform(.unembed(screen, animated: animated))
  }

  private func embedding(
    of destination: ScreenDestination, _ container: UIViewController?, _ view: UIView?,
    _ animated: Bool
  ) -> ScreenTransition {
    ScreenTransition(
      .embed, to: [destination], in: container.map { .controller($0, view: view) },
      animated: animated)
  }
}

// MARK: - Children

extension Coordinator {
  /// Starts a child during the call, if it does not run yet, and shows its screen by a transition.
  func showChild(
    _ child: some ScreenCoordinator, by transition: (ScreenDestination) -> ScreenTransition
  ) -> TransitionHandle {
    if type(of: child) == AnyTabCoordinator.self {
      return showChild(child.unwrapped, by: transition)
    }
    if hasChild(child) { return perform(transition(.running(child, startedByVerb: false))) }
    let transition = transition(.running(child, startedByVerb: true))
    return startThenShow(child, by: transition) {
      start(child)
    } _: {
      perform(transition, in: $0)
    }.transition
  }

  /// Starts a flow during the call, if it does not run yet, and shows its screen by a transition.
  func showFlow<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, by transition: (ScreenDestination) -> ScreenTransition
  ) -> FlowTransition<Flow.Output> {
    let transition = transition(.running(flow, startedByVerb: !hasChild(flow)))
    let (handle, end) = startThenShow(flow, by: transition) {
      start(flow)
    } _: {
      perform(transition, in: $0)
    }
    return FlowTransition(flow: handle, transition: end)
  }

  /// Starts a child during the call, and shows it if it still runs after its `start()`.
  ///
  /// - Returns: The result of the start, and the end of the transition.
  func startThenShow<Started>(
    _ child: some ScreenCoordinator, by transition: ScreenTransition, _ start: () -> Started,
    _ show: (TransitionRequest?) -> TransitionHandle
  ) -> (started: Started, transition: TransitionHandle) {
    let wasRunning = hasChild(child)
    return startThenShow(by: transition) {
      context.engine.startToShow(!wasRunning, start)
    } _: { started, place in
      // The child may have ended during its `start()`, or it could not be started.
      let end = hasChild(child) ? show(place) : TransitionHandle(ended: .rejected(.childRefused()))
      return (started, end)
    }
  }

  /// Starts the children of a list that do not run yet, and shows those that run then.
  func showList(
    _ children: [any ScreenCoordinator], by transition: ([ScreenDestination]) -> ScreenTransition
  ) -> TransitionHandle {
    let emptied = transition([])
    guard context.use(by: self) else { return rejectAsInactive(emptied.verb) }
    return startThenShow(by: emptied) {
      startList(children, areTabs: emptied.kind == .setTabs)
    } _: { destinations, place in
      guard context.isRunning else { return TransitionHandle(ended: .rejected(.ownerInactive())) }
      return perform(transition(destinations), in: place)
    }
  }

  private func startList(
    _ children: [any ScreenCoordinator], areTabs: Bool
  ) -> [ScreenDestination] {
    var destinations: [ScreenDestination] = []
    destinations.reserveCapacity(children.count)
    for child in children {
      let child = child.unwrapped
      let wasRunning = hasChild(child)
      if !wasRunning, context.isRunning {
        if areTabs { child.setTabItem() }
        context.engine.startToShow { start(child) }
      }
      destinations.append(.running(child, startedByVerb: !wasRunning))
    }
    // A child may have ended during a `start()`, or it is the child of another coordinator.
    var running: [ScreenDestination] = []
    for destination in destinations {
      guard case .running(let child, _) = destination.source, hasChild(child) else { continue }
      running.append(destination)
    }
    return running
  }
}
