import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// The verbs for tabs, columns, pages and embedded screens.
extension RandomApp {
  func tabVerb(of tabs: any TabBarCoordinator, _ name: String) {
    switch random.below(6) {
    case 0:
      var kept: [any ScreenCoordinator] = tabs.tabCoordinators.filter { _ in flip() }
      kept.append(tab())
      note("\(name).setTabs, \(kept.count) of them")
      expect(tabs.setTabs(kept, animated: flip()))
    case 1:
      note("\(name).addTab")
      expect(tabs.addTab(tab(), animated: flip()))
    case 2:
      guard let tab = pick(tabs.tabCoordinators) else { return }
      note("\(name).removeTab")
      expect(tabs.removeTab(tab, animated: flip()))
    default:
      let index = random.below((tabs.tabBarController.viewControllers?.count ?? 0) + 1)
      note("\(name).select \(index)")
      expect(tabs.select(index: index))
    }
  }

  /// A random tab, most often with a stack.
  func tab() -> any ScreenCoordinator {
    switch random.below(8) {
    case 0: RandomSplit(self)
    case 1: RandomPages(self)
    case 2: RandomScene(self)
    default: RandomTab(self)
    }
  }

  func columnVerb(of split: any SplitCoordinator, _ name: String) {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    let column = columns[random.below(8) < 6 ? random.below(2) * 2 : random.below(4)]
    switch random.below(4) {
    case 0:
      let scene = RandomScene(self)
      note("\(name).set \(scene.ledger.name) for \(column)")
      expect(split.setColumn(scene, for: column), scene.ledger.name)
    case 1:
      let flow = RandomFlow(self, on: stack())
      note("\(name).set \(flow.ledger.name) for \(column)")
      expect(split.setColumn(flow, for: column), flow.ledger.name)
    case 2:
      let screen = screen()
      note("\(name).set \(screen.title ?? "") for \(column)")
      expect(split.setColumn(screen, for: column))
    default:
      guard let child = pick(split.columnCoordinators) as? RandomScene else { return }
      note("\(name).set \(child.ledger.name), which has a column, for \(column)")
      expect(split.setColumn(child as RandomScene, for: column))
    }
  }

  func pageVerb(of pages: any PageCoordinator, _ name: String) {
    switch random.below(5) {
    case 0:
      var kept: [any ScreenCoordinator] = pages.pageCoordinators.filter { _ in flip() }
      if flip() || kept.isEmpty { kept.append(RandomScene(self)) }
      note("\(name).setPages, \(kept.count) of them")
      expect(pages.setPages(kept, showsDots: flip()))
    case 1:
      let screens = (0...random.below(3)).map { _ in screen() }
      note("\(name).setPages \(screens.map { $0.title ?? "" })")
      expect(pages.setPages(screens))
    case 2:
      let screen = screen()
      note("\(name).turn to \(screen.title ?? "")")
      expect(pages.turn(to: screen, animated: flip()))
    case 3:
      let scene = RandomScene(self)
      note("\(name).turn to \(scene.ledger.name), which is not listed")
      expect(pages.turn(to: scene, animated: flip()))
    default:
      guard let child = pick(pages.pageCoordinators) as? RandomScene else { return }
      note("\(name).turn to \(child.ledger.name)")
      expect(pages.turn(to: child, animated: flip()))
    }
  }

  func embedSomething(by coordinator: any Coordinator, _ name: String) {
    guard coordinator is any RandomCoordinator else { return }
    let place = flip() ? nil : seen(RandomScreen.self)
    // No delegate reports the contents of a screen without an owner.
    if let place, !EngineProbe.isOwned(place) { return }
    if flip() {
      let scene = RandomScene(self)
      note("\(name).embed \(scene.ledger.name) in \(place?.title ?? "its own")")
      expect(coordinator.embed(scene, in: place))
    } else {
      let screen = screen()
      note("\(name).embed \(screen.title ?? "") in \(place?.title ?? "its own")")
      expect(coordinator.embed(screen, in: place))
    }
  }
}
