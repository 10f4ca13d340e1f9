import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// Routes, paths and links from any coordinator, at any moment, and the restoration of snapshots.
extension RandomApp {
  func routeVerb(of coordinator: any Coordinator, _ name: String) {
    switch random.below(8) {
    case 0...2:
      guard let routing = coordinator as? any RandomRouting else { return }
      trigger(route(), of: routing, name)
    case 3...5:
      guard let path = path(in: coordinator) else { return }
      note("\(name).open \(path)")
      expect(coordinator.open(path, animated: flip()))
    case 6:
      guard let link = link() else { return }
      note("\(name).open \(link)")
      expect(coordinator.open(link, animated: flip()))
    default:
      guard let root = root(of: coordinator), !root.isInactive else { return }
      note("\(name).restore")
      let index = beginLink()
      root.restore(root.snapshot()) { [weak self] in self?.endLink(index) }
    }
  }

  private func trigger<Member: RandomRouting>(
    _ route: RandomRoute, of member: Member, _ name: String
  ) {
    note("\(name).trigger \(route)")
    expect(member.trigger(route, animated: flip()))
  }

  private func route() -> RandomRoute {
    let number = random.below(12)
    switch random.below(8) {
    case 0...1: return .screen(number)
    case 2...4: return .child(number)
    case 5...6: return .sheet(number)
    default: return flip() ? .back : .here
    }
  }

  private func root(of coordinator: any Coordinator) -> RandomRoot? {
    roots.first { $0 === coordinator.root }
  }

  /// A path down the tree to a random coordinator, and possibly to a child that it brings; it
  /// sometimes leads nowhere.
  private func path(in coordinator: any Coordinator) -> RoutePath? {
    var target = pick(running.filter { $0.root === coordinator.root }) ?? coordinator
    var path = then(end(), of: target)
    while let parent = target.parent {
      path = then([.here], of: parent) + path
      target = parent
    }
    return path.isEmpty ? nil : EngineProbe.path(path)
  }

  /// A random route, and sometimes one of the child that it brings.
  private func end() -> [RandomRoute] {
    flip() ? [route()] : [.child(random.below(12)), route()]
  }

  private func then(_ routes: [RandomRoute], of coordinator: any Coordinator) -> [RouteStep] {
    guard let routing = coordinator as? any RandomRouting else { return [] }
    return routes.enumerated().map { index, route in
      index == 0
        ? EngineProbe.step(type(of: routing), route) : EngineProbe.step(RandomScene.self, route)
    }
  }

  func link() -> Link? {
    let number = random.below(12)
    let texts = [
      "random://sheet/\(number)", "random://tabs/child/\(number)",
      "random://flow/child/\(number)", "random://flow/child/\(number)/sheet/\(number / 2)",
      "random://sheet/x", "random://nowhere", "other://sheet/1",
    ]
    return pick(texts).flatMap { try? Link($0) }
  }

  // MARK: Guards

  /// The answer of an entry guard: now, later, or after a login.
  func admission(
    to route: RandomRoute, by coordinator: any RandomRouting
  ) async -> Admission<RandomRoute> {
    if isCopy { return .allow }
    switch random.below(8) {
    case 0...2: return .allow
    case 3: return .deny("It is closed.")
    case 4: return .redirect(self.route())
    case 5:
      let login = RandomScene(self)
      note("\(coordinator.ledger.name) presents \(login.ledger.name) for \(route)")
      return await admissions.present(login, by: coordinator) ? .allow : .deny("No login.")
    default: return await admissions.ask() ? .allow : .deny("It is closed, late.")
    }
  }

  // MARK: At rest

  /// Opens a path or a link while nothing else runs, and checks what has changed.
  func checkLink() async {
    guard random.below(3) == 0, let root = pick(roots.filter { !$0.isInactive }) else { return }
    budget = 0
    // What a raw call has just shown gets its owner first, as by the verb of a guard.
    EngineProbe.readHiddenScreens()
    for coordinator in running { EngineProbe.adoptRawChanges(of: coordinator) }
    let before = "\(CoordinatorTree(root))"
    let handle: LinkHandle
    if flip(), let path = path(in: root) {
      note("at rest, open \(path)")
      handle = root.open(path)
    } else if let link = link() {
      note("at rest, open \(link)")
      handle = root.open(link)
    } else {
      return
    }
    expect(handle)
    var columns: [any Coordinator] = []
    handle.whenCompleted { [weak self] _ in
      columns = self?.running.filter { $0.parent is RandomSplit } ?? []
    }
    await rest()
    switch handle.ended {
    case .opened(let path):
      // UIKit can drop a column of a tab that is selected in a narrow window, after its appearance.
      // Its coordinator stays without screens while a child presents one.
      let isDropped = columns.contains {
        $0.isInactive
          || ($0.parent as? RandomSplit)?.splitViewController.isCollapsed == true
            && EngineProbe.screens(of: $0).allSatisfy { !$0.isInUI }
      }
      if isDropped { return }
      // Going back leaves the place to which the path has led, and may stop its coordinator.
      if path.steps.contains(where: { $0.route as? RandomRoute == .back }) { return }
      do throws(RouteError) {
        let plan = try root.plan(to: path)
        if !plan.steps.isEmpty { fail("\(path) was opened, but the plan is \(plan.steps)") }
      } catch {
        fail("\(path) was opened, but it has no plan: \(error)\n\(CoordinatorTree(root))")
      }
    case .denied, .invalid:
      let after = "\(CoordinatorTree(root))"
      if after != before { fail("a denied or invalid link has changed:\n\(before)\nto\n\(after)") }
    case .superseded, .unreachable, .rejected, nil: break
    }
  }
}
