package import CoordinatorCore

/// The layouts of an application and the facts on which decisions depend.
package struct Change {
  package var layouts: [Layout]
  /// The coordinators whose pauses are decided; nil if nothing relevant has changed.
  package var pausing: Pausing.Scope?
  /// The screens with an owner that are in no layout, and whose former hierarchy is at rest.
  package var removed: [RemovedScreen] = []
  /// The coordinators that may have lost their last screen, latest last.
  package var candidates: [OwnerID] = []
  /// The coordinators for which a waiting request brings a screen.
  package var expecting: Set<OwnerID> = []
  /// The coordinators that cannot be stopped yet, because a transition runs in their windows.
  package var busy: Set<OwnerID> = []
  /// The coordinators that show nothing now, but have a window or container of their own.
  package var withPlace: Set<OwnerID> = []

  package struct RemovedScreen: Equatable {
    package let screen: ScreenID
    package let owner: OwnerID

    package init(screen: ScreenID, owner: OwnerID) {
      self.screen = screen
      self.owner = owner
    }
  }

  package init(layouts: [Layout]) { self.layouts = layouts }
}

/// One action of the engine.
package enum Effect: Equatable {
  case pause(OwnerID, PauseCauses)
  case resume(OwnerID, PauseCauses)
  /// A screen was removed. Its owner forgets it after all stops, unless the app's code shows it
  /// again.
  case remove(ScreenID, from: OwnerID)
  case stop(OwnerID)
  /// A coordinator that only starts others has lost one during a transition in its window. It is
  /// decided again when the transition has ended.
  case postpone(OwnerID)
}

/// Decides the effects of a change, in the order in which they are performed.
package func decide(_ change: Change, _ ownership: Ownership) -> [Effect] {
  var effects: [Effect] = []
  if let scope = change.pausing { effects += Pausing.effects(change.layouts, ownership, scope) }
  for removed in change.removed { effects.append(.remove(removed.screen, from: removed.owner)) }
  return effects + Stopping.effects(of: change, ownership)
}
