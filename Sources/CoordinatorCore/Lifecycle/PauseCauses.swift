/// Why a coordinator is paused.
///
/// It is resumed when the last cause is gone. It is inlinable because decisions read it for each coordinator.
@frozen @usableFromInline package struct PauseCauses: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Somebody called `pause`.
  package static let requested = PauseCauses(rawValue: 1)

  /// Its parent is paused.
  package static let inherited = PauseCauses(rawValue: 2)

  /// A sibling's screens cover its own.
  package static let covered = PauseCauses(rawValue: 4)

  /// It sits in a tab, page or column that is not the chosen one.
  package static let deselected = PauseCauses(rawValue: 8)

  /// Its scene is in the background.
  package static let background = PauseCauses(rawValue: 16)

  /// Its screens belong to a root that is kept while another one is shown.
  package static let setAside = PauseCauses(rawValue: 32)

  /// A presentation that was asked to pause what it covers is over it.
  package static let overlaid = PauseCauses(rawValue: 64)
}
