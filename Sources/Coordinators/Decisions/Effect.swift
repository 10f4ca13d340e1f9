package import CoordinatorCore

/// One action of the engine; decisions return them in the order in which they are performed.
package enum Effect: Equatable {
  case pause(OwnerID, PauseCauses)
  case resume(OwnerID, PauseCauses)
  case stop(OwnerID)
  /// A coordinator that only starts others has lost one during a transition in its window. It is
  /// decided again when the transition has ended.
  case postpone(OwnerID)
}
