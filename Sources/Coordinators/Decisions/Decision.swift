package import CoordinatorCore

/// What has changed in the hierarchies of an application, and what is known of it: all that decisions depend on.
package struct Change {
  /// What each hierarchy shows now.
  package var layouts: [Layout]
  /// Whether pausing is to be decided; nil if nothing has changed that it depends on.
  package var pausing: Pausing.Scope?
  /// The screens that nobody has shown by a verb.
  package var unowned: [UnownedScreen] = []
  /// The screens with an owner that are in no layout, where nothing runs in the hierarchy that had them.
  package var removed: [RemovedScreen] = []
  /// The coordinators that may have lost their last screen, the latest last.
  package var candidates: [OwnerID] = []
  /// Those that have a screen to come, by a request that waits.
  package var expecting: Set<OwnerID> = []
  /// Those in whose windows a transition runs: it is too early to stop them.
  package var busy: Set<OwnerID> = []
  /// Those that show nothing now, and have a window or a container of their own to show something in.
  package var withPlace: Set<OwnerID> = []

  /// A screen that has left the user interface.
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

/// One thing that the engine does.
package enum Effect: Equatable {
  /// A coordinator becomes the owner of a screen.
  case adopt(ScreenID, by: OwnerID)
  case pause(OwnerID, PauseCauses)
  case resume(OwnerID, PauseCauses)
  /// A screen has left. Its owner forgets it when all have stopped, unless their code has shown it again.
  case remove(ScreenID, from: OwnerID)
  /// A coordinator has lost its last screen.
  case stop(OwnerID)
  /// A coordinator that only starts others has lost one while a transition runs in its window; it is decided again
  /// when that is over.
  case postpone(OwnerID)
}

/// Decides what a change of the layouts leads to, in the order in which it is done.
package func decide(_ change: Change, _ ownership: Ownership) -> [Effect] {
  var effects: [Effect] = []
  for unowned in change.unowned {
    if let owner = unowned.owner(in: ownership) {
      effects.append(.adopt(unowned.screen, by: owner))
    }
  }
  if let scope = change.pausing { effects += Pausing.effects(change.layouts, ownership, scope) }
  for removed in change.removed { effects.append(.remove(removed.screen, from: removed.owner)) }
  return effects + Stopping.effects(of: change, ownership)
}
