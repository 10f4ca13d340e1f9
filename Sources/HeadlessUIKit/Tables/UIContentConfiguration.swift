public import Foundation

/// A value from which a view for content is made.
public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state; cells call it after each change of their state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The states that count for what a view shows.
public protocol UIConfigurationState {
  /// The traits of the view's surroundings.
  var traitCollection: UITraitCollection { get set }
}

/// The states of a cell that count for what it shows.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the cell's surroundings.
  public var traitCollection: UITraitCollection
  /// Whether a user cannot use the cell.
  public var isDisabled = false
  /// Whether the cell is being pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is being edited.
  public var isEditing = false

  /// Creates the state of a cell that is not disabled, highlighted, selected or edited.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
