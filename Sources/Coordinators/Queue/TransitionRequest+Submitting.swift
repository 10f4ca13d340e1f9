import CoordinatorCore
import UIKitShim

// The way of a request to the queue of its window.
extension TransitionRequest {
  /// Finds out what the transition means for the coordinator that performs it, and hands it to the queue.
  func submit() {
    guard let context = requester, let coordinator = context.coordinator else {
      if let context = requester { journal(.requested, by: context) }
      return end(.rejected(.gone()))
    }
    if let sequence, !sequence.isOfThisLife {
      journal(.requested, by: context)
      return end(.rejected(.ownerStopped()))
    }
    submit(by: coordinator, context)
  }

  /// The same, where it is known who asks.
  func submit(by coordinator: some Coordinator, _ context: CoordinatorContext) {
    journal(.requested, by: context)
    guard let transition else { return end(.rejected(.gone())) }
    guard context.isRunning else { return end(.rejected(.ownerStopped())) }
    switch transition.kind {
    case .none: return end(.performed)
    case .sequence:
      countWhatIsToCome()
      return TransitionSequence(self).goOn()
    case .push, .pop, .popTo, .popToRoot, .set, .present, .dismiss, .select, .setTabs,
      .setColumn, .setPages, .turn, .embed, .unembed, .root:
      break
    }
    switch coordinator.target(of: transition) {
    case .failure(let rejection):
      noteStarted()
      end(.rejected(rejection))
    case .success(let target):
      self.target = target
      if let stack {
        observer = StackObserver.of(stack)
        return context.whileRunning {
          claimWhatIsMade(by: coordinator, context)
          enterQueue(on: stack)
        }
      }
      coordinator.take(target)
      context.whileRunning {
        claimWhatIsMade(by: coordinator, context)
        enterQueue(of: target, by: coordinator)
      }
    }
  }

  /// Hands it to the queue of its window, whichever that is by now.
  func enterQueue() {
    guard let target, let coordinator = requester?.coordinator else {
      return end(.rejected(.gone()))
    }
    enterQueue(of: target, by: coordinator)
  }

  private func enterQueue(of target: TransitionTarget, by coordinator: any Coordinator) {
    if let stack { return enterQueue(on: stack) }
    if let window = coordinator.window(of: target, as: transition) {
      return TransitionQueue.of(window).submit(self)
    }
    let queue = needsWindow ? coordinator.context.engine.queuesOfStarts.last : nil
    (queue ?? TransitionQueue.of(nil)).submit(self)
  }

  /// Whether it waits for a window; that of a child that is being shown is the one into which that comes.
  private var needsWindow: Bool { isPresentation || kind == .dismiss }

  private func enterQueue(on stack: UINavigationController) {
    guard let window = stack.viewIfLoaded?.window else {
      return TransitionQueue.of(stack.hierarchyWindow).submit(self, on: stack)
    }
    isStackSeen = !window.isHidden
    TransitionQueue.of(window).submit(self, on: stack)
  }

  /// Finds out where a screen is to be embedded, or which is to be taken out, where that was not named:
  /// what is on top by now, and what lies in it.
  ///
  /// - Returns: Why there is no such place, if so.
  func findPlace() -> TransitionRejection? {
    switch target {
    case .embed(nil, _), .unembed(nil): break
    default: return nil
    }
    guard let transition, let coordinator = requester?.coordinator else { return .gone() }
    switch coordinator.place(of: transition) {
    case .failure(let rejection): return rejection
    case .success(let place):
      if transition.kind == .embed {
        target = .embed(place.container, view: place.view)
      } else if let screen = place.container.embedded(in: place.view) {
        target = .unembed(screen)
      } else {
        return .nothingEmbedded(screenName(of: place.container))
      }
      return nil
    }
  }
}

extension Coordinator {
  /// The window in whose queue a transition of this coordinator's stands.
  func window(for transition: ScreenTransition) -> UIWindow? {
    if transition.kind == .present { return nearestWindow }
    guard case .success(let target) = target(of: transition) else { return nil }
    return window(of: target, as: transition)
  }

  /// What a transition does when this coordinator performs it, on which container.
  fileprivate func target(
    of transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    switch transition.kind {
    case .push, .pop, .popTo, .popToRoot, .set: return stackChange(transition)
    case .present, .dismiss:
      // What a raw call has presented has its owner first.
      if let window = nearestWindow { context.engine.reconciler.look(at: window) }
      return targetBesideStacks(of: transition)
    case .embed, .unembed, .root, .select, .setTabs, .setColumn, .setPages, .turn,
      .sequence, .none:
      return targetBesideStacks(of: transition)
    }
  }

  private func targetBesideStacks(
    of transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    switch transition.kind {
    case .present: .success(.present)
    case .dismiss: dismissal(transition)
    case .select: selection(transition)
    case .setTabs: tabs(of: transition).map { .setTabs($0) }
    case .setColumn: column(of: transition)
    case .setPages: pages(of: transition).map { .setPages($0) }
    case .turn: pages(of: transition).map { .turn($0) }
    case .embed: .success(embedding(transition))
    case .unembed: .success(unembedding(transition))
    case .root: rootChange(transition)
    case .push, .pop, .popTo, .popToRoot, .set, .sequence, .none:
      .failure(.noContainer("container", transition.description))
    }
  }

  private func stackChange(
    _ transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    guard let stack = stack(of: transition) else {
      return .failure(.noContainer("navigation controller", transition.description))
    }
    switch transition.kind {
    case .pop: return .success(.pop(stack))
    case .popTo: return .success(.popTo(stack))
    case .popToRoot: return .success(.popToRoot(stack))
    case .set: return .success(.set(stack))
    case .push, .present, .dismiss, .select, .setTabs, .setColumn, .setPages, .turn, .embed,
      .unembed, .root, .sequence, .none:
      return .success(.push(stack))
    }
  }

  private func stack(of transition: ScreenTransition) -> UINavigationController? {
    if case .stack(let container) = transition.container { return container }
    let kind = kind
    if let stack = kind.stack { return stack(self) }
    let screen = ownScreen(by: kind)
    return screen as? UINavigationController ?? screen?.navigationController
  }

  private func tabs(
    of transition: ScreenTransition
  ) -> Result<UITabBarController, TransitionRejection> {
    if case .tabs(let container) = transition.container { return .success(container) }
    if let tabBar = self as? any TabBarCoordinator { return .success(tabBar.tabBarController) }
    let screen = ownScreen
    if let container = screen as? UITabBarController ?? screen?.tabBarController {
      return .success(container)
    }
    return .failure(.noContainer("tab bar controller", transition.description))
  }

  private func selection(
    _ transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    // Whether the tab is there is looked at when its turn comes: it may have been asked for.
    tabs(of: transition).map { .select($0) }
  }

  private func column(
    of transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    guard case .column(let named, let column) = transition.container else {
      return .failure(.noContainer("column", transition.description))
    }
    if let named { return .success(.setColumn(named, column)) }
    if let split = self as? any SplitCoordinator {
      return .success(.setColumn(split.splitViewController, column))
    }
    let screen = ownScreen
    if let container = screen as? UISplitViewController ?? screen?.splitViewController {
      return .success(.setColumn(container, column))
    }
    return .failure(.noContainer("split view controller", transition.description))
  }

  private func pages(
    of transition: ScreenTransition
  ) -> Result<UIPageViewController, TransitionRejection> {
    if case .pages(let container?, _) = transition.container { return .success(container) }
    if let page = self as? any PageCoordinator { return .success(page.pageViewController) }
    var outer = ownScreen
    while let current = outer {
      if let container = current as? UIPageViewController { return .success(container) }
      outer = current.parent
    }
    return .failure(.noContainer("page view controller", transition.description))
  }

  private func dismissal(
    _ transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    let owner = context.screenOwner
    if transition.dismissesAll {
      let screen = allPresented.last
      if let screen { ScreenOwner.record(of: screen)?.pendingDismissals += 1 }
      return .success(.dismiss(screen))
    }
    // What is still to be presented is not known before it is made.
    if transition.container == nil, owner.hasRequestsToCome { return .success(.dismiss(nil)) }
    var screen = owner.lastPresented
    if case .presented(let named) = transition.container { screen = named }
    guard let screen else { return .failure(.nothingPresented()) }
    ScreenOwner.record(of: screen)?.pendingDismissals += 1
    return .success(.dismiss(screen))
  }

  private func embedding(_ transition: ScreenTransition) -> TransitionTarget {
    guard case .controller(let container, let view) = transition.container else {
      return .embed(nil, view: nil)
    }
    return .embed(container, view: view)
  }

  private func unembedding(_ transition: ScreenTransition) -> TransitionTarget {
    if case .embedded(let screen) = transition.container { .unembed(screen) } else { .unembed(nil) }
  }

  /// The screen, and the view in it, in which another one lies or is to lie.
  fileprivate func place(
    of transition: ScreenTransition
  ) -> Result<(container: UIViewController, view: UIView?), TransitionRejection> {
    if case .controller(let container, let view) = transition.container {
      return .success((container, view))
    }
    // UIKit's containers show what they are given, and nothing beside it.
    let kind = kind
    if let stack = kind.stack?(self) {
      if let top = context.screenOwner.topScreen(on: stack) { return .success((top, nil)) }
    } else if let screen = ownScreen(by: kind), !screen.isContainer {
      return .success((screen, nil))
    }
    return .failure(.noContainer("screen", transition.description))
  }

  private func rootChange(
    _ transition: ScreenTransition
  ) -> Result<TransitionTarget, TransitionRejection> {
    if case .window(let window?, _) = transition.container { return .success(.root(window)) }
    guard let window = nearestWindow ?? windowOfKeptRoot else { return .failure(.noWindow()) }
    return .success(.root(window))
  }

  /// The window in whose queue a transition stands.
  fileprivate func window(
    of target: TransitionTarget, as transition: ScreenTransition?
  ) -> UIWindow? {
    switch target {
    case .push(let container), .pop(let container), .popTo(let container),
      .popToRoot(let container), .set(let container):
      container.hierarchyWindow
    case .present: nearestWindow
    case .dismiss(let screen): screen?.hierarchyWindow ?? nearestWindow
    case .select(let container), .setTabs(let container): container.hierarchyWindow
    case .setColumn(let container, _): container.hierarchyWindow
    case .setPages(let container), .turn(let container): container.hierarchyWindow
    case .embed(let screen, _), .unembed(let screen):
      (screen ?? transition?.containerViewController)?.hierarchyWindow ?? nearestWindow
    case .root(let window): window
    case .leave: nil
    }
  }
}

extension Coordinator {
  /// Notes that this coordinator fills a container, so that what raw calls put there has an owner; one
  /// that fills it already goes on to do so, unless the container is this coordinator's own.
  fileprivate func take(_ target: TransitionTarget) {
    switch target {
    case .setTabs(let container):
      let observer = TabObserver.of(container)
      let owner = context.screenOwner
      if observer.isFilled(by: owner) { return }
      if !observer.hasUser || ownScreen === container { observer.addUser(owner) }
    case .setColumn(let container, _):
      let observer = SplitObserver.of(container)
      if !observer.hasUser || ownScreen === container { observer.addUser(context.screenOwner) }
    case .setPages(let container), .turn(let container):
      let observer = PageObserver.of(container)
      if !observer.hasUser || ownScreen === container { observer.addUser(context.screenOwner) }
    case .push, .pop, .popTo, .popToRoot, .set, .present, .dismiss, .select, .embed, .unembed,
      .root, .leave:
      break
    }
  }
}
