import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// What apps do seldom; only programs with large seeds do it, so that the others stay as they were.
extension RandomApp {
  /// Whether the seed is large enough for rare actions.
  var actsRarely: Bool { seed >= 1_000_000 }

  func rare() {
    switch random.below(6) {
    case 0...1: search()
    case 2: rawContext()
    case 3: rawMove()
    default: if leaveAnswer == nil { again() }
    }
  }

  /// Adds a search to a screen, or begins or ends the search.
  private func search() {
    // UIKit does not report what a covered screen shows.
    guard let screen = seen(RandomScreen.self),
      let stack = screen.parent as? UINavigationController, stack.transitionCoordinator == nil
    else { return }
    let item = screen.navigationItem
    if item.searchController == nil {
      note("a search is added to \(screen.title ?? "")")
      let results = self.screen()
      item.searchController = UISearchController(
        searchResultsController: results is GuardedScreen || flip() ? nil : results)
      screen.definesPresentationContext = flip()
    } else {
      note("the search of \(screen.title ?? "") begins or ends")
    }
    item.searchController?.isActive.toggle()
  }

  /// Presents a screen over a single one.
  private func rawContext() {
    guard let place = seen(RandomScreen.self) else { return }
    // A change of an embedded or covered screen's context counts from its next reading on.
    if let stack = place.parent as? UINavigationController, stack.transitionCoordinator == nil {
      place.definesPresentationContext = true
    }
    let screen = screen()
    // The guard of such a screen, or of results, counts from the next verb on.
    if screen is GuardedScreen { return }
    screen.modalPresentationStyle = flip() ? .currentContext : .overCurrentContext
    note("raw present \(screen.title ?? "") over \(place.title ?? "")")
    place.present(screen, animated: flip())
  }

  /// Moves the top screen of a stack to another stack or into a presentation.
  private func rawMove() {
    guard let stack = seen(UINavigationController.self), stack.viewControllers.count > 1,
      let top = stack.topViewController, !(top is UINavigationController)
    else { return }
    note("raw move of \(top.title ?? "")")
    stack.popViewController(animated: false)
    if flip() { device.clock.drain() }
    guard top.parent == nil, top.presentingViewController == nil else { return }
    if flip() {
      chain.last?.present(top, animated: flip())
    } else {
      seen(UINavigationController.self)?.pushViewController(top, animated: flip())
    }
    // No user goes back in the turn of a call.
    device.clock.turn()
  }

  /// Shows a coordinator again that has stopped; or one for the first time.
  private func again() {
    guard let coordinator = pick(running) else { return }
    let stopped = retired.filter(\.isInactive)
    let scene = pick(stopped) ?? RandomScene(self)
    if stopped.isEmpty { retired = Array(([scene] + retired).prefix(3)) }
    note("\(name(of: coordinator)) shows \(scene.ledger.name), perhaps again")
    if let navigation = coordinator as? any NavigationCoordinator, flip() {
      expect(navigation.push(scene, animated: flip()), scene.ledger.name)
    } else {
      expect(coordinator.present(scene, animated: flip()), scene.ledger.name)
    }
  }
}
