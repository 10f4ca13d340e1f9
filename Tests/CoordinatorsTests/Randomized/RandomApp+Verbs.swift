import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// The verbs of coordinators.
extension RandomApp {
  func verb(of coordinator: any Coordinator) {
    let name = name(of: coordinator)
    if makesAllTransitions, flip() { return transitionVerb(of: coordinator, name) }
    switch random.below(25) {
    case 0: end(coordinator, name)
    case 1...2: presentSomething(from: coordinator, name)
    case 3:
      note("\(name).dismiss")
      expect(coordinator.dismiss(animated: flip()))
    case 4: if random.below(4) == 0 { swapRoot(from: coordinator, name) }
    case 5: startSomething(below: coordinator, name)
    case 6: ask(from: coordinator, name)
    case 7: embedSomething(by: coordinator, name)
    case 8: attempt(by: coordinator, name)
    case 9: sequence(by: coordinator, name)
    case 10: if let window = coordinator as? any WindowCoordinator { signInOrOut(window, name) }
    case 11...13: routeVerb(of: coordinator, name)
    default: containerVerb(of: coordinator, name)
    }
  }

  func name(of coordinator: any Coordinator) -> String {
    (coordinator as? any RandomCoordinator)?.ledger.name ?? "\(type(of: coordinator))"
  }

  private func containerVerb(of coordinator: any Coordinator, _ name: String) {
    if let navigation = coordinator as? any NavigationCoordinator {
      stackVerb(of: navigation, name)
    } else if let tabs = coordinator as? any TabBarCoordinator {
      tabVerb(of: tabs, name)
    } else if let split = coordinator as? any SplitCoordinator {
      columnVerb(of: split, name)
    } else if let pages = coordinator as? any PageCoordinator {
      pageVerb(of: pages, name)
    }
  }

  private func end(_ coordinator: any Coordinator, _ name: String) {
    guard coordinator.parent != nil else { return }
    switch random.below(3) {
    case 0:
      guard let member = coordinator as? any RandomCoordinator else { return }
      note("\(name).finish")
      member.finish(1)
    case 1:
      guard let member = coordinator as? any RandomCoordinator else { return }
      note("\(name).cancel")
      member.cancel()
    default:
      note("\(name) stopped by its parent")
      coordinator.context.stop()
    }
  }

  private func startSomething(below coordinator: any Coordinator, _ name: String) {
    if random.below(8) == 0 {
      let child = RandomRoot(self, window: windowInTree())
      note("\(name).start \(child.ledger.name) with a window of its own")
      expect(coordinator.start(child), child.ledger.name)
    } else {
      let plain = RandomPlain(self)
      note("\(name).start \(plain.ledger.name)")
      expect(coordinator.start(plain), plain.ledger.name)
    }
  }

  private func swapRoot(from coordinator: any Coordinator, _ name: String) {
    let flow = RandomFlow(self, on: stack())
    note("\(name).setRoot \(flow.ledger.name)")
    expect(coordinator.setRoot(flow, animated: flip()), flow.ledger.name)
  }

  /// Replaces or suspends the root, or returns to a suspended root.
  private func signInOrOut(_ window: any WindowCoordinator, _ name: String) {
    let kept = window.children.compactMap { $0 as? any ScreenCoordinator }.filter {
      EngineProbe.ownScreen(of: $0).map { EngineProbe.isKeptForLater($0) } ?? false
    }
    if let kept = pick(kept), random.below(3) != 0 {
      note("\(name).setRoot, the one that was kept")
      return expect(window.setRoot(kept, suspendingCurrent: flip(), animated: flip()))
    }
    guard flip() else { return }
    let isKept = flip()
    if !isKept { for child in window.children { child.context.stop() } }
    let flow = RandomFlow(self, on: stack())
    note("\(name) signs out to \(flow.ledger.name), root kept: \(isKept)")
    expect(window.setRoot(flow, suspendingCurrent: isKept, animated: flip()), flow.ledger.name)
  }

  /// Several steps one after the other, in one window or in two.
  private func sequence(by coordinator: any Coordinator, _ name: String) {
    var steps: [ScreenTransition] = []
    for _ in 0...random.below(3) {
      let window = pick(allWindows)
      let top = chain(of: window).last
      let stack = pick(visibleScreens(of: top).compactMap { $0 as? UINavigationController })
      switch random.below(6) {
      case 0...1:
        guard let stack else { continue }
        steps.append(.push(self.screen(), on: stack, animated: flip()))
      case 2:
        guard let stack else { continue }
        steps.append(.pop(on: stack, animated: flip()))
      case 3:
        guard let stack else { continue }
        steps.append(.popToRoot(on: stack, animated: flip()))
      case 4: steps.append(.present(self.screen(), animated: flip()))
      default: steps.append(.dismiss(animated: flip()))
      }
    }
    note("\(name) performs \(steps)")
    expect(coordinator.perform(.sequence(steps)))
  }

  private func attempt(by coordinator: any Coordinator, _ name: String) {
    let transition: ScreenTransition
    switch random.below(4) {
    case 0: transition = .pop(animated: flip())
    case 1: transition = .popToRoot(animated: flip())
    case 2: transition = .dismiss(animated: flip())
    default:
      guard let scene = coordinator as? any SceneCoordinator else { return }
      note("\(name).requestDismissal")
      return scene.requestDismissal()
    }
    note("\(name) attempts \(transition)")
    expect(coordinator.attempt(transition))
  }

  // MARK: Stacks

  private func stackVerb(of navigation: any NavigationCoordinator, _ name: String) {
    let container = navigation.navigationController
    switch random.below(12) {
    case 0...1:
      let screen = screen()
      note("\(name).show \(screen.title ?? "")")
      expect(navigation.push(screen, animated: flip()))
    case 2:
      let scene = RandomScene(self)
      note("\(name).push \(scene.ledger.name)")
      expect(navigation.push(scene, animated: flip()), scene.ledger.name)
    case 3...4:
      let flow = RandomFlow(self, on: container)
      note("\(name).start \(flow.ledger.name) on its stack")
      expect(navigation.start(flow), flow.ledger.name)
    case 5:
      let draft = RandomDraft(self, on: container)
      note("\(name).start \(draft.ledger.name) on its stack")
      expect(navigation.start(draft), draft.ledger.name)
    case 6...7:
      note("\(name).pop")
      expect(navigation.pop(animated: flip()))
    case 8:
      guard let screen = pick(container.viewControllers) else { return }
      note("\(name).popTo \(screen.title ?? "")")
      expect(navigation.popTo(screen, animated: flip()))
    case 9:
      let lasts = running.compactMap { coordinator in
        EngineProbe.screens(of: coordinator).last { $0.isInUI && $0.isOn(container) }
      }
      guard let screen = pick(lasts)?.screen else { return }
      note("\(name).popTo \(screen.title ?? ""), the last one of its coordinator")
      expect(navigation.popTo(screen, animated: flip()))
    case 10:
      note("\(name).popToRoot")
      expect(navigation.popToRoot(animated: flip()))
    default:
      var screens = container.viewControllers.filter { _ in flip() }
      if flip() || screens.isEmpty { screens.append(screen()) }
      note("\(name).set \(screens.map { $0.title ?? "" })")
      expect(navigation.set(screens, animated: flip()))
    }
  }
}
