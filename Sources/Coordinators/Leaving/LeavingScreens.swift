import CoordinatorCore
import UIKitShim

/// The screens that something would take away, and who guards that.
@MainActor
struct LeavingScreens {
  /// The screens with all that lies in them or is presented by them, what is on top first.
  private var screens: [UIViewController] = []
  private var identities: Set<ObjectIdentifier> = []

  /// Whether only sight of the screens is lost, as by a change of the tab.
  private var stayInUI = false

  init(_ roots: some Sequence<UIViewController>) {
    for root in roots { add(root) }
  }

  /// What a coordinator and those below it show.
  init(of context: CoordinatorContext) {
    addScreens(of: context)
  }

  /// What a transition would take away.
  ///
  /// - Parameter arrivals: What it brings or leads to, as far as that is there already.
  init(
    by target: TransitionTarget, bringing arrivals: [UIViewController],
    choosing choice: ScreenTransition.TabChoice? = nil
  ) {
    switch target {
    case .pop(let stack): self.init(stack.viewControllers.dropFirst().suffix(1))
    case .popTo(let stack):
      let screens = stack.viewControllers
      let index = arrivals.first.flatMap { screens.firstIndex(of: $0) } ?? screens.count - 1
      self.init(screens.dropFirst(index + 1).reversed())
    case .popToRoot(let stack): self.init(stack.viewControllers.dropFirst().reversed())
    case .set(let stack):
      self.init(stack.viewControllers.reversed().filter { !arrivals.contains($0) })
    case .dismiss(let screen): self.init([screen].compactMap { $0 }.filter { $0.isPresented })
    case .root(let window):
      self.init([window.rootViewController].compactMap { $0 }.filter { !arrivals.contains($0) })
    case .select(let container):
      self.init([])
      stayInUI = true
      addWhatLosesSight(in: container, arrivals.first, choice)
    case .setTabs(let container):
      self.init((container.viewControllers ?? []).filter { !arrivals.contains($0) })
    case .setColumn(let container, let column):
      let former = SplitObserver.of(container).screen(in: column)
      self.init([former].compactMap { $0 }.filter { !arrivals.contains($0) })
    case .setPages(let container):
      let pages = PageObserver.of(container).pages + (container.viewControllers ?? [])
      self.init(pages.filter { !arrivals.contains($0) })
    case .turn(let container):
      self.init([])
      stayInUI = true
      for page in container.viewControllers ?? [] where !arrivals.contains(page) {
        addInSight(of: page)
      }
    case .embed(let container, let view):
      let former = container?.embedded(in: view)
      self.init([former].compactMap { $0 }.filter { !arrivals.contains($0) })
    case .unembed(let screen): self.init([screen].compactMap { $0 }.filter { $0.parent != nil })
    case .push, .present, .leave: self.init([])
    }
  }

  private mutating func addWhatLosesSight(
    in container: UITabBarController, _ next: UIViewController?,
    _ choice: ScreenTransition.TabChoice?
  ) {
    guard let selected = container.selectedViewController else { return }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), case .tab(let tab as UITab, _)? = choice {
      // One that is not there will be refused.
      if container.selectedTab === tab || tab.tabBarController !== container { return }
      for screen in tab.replacedScreens { add(screen) }
    } else {
      guard let next, next !== selected, container.canSelect(next) else { return }
    }
    addInSight(of: selected)
  }

  private mutating func add(_ screen: UIViewController) {
    guard identities.insert(ObjectIdentifier(screen)).inserted else { return }
    if let presented = screen.presentedInContext { add(presented) }
    for child in screen.children.reversed() { add(child) }
    screens.append(screen)
  }

  private mutating func addInSight(of screen: UIViewController) {
    guard screen.isContainer else { return add(screen) }
    if let presented = screen.presentedInContext { add(presented) }
    if let stack = screen as? UINavigationController {
      if let top = stack.topViewController { addInSight(of: top) }
    } else if let tabs = screen as? UITabBarController {
      if let selected = tabs.selectedViewController { addInSight(of: selected) }
    } else {
      for child in screen.children { addInSight(of: child) }
    }
    if identities.insert(ObjectIdentifier(screen)).inserted { screens.append(screen) }
  }

  private mutating func addScreens(of context: CoordinatorContext) {
    for child in context.childContexts.reversed() { addScreens(of: child) }
    for record in (context.attachment as? ScreenOwner)?.records.reversed() ?? []
    where record.isInUI {
      if let screen = record.screen { add(screen) }
    }
  }

  // MARK: Guards

  /// Who is to be asked, in order: each screen before the coordinators that would lose their last.
  var guards: [any LeaveGuarding] {
    let possible = possibleGuards
    return possible.isEmpty ? [] : possible.filter { $0.guardsLeaving }
  }

  /// Who would have to be asked if they all guarded, in the same order.
  var possibleGuards: [any LeaveGuarding] {
    var guards: [any LeaveGuarding] = []
    for screen in screens {
      let owner = ScreenOwner.record(of: screen)?.owner
      if screen.roles.contains(.guarding), !hasStopped(owner, of: screen) {
        add(screen as? any LeaveGuarding, to: &guards)
      }
      var next = owner?.context
      while let context = next, stayInUI || isLeft(context) {
        if context.isRunning { add(context.coordinator as? any LeaveGuarding, to: &guards) }
        next = stayInUI ? nil : context.parent?.context
      }
    }
    return guards
  }

  /// Whether a screen's coordinator has stopped, which is not asked any more: what it shows is on its way out.
  private func hasStopped(_ owner: ScreenOwner?, of screen: UIViewController) -> Bool {
    if let owner { return owner.context?.isRunning != true }
    return LeftBehind.contains(screen) || screen.isToLeave
  }

  private func add(_ guardian: (any LeaveGuarding)?, to guards: inout [any LeaveGuarding]) {
    guard let guardian else { return }
    for known in guards where known === guardian { return }
    guards.append(guardian)
  }

  /// Whether a coordinator would have no screen left.
  private func isLeft(_ context: CoordinatorContext) -> Bool {
    for record in (context.attachment as? ScreenOwner)?.records ?? []
    where record.isInUI && !identities.contains(record.identity) {
      return false
    }
    for child in context.childContexts where !isLeft(child) { return false }
    return true
  }
}

extension UIViewController {
  /// Whether this is presented, or is to be again with the root that is kept.
  fileprivate var isPresented: Bool {
    presentingViewController != nil || ScreenOwner.record(of: self)?.keptWith != nil
  }

  /// Whether this leaves, now or soon, with a screen whose coordinator has stopped.
  fileprivate var isToLeave: Bool {
    let queue = TransitionQueue.of(hierarchyWindow)
    var outer: UIViewController? = self
    while let current = outer {
      if current.isLingering || queue.isToLeave(current) { return true }
      outer = current.parent
    }
    return false
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// What lies on the stack of this tab's group, on top first, and gives way to the tab, in sight or not.
  fileprivate var replacedScreens: [UIViewController] {
    guard let stack = managingTabGroup?.managingNavigationController else { return [] }
    var kept: [UIViewController] = []
    var next: UITab? = self
    while let tab = next {
      if let screen = tab.viewController { kept.append(screen) }
      next = tab.parent
    }
    return stack.viewControllers.reversed().filter { !kept.contains($0) }
  }
}
