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
    let engine = engine ?? container.engine
    if engine.isHookToRun {
      return engine.afterHook.append { [weak self] in self?.coverMayHaveChanged() }
    }
    for (owner, isCovered) in coverChanges(in: container) {
      cover(owner, isCovered)
    }
  }

  private func cover(_ owner: ScreenOwner, _ isCovered: Bool) {
    guard let context = owner.context, context.isRunning else { return }
    if !isCovered { return owner.uncover() }
    guard owner.cover == nil else { return }
    owner.cover = self
    context.pause(.covered)
  }

  /// The same for one owner, whose screens elsewhere have come or gone.
  ///
  /// - Complexity: O(*n*) in the number of screens down to its first one, or the first one below it.
  fileprivate func coverMayHaveChanged(of owner: ScreenOwner) {
    guard hasSeveralUsers, let container else { return }
    let engine = engine ?? container.engine
    if engine.isHookToRun {
      return engine.afterHook.append { [weak self, weak owner] in
        if let owner { self?.coverMayHaveChanged(of: owner) }
      }
    }
    let isCovered = isUnderSibling(owner) && owner.isHidden(with: container)
    if isCovered != (owner.cover === self) { cover(owner, isCovered) }
  }

  /// Whether a sibling's screen lies above all that a coordinator, and those below it, have here.
  private func isUnderSibling(_ owner: ScreenOwner) -> Bool {
    guard let parent = owner.context?.parentContext else { return false }
    var hasSibling = false
    for record in known.reversed() where record.isKept && !record.isInColumn {
      guard let other = record.owner?.context else { continue }
      var next: CoordinatorContext? = other
      while let context = next {
        if context === owner.context { return hasSibling }
        next = context.parentContext
      }
      if other.parentContext === parent { hasSibling = true }
    }
    return false
  }

  /// Who has come to be covered, or is not any more.
  ///
  /// Columns that have become one stack stay active side by side.
  func coverChanges(
    in container: UINavigationController
  ) -> [(owner: ScreenOwner, isCovered: Bool)] {
    var changes: [(owner: ScreenOwner, isCovered: Bool)] = []
    var seen: Set<ObjectIdentifier> = []
    // Whether a sibling's screen lies above all of a coordinator's, by its context.
    var isUnderSibling: [ObjectIdentifier: Bool] = [:]
    // The parents of those who have a screen further up.
    var parents: Set<ObjectIdentifier> = []
    for record in known.reversed() where record.isKept && !record.isInColumn {
      guard let owner = record.owner, let own = owner.context,
        seen.insert(ObjectIdentifier(owner)).inserted
      else { continue }
      var next: CoordinatorContext? = own
      while let context = next, isUnderSibling[ObjectIdentifier(context)] == nil {
        let parent = context.parentContext
        isUnderSibling[ObjectIdentifier(context)] =
          parent.map { parents.contains(ObjectIdentifier($0)) } ?? false
        next = parent
      }
      let isCovered =
        isUnderSibling[ObjectIdentifier(own)] == true && owner.isHidden(with: container)
      if isCovered != (owner.cover === self) { changes.append((owner, isCovered)) }
      if let parent = own.parentContext { parents.insert(ObjectIdentifier(parent)) }
    }
    return changes
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
          StackObserver.existing(of: stack)?.coverMayHaveChanged(of: owner)
          break
        }
      }
      next = current.parentContext
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
    for record in records where !record.isHidden(with: stack) && record.isInUI { return true }
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
