public import Foundation

/// A control with a title or an image that performs an action when it is tapped.
open class UIButton: UIControl {
  /// The type of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type with the title and image of an action, which it performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// Creates a button with a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  /// Creates a button of the type `system` that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }

  /// The type of the button, for its appearance without a configuration.
  open internal(set) var buttonType = ButtonType.custom

  /// The role of the button.
  open var role = Role.normal {
    didSet { setNeedsDisplay() }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private lazy var label = UILabel()
  private lazy var picture = UIImageView()

  /// Sets the title for a state; states without a title show the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsDisplay()
  }

  /// The title for a state, else the normal title.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    setNeedsDisplay()
  }

  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    setNeedsDisplay()
  }

  /// The image for a state, else the normal image.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  /// The colour of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The label that shows the title, for its font and alignment.
  open var titleLabel: UILabel? {
    if label.superview == nil { addSubview(label) }
    label.text = displayedTitle
    return label
  }

  /// The view with the displayed image, for its content mode and tint colour.
  open var imageView: UIImageView? {
    if picture.superview == nil { addSubview(picture) }
    picture.image = displayedImage
    return picture
  }

  // MARK: Configuration

  /// The content and the appearance of the button.
  open var configuration: Configuration? {
    didSet { setNeedsDisplay() }
  }

  /// Updates the configuration to the state; called after `updateConfiguration()`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = true

  /// Requests a call of `updateConfiguration()` in the next layout pass.
  ///
  /// Called after each change of the button's state.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration to the state; does nothing unless overridden.
  open func updateConfiguration() {}

  /// Updates the configuration if it was requested.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    updateConfiguration()
    configurationUpdateHandler?(self)
    // Reset last, so that a change of the state in these calls requests no second update.
    needsUpdateConfiguration = false
  }

  /// Whether each tap changes the selected state, before the actions are performed.
  open var changesSelectionAsPrimaryAction = false

  /// The menu that the button shows.
  open var menu: UIMenu? {
    didSet { setNeedsDisplay() }
  }

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  // MARK: For hosts

  /// The displayed title: that of the configuration, else of the current state.
  package final var displayedTitle: String? { configuration?.title ?? currentTitle }

  /// The displayed image: that of the configuration, else of the current state.
  package final var displayedImage: UIImage? { configuration?.image ?? currentImage }

  /// The menu that opens on a tap; a tap then has no other effect.
  package final var menuAtTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  override var tapRejection: InputRejection? { menuAtTap.map { _ in .opensMenu } }

  package override func receiveTap() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.receiveTap()
  }
}
