import CoordinatorCore
import UIKitShim

// Who is paused because a sibling's screens lie above.
extension StackObserver {
  /// Pauses those whose screens all lie under a sibling's, and resumes those of whom that is not true
  /// any more.
  ///
  /// - Complexity: O(*n*) in the number of screens on the stack.
  func coverMayHaveChanged() {
    guard hasSeveralUsers, let container else { return }
    let engine = container.engine
    if engine.isHookToRun {
      return engine.afterHook.append { [weak self] in self?.coverMayHaveChanged() }
    }
    let owners = ownersFromTop()
    var changed: [(owner: ScreenOwner, isCovered: Bool)] = []
    for (owner, isUnderSibling) in owners {
      let isCovered = isUnderSibling && owner.isHidden(with: container)
      if isCovered != (owner.cover === self) { changed.append((owner, isCovered)) }
    }
    for (owner, isCovered) in changed {
      guard let context = owner.context, context.isRunning else { continue }
      if isCovered {
        guard owner.cover == nil else { continue }
        owner.cover = self
        context.pause(.covered)
      } else {
        owner.uncover()
      }
    }
  }

  /// The owners of the screens, from the top down, and whether a sibling's screen lies above all that
  /// each and those below it have here.
  ///
  /// Columns that have become one stack stay active side by side.
  private func ownersFromTop() -> [(owner: ScreenOwner, isUnderSibling: Bool)] {
    var owners: [(owner: ScreenOwner, isUnderSibling: Bool)] = []
    var seen: [(context: CoordinatorContext, isUnderSibling: Bool)] = []
    for record in known.reversed() where record.isKept && !record.isInColumn {
      guard let owner = record.owner, owners.last?.owner !== owner,
        !owners.contains(where: { $0.owner === owner }), let own = owner.context
      else { continue }
      var next: CoordinatorContext? = own
      while let context = next, !seen.contains(where: { $0.context === context }) {
        let parent = context.parent
        let isUnderSibling =
          parent != nil
          && owners.contains { $0.owner !== owner && $0.owner.context?.parent === parent }
        seen.append((context, isUnderSibling))
        next = parent?.context
      }
      let isUnderSibling = seen.first { $0.context === own }?.isUnderSibling ?? false
      owners.append((owner, isUnderSibling))
    }
    return owners
  }
}

extension ScreenOwner {
  /// Ends the pause that a sibling's screens have made.
  func uncover() {
    guard cover != nil else { return }
    cover = nil
    context?.resume(.covered)
  }

  /// Looks again at who covers this coordinator and its ancestors, where one of them has come to be
  /// seen elsewhere, or is not any more.
  func coverMayHaveChanged() {
    var next = context
    while let current = next {
      if let owner = current.attachment as? ScreenOwner {
        for record in owner.records {
          guard let stack = record.stack else { continue }
          StackObserver.existing(of: stack)?.coverMayHaveChanged()
          break
        }
      }
      next = current.parent?.context
    }
  }

  /// Ends the pauses by places where this coordinator is not any more, though it goes on.
  func endStalePauses() {
    guard let context, context.isRunning else { return }
    if let container = cover?.container, !hasScreens(on: container) { uncover() }
    guard context.mayResume(.deselected) else { return }
    for record in records {
      if case .tab = record.place { return }
    }
    context.resume(.deselected)
  }

  /// Whether nothing of this coordinator, or of those below it, can be seen where a stack's top covers
  /// what is under it, and whether it wants to be paused then.
  fileprivate func isHidden(with stack: UINavigationController) -> Bool {
    let coordinator = context?.coordinator as? any ScreenCoordinator
    return coordinator?.pausesWhenCovered != false && !isInSight(beside: stack)
  }

  private func isInSight(beside stack: UINavigationController) -> Bool {
    for record in records where record.isInUI && !record.isHidden(with: stack) { return true }
    for child in context?.children ?? [] {
      let owner = child.context.attachment as? ScreenOwner
      if owner?.isInSight(beside: stack) == true { return true }
    }
    return false
  }
}

extension ScreenRecord {
  /// Whether the screen lies on a stack, shows it, or lies behind it.
  fileprivate func isHidden(with stack: UINavigationController) -> Bool {
    if isOn(stack) { return true }
    guard let screen else { return true }
    if screen === stack || screen.isInside(stack) || stack.isInside(screen) { return true }
    var outermost: UIViewController = stack
    while let outer = outermost.parent { outermost = outer }
    var presenter = outermost.presentingViewController
    while let current = presenter {
      if screen === current || screen.isInside(current) { return true }
      presenter = current.presentingViewController
    }
    return false
  }
}
