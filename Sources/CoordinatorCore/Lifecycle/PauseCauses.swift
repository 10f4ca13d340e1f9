/// The reasons why a coordinator is paused.
///
/// The coordinator resumes when no cause is left. The type is inlinable because decisions read it for each
/// coordinator.
@frozen @usableFromInline package struct PauseCauses: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Your code called `pause`.
  @inlinable package static var requested: PauseCauses { PauseCauses(rawValue: 1) }

  /// The parent is paused.
  @inlinable package static var inherited: PauseCauses { PauseCauses(rawValue: 2) }

  /// Screens of a sibling, or of a sibling of a parent without screens, cover the coordinator's.
  @inlinable package static var covered: PauseCauses { PauseCauses(rawValue: 4) }

  /// All screens of the coordinator and its descendants are in tabs that are not selected, or belong to
  /// suspended roots.
  @inlinable package static var deselected: PauseCauses { PauseCauses(rawValue: 8) }

  /// The app is in the background.
  @inlinable package static var background: PauseCauses { PauseCauses(rawValue: 16) }

  /// A presentation that pauses covered coordinators covers this one.
  @inlinable package static var overlaid: PauseCauses { PauseCauses(rawValue: 32) }
}
