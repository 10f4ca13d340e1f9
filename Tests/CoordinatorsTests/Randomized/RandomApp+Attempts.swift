import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// Transitions of nearly all kinds by random coordinators, which ask guards or not.
extension RandomApp {
  func transitionVerb(of coordinator: any Coordinator, _ name: String) {
    if random.below(6) == 0 { return requestDismissal(of: coordinator, name) }
    guard coordinator is any RandomCoordinator, let transition = transition(by: coordinator) else {
      return
    }
    if leaveAnswer != nil || flip() {
      note("\(name) attempts \(transition)")
      expect(coordinator.attempt(transition))
    } else {
      note("\(name) performs \(transition)")
      expect(coordinator.perform(transition))
    }
  }

  private func requestDismissal(of coordinator: any Coordinator, _ name: String) {
    guard coordinator.parent != nil, let member = coordinator as? any ScreenCoordinator else {
      return
    }
    note("\(name).requestDismissal")
    member.requestDismissal()
  }

  private func transition(by coordinator: any Coordinator) -> ScreenTransition? {
    if random.below(4) != 0 { return step(from: kinds + [rootStep]) }
    // In a sequence, the steps before may decide in which window a root is replaced.
    return .sequence((0...random.below(3)).compactMap { _ in step(from: kinds) })
  }

  private typealias Kind = @MainActor () -> ScreenTransition?

  private var kinds: [Kind] {
    [stackStep, stackStep, presentation, dismissal, tabStep, columnStep, pageStep, embedding]
  }

  /// A transition of a random kind that something visible can make; nil if none was found.
  private func step(from kinds: [Kind]) -> ScreenTransition? {
    for _ in kinds { if let step = pick(kinds)?() { return step } }
    return nil
  }

  private func stackStep() -> ScreenTransition? {
    // What is pushed onto the More list is not asked when the tabs leave.
    guard let stack = seen(UINavigationController.self), !isList(stack) else { return nil }
    let screen = screenToShow()
    let places = stack.viewControllers
    let all: [ScreenTransition?] = [
      .push(screen, on: stack, animated: flip()),
      .push(RandomScene(self), on: stack, animated: flip()),
      .pop(on: stack, animated: flip()),
      .popToRoot(on: stack, animated: flip()),
      pick(places).map { .popTo($0, on: stack, animated: flip()) },
      setting(places, before: nil, on: stack),
      setting(places, before: screen, on: stack),
    ]
    return pick(all) ?? nil
  }

  /// Sets some of the screens of a stack, possibly in the opposite order, and another one.
  private func setting(
    _ places: [UIViewController], before other: UIViewController?,
    on stack: UINavigationController
  ) -> ScreenTransition? {
    // The engine may not notice that the screen of a column has become one of a stack.
    if stack.splitViewController != nil { return nil }
    if mayKeepScreens(places) { return nil }
    let kept = (flip() ? places : places.reversed()).filter { _ in flip() }
    let screens = kept + (other.map { [$0] } ?? [])
    return .set((screens.isEmpty ? places : screens).map { .made($0) }, on: stack, animated: flip())
  }

  /// Whether a request that names these screens keeps some of them even if it is denied, because
  /// nobody owned them.
  private func mayKeepScreens(_ places: [UIViewController]) -> Bool {
    let own = running.map { EngineProbe.ownScreen(of: $0) }
    return places.contains { place in
      !EngineProbe.isOwned(place) && !own.contains { $0 === place }
    }
  }

  private func presentation() -> ScreenTransition? {
    let screen = screenToShow()
    return flip()
      ? .present(screen, animated: flip(), style: .pageSheet)
      : .present(RandomFlow(self, on: self.stack()), animated: flip())
  }

  private func dismissal() -> ScreenTransition? {
    pick([
      .dismiss(animated: flip()),
      .dismissAll(animated: flip()),
      pick(chain).map { .dismiss($0, animated: flip()) },
    ]) ?? nil
  }

  private func tabStep() -> ScreenTransition? {
    guard let tabs = filled(UITabBarController.self) else { return nil }
    let places = tabs.viewControllers ?? []
    let kept = places.filter { _ in flip() }
    let added: [ScreenDestination] = flip() || kept.isEmpty ? [.screen(RandomTab(self))] : []
    let all: [ScreenTransition?] = [
      .select(index: random.below(places.count + 1), in: tabs, animated: flip()),
      pick(places).map { .select($0, in: tabs, animated: flip()) },
      mayKeepScreens(kept)
        ? nil : .setTabs(kept.map { .made($0) } + added, in: tabs, animated: flip()),
    ]
    return pick(all) ?? nil
  }

  private func columnStep() -> ScreenTransition? {
    guard let split = filled(UISplitViewController.self) else { return nil }
    let column: UISplitViewController.Column = flip() ? .primary : .secondary
    let screen = screenToShow()
    return flip()
      ? .setColumn(RandomScene(self), for: column, in: split)
      : .setColumn(screen, for: column, in: split)
  }

  private func pageStep() -> ScreenTransition? {
    guard let pages = filled(UIPageViewController.self) else { return nil }
    let screen = screenToShow()
    return flip()
      ? .turn(to: screen, in: pages, animated: flip())
      : .setPages([.screen(RandomScene(self)), .screen(self.screen())], in: pages)
  }

  private func embedding() -> ScreenTransition? {
    let place = flip() ? nil : seen(RandomScreen.self)
    if let place, flip() { return pick(place.children).map { .unembed($0) } }
    // No delegate reports the contents of a screen without an owner.
    if let place, !EngineProbe.isOwned(place) { return nil }
    let screen = screenToShow()
    return .embed(screen, in: place)
  }

  /// A visible container whose coordinator runs: one that fills a container of nobody is active with it.
  private func filled<Container: UIViewController>(_ type: Container.Type) -> Container? {
    seen(type).flatMap { EngineProbe.isOwned($0) ? $0 : nil }
  }

  private func rootStep() -> ScreenTransition? {
    guard random.below(3) == 0 else { return nil }
    return .setRoot(
      RandomFlow(self, on: self.stack()), suspendingCurrent: flip(), animated: flip())
  }

  /// A new screen, or one that was shown and removed.
  ///
  /// A page that is not shown, and a screen of a suspended root, would leave their places unasked. A
  /// screen whose view UIKit still removes must not be embedded.
  private func screenToShow() -> UIViewController {
    if random.below(3) != 0 { return screen() }
    let places = EngineProbe.layouts.reduce(into: Set()) { $0.formUnion($1.screens) }
    let removed = screens.filter {
      $0.isViewLoaded && $0.view.superview == nil && $0.parent == nil && !EngineProbe.isOwned($0)
        && $0.presentingViewController == nil && !places.contains(EngineProbe.id(of: $0))
    }
    return pick(removed) ?? screen()
  }

  // MARK: At rest

  /// Attempts something while nothing else happens and all guards answer the same.
  ///
  /// No guarded screen leaves unasked or although that was denied, and a veto changes nothing.
  func checkAttempt() async {
    budget = 0
    await noticeRawChanges()
    guard let coordinator = pick(running) else { return }
    let answer = flip()
    leaveAnswer = answer
    defer { leaveAnswer = nil }
    let known = guardians
    for guardian in known { guardian.wasAsked = false }
    let guarded = known.filter { $0.isGuarding && isShown($0) }.map { ($0, $0.name) }
    let before = trees
    note("at rest, the answer of all guards is \(answer)")
    if random.below(4) == 0 {
      person()
    } else {
      transitionVerb(of: coordinator, name(of: coordinator))
    }
    await rest()
    for (guardian, name) in guarded where !isShown(guardian) && !(answer && guardian.wasAsked) {
      fail("\(name) has left, asked: \(guardian.wasAsked), allowed: \(answer)")
    }
    // A screen that a step of a sequence adds is asked when a later step removes it.
    if !answer, guarded.contains(where: { $0.0.wasAsked }), trees != before {
      fail("a veto has changed:\n\(before)\nto\n\(trees)")
    }
  }

  /// Gives what raw calls have shown its owners, as by the verb of a guard.
  private func noticeRawChanges() async {
    EngineProbe.readHiddenScreens()
    for coordinator in running { EngineProbe.adoptRawChanges(of: coordinator) }
    await rest()
    EngineProbe.readHiddenScreens()
    await rest()
  }

  private var trees: String { roots.map { "\(CoordinatorTree($0))" }.joined(separator: "\n") }

  /// Whether a guard has a screen to protect; an alert is none.
  private func isShown(_ guardian: RandomGuardian) -> Bool {
    if let flow = guardian.owner as? any Coordinator { return isShown(flow) }
    guard let screen = guardian.owner as? UIViewController else { return false }
    // What is in the screen of a coordinator that has stopped leaves with it.
    return EngineProbe.owned(screen)?.isInUI == true
      && EngineProbe.owner(of: screen)?.isInactive == false
      && !EngineProbe.isAboutToBeRemoved(screen)
  }

  private func isShown(_ flow: any Coordinator) -> Bool {
    EngineProbe.screens(of: flow).contains { $0.isInUI && !($0.screen is UIAlertController) }
      || flow.children.contains { isShown($0) }
  }
}
