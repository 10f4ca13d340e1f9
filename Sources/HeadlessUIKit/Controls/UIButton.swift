public import Foundation

/// A control with a title or an image that performs an action when it is tapped.
open class UIButton: UIControl {
  /// How a button looks that has no configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type that takes title and image from an action and performs it.
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

  /// Creates a button of the system's look that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }

  /// How the button looks when it has no configuration.
  open internal(set) var buttonType = ButtonType.custom

  /// What the button is for.
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

  /// Sets the title for a state; other states without one of their own show the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsDisplay()
  }

  /// The title for a state, which is the normal one where the state has none of its own.
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

  /// The image for a state, which is the normal one where the state has none of its own.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title for the state the button is in.
  open var currentTitle: String? { title(for: state) }
  /// The colour of the title for the state the button is in.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// The image for the state the button is in.
  open var currentImage: UIImage? { image(for: state) }

  /// The label that shows the title, for its font and alignment.
  open var titleLabel: UILabel? {
    label.text = displayedTitle
    return label
  }

  // MARK: Configuration

  /// What the button shows and how, in one value.
  open var configuration: Configuration? {
    didSet { setNeedsDisplay() }
  }

  /// Called after `updateConfiguration()`, to bring the configuration up to date with the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = true

  /// Asks for a call of `updateConfiguration()` in the next layout pass.
  ///
  /// Each change of the button's state asks for one, too.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date with the state; does nothing unless overridden.
  open func updateConfiguration() {}

  /// Updates the configuration where that is due.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    updateConfiguration()
    configurationUpdateHandler?(self)
    // Reset last, so that a change of the state in these calls asks for no second update.
    needsUpdateConfiguration = false
  }

  /// Whether each tap changes the selected state, before the actions are performed.
  open var changesSelectionAsPrimaryAction = false

  /// The menu that the button shows.
  open var menu: UIMenu? {
    didSet { setNeedsDisplay() }
  }

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  // MARK: What hosts show and do

  /// The title a user sees: the configuration's, else the current state's.
  package final var displayedTitle: String? { configuration?.title ?? currentTitle }

  /// The image a user sees: the configuration's, else the current state's.
  package final var displayedImage: UIImage? { configuration?.image ?? currentImage }

  /// The menu that opens at a tap; a tap then does nothing else.
  package final var menuAtTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  override var tapRefusal: InputRefusal? { menuAtTap.map { _ in .opensMenu } }

  package override func receiveTap() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.receiveTap()
  }

  /// What choosing an action of the button's menu does.
  package final func receiveMenuChoice(_ action: UIAction) {
    sendAction(action)
  }
}
