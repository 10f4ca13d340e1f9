public import CoordinatorCore
public import UIKitShim

extension Coordinator {
  /// Performs a transition: hands it to the queue of the window in which it happens.
  ///
  /// When nothing runs or waits there, it is carried out before the call returns. Its screens and child
  /// coordinators are made when its turn comes; this coordinator owns the screens, and is the parent of
  /// the children. All other verbs are short forms of this one.
  ///
  /// ```swift
  /// perform(.sequence(.popToRoot(), .push(ArticleViewController(42)), .present(Rating.Coordinator())))
  /// ```
  @discardableResult
  public func perform(_ transition: consuming ScreenTransition) -> TransitionHandle {
    perform(transition, editing: nil)
  }

  /// - Parameters:
  ///   - isAttempt: Whether those are asked first who guard what it takes away.
  ///   - edit: The change of one tab, if that is what the transition does.
  ///   - place: Its place in the row, if it has one.
  func perform(
    _ transition: consuming ScreenTransition, asking isAttempt: Bool = false,
    editing edit: TabEdit? = nil, in place: ReservedPlace? = nil
  ) -> TransitionHandle {
    let context = context
    guard context.use(by: self) else {
      reportIssue(.transitionOfInactiveCoordinator(self, transition: transition.description))
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    let request = TransitionRequest(transition, requester: context)
    request.asksToLeave = isAttempt
    request.tabEdit = edit
    request.place = place
    request.submit(by: self, context)
    return request.handle
  }

  /// The end of what cannot even become a request.
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

  /// Whether this coordinator runs, so that a verb may start children; one that doesn't is reported.
  func mayPerform(_ verb: String) -> Bool {
    if context.use(by: self) { return true }
    reportIssue(.transitionOfInactiveCoordinator(self, transition: verb))
    return false
  }
}

// MARK: - Presentations

extension Coordinator {
  /// Presents a screen over what is visible: the transition `present`.
  ///
  /// It is presented from the topmost controller of this coordinator's hierarchy, so that it never
  /// collides with another presentation: also from a tab that is not selected it appears over what
  /// is seen. In a hierarchy without a visible window it waits for one. A screen that is in the user
  /// interface already rejects the transition.
  ///
  /// - Parameters:
  ///   - screen: The screen; this coordinator owns it from now on.
  ///   - animated: Whether the transition takes time.
  ///   - style: How it is presented; the screen's own `modalPresentationStyle` if nil.
  @discardableResult
  public func present(
    _ screen: UIViewController, animated: Bool = true, style: Presentation? = nil
  ) -> TransitionHandle {
    perform(presentation(of: .made(screen), style, animated))
  }

  /// Starts a child, if it is not running, and presents its screen: the transition `present`.
  ///
  /// If the transition is rejected, a child that this call started is stopped.
  @discardableResult
  public func present(
    _ child: some ScreenCoordinator, animated: Bool = true, style: Presentation? = nil
  ) -> TransitionHandle {
    showChild(child) { presentation(of: $0, style, animated) }
  }

  /// Starts a flow, if it is not running, and presents its screen: the transition `present`.
  ///
  /// - Returns: The flow's end and the transition's.
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

  /// Dismisses what this coordinator presented last, and all that is above it: the transition
  /// `dismiss`.
  ///
  /// What others have presented stays: what lies below it, and what its children have presented by verbs
  /// of their own. Where it has presented nothing, its own screen goes if that is presented. What it has
  /// only asked to present counts as presented, and what it has asked to dismiss as gone. With nothing
  /// to dismiss the transition is rejected.
  @discardableResult
  public func dismiss(animated: Bool = true) -> TransitionHandle {
    perform(.dismiss(animated: animated))
  }

  /// Dismisses a screen and all that is presented above it, whoever has presented it: the transition
  /// `dismiss`.
  ///
  /// With a screen that is not presented the transition is rejected.
  @discardableResult
  public func dismiss(_ screen: UIViewController, animated: Bool = true) -> TransitionHandle {
    perform(.dismiss(screen, animated: animated))
  }
}

// MARK: - Roots and embedded screens

extension Coordinator {
  /// Makes a screen the root of the nearest window: the transition `root`.
  ///
  /// What the old root presents is dismissed first. Nobody is asked; `attempt(.root(screen))` asks those who
  /// guard what leaves with the old root. Without a window, and for a screen that lies in a container or is
  /// presented, the transition is rejected.
  @discardableResult
  public func setRoot(_ screen: UIViewController, animated: Bool = false) -> TransitionHandle {
    perform(ScreenTransition(.root, to: [.made(screen)], animated: animated))
  }

  /// Starts a child, if it is not running, and makes its screen the window's root: the transition
  /// `root`.
  ///
  /// The coordinator whose screen was the root before is stopped.
  @discardableResult
  public func setRoot(
    _ child: some ScreenCoordinator, animated: Bool = false
  ) -> TransitionHandle {
    showChild(child) { ScreenTransition(.root, to: [$0], animated: animated) }
  }

  /// Starts a flow, if it is not running, and makes its screen the window's root: the transition
  /// `root`.
  @discardableResult
  public func setRoot<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { ScreenTransition(.root, to: [$0], animated: animated) }
  }

  /// Puts a screen into another one, as its child: the transition `embed`.
  ///
  /// - Parameters:
  ///   - screen: The screen; this coordinator owns it from now on.
  ///   - container: The parent; this coordinator's own screen if nil, on a stack its topmost.
  ///   - view: The view that it fills; the parent's own if nil. What was embedded there gives way.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func embed(
    _ screen: UIViewController, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false
  ) -> TransitionHandle {
    perform(embedding(of: .made(screen), container, view, animated))
  }

  /// Starts a child, if it is not running, and puts its screen into another one: the transition
  /// `embed`.
  ///
  /// The coordinator whose screen gives way is stopped.
  @discardableResult
  public func embed(
    _ child: some ScreenCoordinator, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false
  ) -> TransitionHandle {
    showChild(child) { embedding(of: $0, container, view, animated) }
  }

  /// Starts a flow, if it is not running, and puts its screen into another one: the transition
  /// `embed`.
  ///
  /// - Returns: The flow's end and the transition's.
  @discardableResult
  public func embed<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, in container: UIViewController? = nil, view: UIView? = nil,
    animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { embedding(of: $0, container, view, animated) }
  }

  /// Takes a screen out of the one in which it lies: the transition `unembed`.
  ///
  /// One that no transition has put there rejects the transition.
  @discardableResult
  public func unembed(_ screen: UIViewController, animated: Bool = false) -> TransitionHandle {
    perform(.unembed(screen, animated: animated))
  }

  /// Takes the screen of a child out of the one in which it lies, and stops the child: the transition
  /// `unembed`.
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
  /// Starts a child at the call and shows its screen by a transition.
  func showChild(
    _ child: some ScreenCoordinator, by transition: (ScreenDestination) -> ScreenTransition
  ) -> TransitionHandle {
    if type(of: child) == AnyTabCoordinator.self {
      return showChild(child.unwrapped, by: transition)
    }
    if hasChild(child) { return perform(transition(.running(child, startedByVerb: false))) }
    let transition = transition(.running(child, startedByVerb: true))
    return startThenShow(by: transition) {
      context.engine.startToShow { start(child) }
    } _: { _, place in
      show(child, by: transition, in: place)
    }
  }

  /// Starts a flow at the call and shows its screen by a transition.
  func showFlow<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, by transition: (ScreenDestination) -> ScreenTransition
  ) -> FlowTransition<Flow.Output> {
    let transition = transition(.running(flow, startedByVerb: !hasChild(flow)))
    return startFlow(flow, by: transition) { perform(transition, in: $0) }
  }

  /// Starts a flow at the call and shows it, if it goes on after its start.
  func startFlow<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, by transition: ScreenTransition,
    thenShowing show: (ReservedPlace?) -> TransitionHandle
  ) -> FlowTransition<Flow.Output> {
    let wasRunning = hasChild(flow)
    return startThenShow(by: transition) {
      context.engine.startToShow(!wasRunning) { start(flow) }
    } _: { handle, place in
      // It may have ended inside its own start, or been refused.
      let transition =
        hasChild(flow) ? show(place) : TransitionHandle(ended: .rejected(.childRefused()))
      return FlowTransition(flow: handle, transition: transition)
    }
  }

  private func show(
    _ child: some ScreenCoordinator, by transition: ScreenTransition, in place: ReservedPlace?
  ) -> TransitionHandle {
    hasChild(child)
      ? perform(transition, in: place) : TransitionHandle(ended: .rejected(.childRefused()))
  }
}
