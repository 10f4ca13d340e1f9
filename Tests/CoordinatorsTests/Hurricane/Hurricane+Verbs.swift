import CoordinatorTesting
import HeadlessUIKit

// What coordinators ask for.
extension Hurricane {
  func verb(of coordinator: any Coordinator) {
    let name = (coordinator as? any HurricaneMember)?.ledger.name ?? "\(type(of: coordinator))"
    switch random.below(20) {
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
    default: containerVerb(of: coordinator, name)
    }
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
      guard let member = coordinator as? any HurricaneMember else { return }
      note("\(name).finish")
      member.finish(1)
    case 1:
      guard let member = coordinator as? any HurricaneMember else { return }
      note("\(name).cancel")
      member.cancel()
    default:
      note("\(name) stopped by its parent")
      coordinator.context.stop()
    }
  }

  private func startSomething(below coordinator: any Coordinator, _ name: String) {
    if random.below(8) == 0 {
      let window = UIWindow()
      let child = HurricaneRoot(self, window: window)
      note("\(name).start \(child.ledger.name) with a window of its own")
      expect(coordinator.start(child), child.ledger.name)
    } else {
      let plain = HurricanePlain(self)
      note("\(name).start \(plain.ledger.name)")
      expect(coordinator.start(plain), plain.ledger.name)
    }
  }

  private func swapRoot(from coordinator: any Coordinator, _ name: String) {
    let flow = HurricaneFlow(self, on: stack())
    note("\(name).setRoot \(flow.ledger.name)")
    if let window = coordinator as? any WindowCoordinator, random.below(3) == 0 {
      expect(window.setRoot(flow, keepingRoot: true, animated: flip()))
    } else {
      expect(coordinator.setRoot(flow, animated: flip()), flow.ledger.name)
    }
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
    switch random.below(11) {
    case 0...1:
      let screen = screen()
      note("\(name).show \(screen.title ?? "")")
      expect(navigation.show(screen, animated: flip()))
    case 2:
      let scene = HurricaneScene(self)
      note("\(name).push \(scene.ledger.name)")
      expect(navigation.push(scene, animated: flip()), scene.ledger.name)
    case 3...4:
      let flow = HurricaneFlow(self, on: container)
      note("\(name).start \(flow.ledger.name) on its stack")
      expect(navigation.start(flow), flow.ledger.name)
    case 5:
      let draft = HurricaneDraft(self, on: container)
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
