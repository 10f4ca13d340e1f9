/// Why a coordinator is paused.
///
/// It is resumed when the last cause is gone.
///
/// Inlinable, since decisions compare them for each coordinator that has screens.
@usableFromInline package struct PauseCauses: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Somebody called `pause`.
  @inlinable package static var requested: PauseCauses { PauseCauses(rawValue: 1) }

  /// Its parent is paused.
  @inlinable package static var inherited: PauseCauses { PauseCauses(rawValue: 2) }

  /// A sibling's screens cover its own.
  @inlinable package static var covered: PauseCauses { PauseCauses(rawValue: 4) }

  /// It sits in a tab, page or column that is not the chosen one.
  @inlinable package static var deselected: PauseCauses { PauseCauses(rawValue: 8) }

  /// Its scene is in the background.
  @inlinable package static var background: PauseCauses { PauseCauses(rawValue: 16) }

  /// Its screens belong to a root that is kept while another one is shown.
  @inlinable package static var setAside: PauseCauses { PauseCauses(rawValue: 32) }

  /// A presentation that was asked to pause what it covers is over it.
  @inlinable package static var overlaid: PauseCauses { PauseCauses(rawValue: 64) }
}
