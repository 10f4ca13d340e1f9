public import Foundation

/// A view that shows a row of a table.
open class UITableViewCell: UIView {
  /// Creates a cell with a style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell with the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The arrangement of the labels.
  package final var cellStyle: CellStyle
  package final var ownReuseIdentifier: String?
  /// The segue that selecting the cell performs.
  final var connectedSegue: (() -> Void)?
  /// The segue that a tap on the detail button performs.
  final var connectedDetailSegue: (() -> Void)?

  /// The identifier under which the cell is reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  /// Called before the cell is reused for another row; overrides must call super.
  open func prepareForReuse() {}

  /// Whether a tap on the row performs a segue.
  package final var hasSegue: Bool { connectedSegue != nil }

  /// Whether the cell shows a detail button.
  package final var showsDetailButton: Bool {
    accessoryView == nil && [.detailButton, .detailDisclosureButton].contains(accessoryType)
  }

  /// The view that contains the content of the cell.
  public final let contentView = UIView()

  // MARK: Labels

  private final lazy var titleLabel = addToContent(UILabel())
  private final lazy var detailLabel = addToContent(UILabel())
  private final lazy var leadingImageView = addToContent(UIImageView())

  private final func addToContent<Content: UIView>(_ view: Content) -> Content {
    contentView.addSubview(view)
    return view
  }

  /// The label for the text.
  open var textLabel: UILabel? { titleLabel }
  /// The label for the second text, which cells of the default style do not have.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detailLabel }
  /// The view for the image.
  open var imageView: UIImageView? { leadingImageView }

  // MARK: Configuration

  package final var configuredView: (any UIView & UIContentView)?

  /// The content of the cell, used in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// A configuration with the style of this cell and no content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The state for which the configuration is updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
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

  // MARK: State

  /// The accessory at the end of the cell.
  open var accessoryType: AccessoryType = .none {
    didSet { setNeedsDisplay() }
  }
  /// The view at the end of the cell, in place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet { replaceSubview(oldValue, with: accessoryView) }
  }
  /// The accessory at the end of the cell while it is edited; data only.
  open var editingAccessoryType: AccessoryType = .none
  /// The style of the cell while it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// The view behind the content; data only.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; data only.
  open var selectedBackgroundView: UIView?
  /// The indentation level of the content.
  open var indentationLevel = 0
  /// The space beside the line below the cell.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  private var selected = false
  private var highlighted = false
  private var editing = false

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Shows the row as selected or not; overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard self.selected != selected else { return }
    self.selected = selected
    setNeedsUpdateConfiguration()
  }

  /// Whether the row is being pressed.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row as pressed or not; overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard self.highlighted != highlighted else { return }
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the row as being edited or not; overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    self.editing = editing
    setNeedsUpdateConfiguration()
  }
}
