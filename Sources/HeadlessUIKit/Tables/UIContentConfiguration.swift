public import Foundation

/// A value that describes the content of a view, and creates the view.
public protocol UIContentConfiguration {
  /// Creates a view that shows this configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state; called after each change of a cell's state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state for which a configuration is updated.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell for which its configuration is updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the cell.
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
