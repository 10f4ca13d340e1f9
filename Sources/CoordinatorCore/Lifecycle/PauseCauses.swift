/// The reasons why a coordinator is paused.
///
/// The coordinator resumes when no cause is left. The type is inlinable because decisions read it for each
/// coordinator.
@frozen @usableFromInline package struct PauseCauses: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Your code called `pause`.
  package static let requested = PauseCauses(rawValue: 1)

  /// The parent is paused.
  package static let inherited = PauseCauses(rawValue: 2)

  /// A sibling's screens cover the coordinator's.
  package static let covered = PauseCauses(rawValue: 4)

  /// The coordinator's tab, page or column is not selected.
  package static let deselected = PauseCauses(rawValue: 8)

  /// The coordinator's scene is in the background.
  package static let background = PauseCauses(rawValue: 16)

  /// The coordinator's screens belong to a suspended root.
  package static let rootSuspended = PauseCauses(rawValue: 32)

  /// A presentation that pauses covered coordinators covers this one.
  package static let overlaid = PauseCauses(rawValue: 64)
}
