public import CoordinatorCore
public import UIKitShim

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
    _ screen: UIViewController, animated: Bool = true, style: UIModalPresentationStyle? = nil
  ) -> TransitionHandle {
    perform(.present(screen, style: style, animated: animated), owner: context)
  }

  /// Starts a child, if it is not running, and presents its screen: the transition `present`.
  ///
  /// If the transition is rejected, a child that this call started is stopped.
  @discardableResult
  public func present(
    _ child: some ScreenCoordinator, animated: Bool = true, style: UIModalPresentationStyle? = nil
  ) -> TransitionHandle {
    showChild(child) { .present($0, style: style, animated: animated) }
  }

  /// Starts a flow, if it is not running, and presents its screen: the transition `present`.
  ///
  /// - Returns: The flow's end and the transition's.
  @discardableResult
  public func present<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, animated: Bool = true, style: UIModalPresentationStyle? = nil
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) { .present($0, style: style, animated: animated) }
  }

  /// Dismisses what this coordinator presented last, and all that is above it: the transition
  /// `dismiss`.
  ///
  /// What others have presented, below it, stays. What it has only asked to present counts as
  /// presented, and what it has asked to dismiss as gone. With nothing to dismiss the transition is
  /// rejected.
  @discardableResult
  public func dismiss(animated: Bool = true) -> TransitionHandle {
    guard let screen = context.screenOwner.lastPresented else {
      return TransitionHandle(ended: .rejected(.nothingPresented()))
    }
    ScreenOwner.record(of: screen)?.pendingDismissals += 1
    return perform(.dismiss(screen, animated: animated), owner: context)
  }

  /// Makes a screen the root of the nearest window: the transition `root`.
  ///
  /// What the old root presents is dismissed first. Without a window, and for a screen that lies in
  /// a container or is presented, the transition is rejected.
  @discardableResult
  public func setRoot(_ screen: UIViewController, animated: Bool = false) -> TransitionHandle {
    guard let window = nearestWindow else {
      return TransitionHandle(ended: .rejected(.noWindow()))
    }
    return perform(.root(screen, of: window, animated: animated), owner: context)
  }

  /// Starts a child, if it is not running, and makes its screen the window's root: the transition
  /// `root`.
  ///
  /// The coordinator whose screen was the root before is stopped.
  @discardableResult
  public func setRoot(
    _ child: some ScreenCoordinator, animated: Bool = false
  ) -> TransitionHandle {
    guard let window = nearestWindow else {
      return TransitionHandle(ended: .rejected(.noWindow()))
    }
    return showChild(child) { .root($0, of: window, animated: animated) }
  }

  /// Starts a flow, if it is not running, and makes its screen the window's root: the transition
  /// `root`.
  @discardableResult
  public func setRoot<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    let window = nearestWindow
    return showFlow(flow) { screen in
      window.map { .root(screen, of: $0, animated: animated) }
    }
  }
}

extension Coordinator {
  /// Hands a transition to the queue of its window; its new screens become the owner's.
  func perform(_ transition: ScreenTransition, owner: CoordinatorContext) -> TransitionHandle {
    guard context.use(by: self) else {
      reportIssue(.transitionOfInactiveCoordinator(self, transition: transition.summary))
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return context.whileRunning {
      let request = TransitionRequest(
        transition, requester: context, claimant: owner.screenOwner)
      TransitionQueue.of(window(of: transition)).submit(request)
      return request.handle
    }
  }

  /// Starts a child and shows its screen by a transition.
  func showChild(
    _ child: some ScreenCoordinator, by transition: (UIViewController) -> ScreenTransition
  ) -> TransitionHandle {
    let wasRunning = hasChild(child)
    if !wasRunning { start(child) }
    return show(child, wasRunning: wasRunning, by: transition)
  }

  /// Starts a flow and shows its screen by a transition.
  func showFlow<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, by transition: (UIViewController) -> ScreenTransition?
  ) -> FlowTransition<Flow.Output> {
    let wasRunning = hasChild(flow)
    let handle = start(flow)
    return FlowTransition(
      flow: handle, transition: show(flow, wasRunning: wasRunning, by: transition))
  }

  private func show(
    _ child: any ScreenCoordinator, wasRunning: Bool,
    by transition: (UIViewController) -> ScreenTransition?
  ) -> TransitionHandle {
    guard hasChild(child), let screen = child.ownScreen else {
      // It ended inside its own start, or was refused.
      return TransitionHandle(ended: .rejected(.childRefused()))
    }
    guard let transition = transition(screen) else {
      if !wasRunning { child.context.end(reason: .notShown) }
      return TransitionHandle(ended: .rejected(.noWindow()))
    }
    let handle = perform(transition, owner: child.context)
    handle.whenDone { result in
      switch result {
      case .performed, .merged: break
      case .rejected: if !wasRunning { child.context.end(reason: .notShown) }
      case .timedOut:
        let isShown = child.context.hasScreensInSubtree
        if !wasRunning, !isShown { child.context.end(reason: .notShown) }
      }
    }
    return handle
  }

  private func window(of transition: ScreenTransition) -> UIWindow? {
    switch transition.kind {
    case .push(_, let container), .pop(let container), .popTo(_, let container),
      .popToRoot(let container), .set(_, let container):
      container.hierarchyWindow
    case .present: nearestWindow
    case .dismiss(let screen): screen.hierarchyWindow ?? nearestWindow
    case .select(_, let container), .setTabs(_, let container): container.hierarchyWindow
    case .root(_, let window): window
    case .leave: nil
    }
  }
}
