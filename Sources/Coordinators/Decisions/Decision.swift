package import CoordinatorCore

/// The layouts of an application and the facts on which decisions depend.
package struct Change {
  package var layouts: [Layout]
  /// The coordinators whose pauses are decided; nil if nothing relevant has changed.
  package var pausing: Pausing.Scope?
  /// The coordinators that may have lost their last screen, latest last.
  package var candidates: [OwnerID] = []
  /// The coordinators for which a waiting request brings a screen.
  package var expecting: Set<OwnerID> = []
  /// The coordinators that cannot be stopped yet, because a transition runs in their windows.
  package var busy: Set<OwnerID> = []
  /// The coordinators that show nothing now, but have a window or container of their own.
  package var withPlace: Set<OwnerID> = []

  package init(layouts: [Layout]) { self.layouts = layouts }
}

/// One action of the engine.
package enum Effect: Equatable {
  case pause(OwnerID, PauseCauses)
  case resume(OwnerID, PauseCauses)
  case stop(OwnerID)
  /// A coordinator that only starts others has lost one during a transition in its window. It is
  /// decided again when the transition has ended.
  case postpone(OwnerID)
}

/// Decides the effects of a change, in the order in which they are performed.
package func decide(_ change: Change, _ ownership: Ownership) -> [Effect] {
  var effects: [Effect] = []
  if let scope = change.pausing { effects += Pausing.effects(change.layouts, ownership, scope) }
  return effects + Stopping.effects(of: change, ownership)
}
