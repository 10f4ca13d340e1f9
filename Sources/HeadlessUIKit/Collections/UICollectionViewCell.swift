public import Foundation

/// A reusable view of a collection.
open class UICollectionReusableView: UIView {
  package final var ownReuseIdentifier: String?

  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  /// Called before the view is reused; overrides must call super.
  open func prepareForReuse() {}
}

/// A view that shows an item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The view that contains the content of the cell.
  public final let contentView = UIView()

  /// The view behind the content; data only.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; data only.
  open var selectedBackgroundView: UIView?

  /// The segue that selecting the cell performs.
  final var connectedSegue: (() -> Void)?

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } }
  }
  /// Whether the item is being pressed.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configuration

  package final var configuredView: (any UIView & UIContentView)?

  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// The state for which the configuration is updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Whether each change of the state updates the content configuration.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called after each change of the state; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the content configuration, and calls `updateConfiguration(using:)`, here immediately.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
    setNeedsDisplay()
  }
}

extension UICollectionViewCell: RowCell {
  package final func show(selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }

  package final func show(editing: Bool) {}

  package final var standardContent: StandardContent {
    let list = contentConfiguration as? UIListContentConfiguration
    return list.map { StandardContent($0) } ?? StandardContent()
  }
}
