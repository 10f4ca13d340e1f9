import UIKit

class OverridingControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var state: UIControl.State { super.state }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { super.contentHorizontalAlignment }
    set { super.contentHorizontalAlignment = newValue }
  }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { super.contentVerticalAlignment }
    set { super.contentVerticalAlignment = newValue }
  }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: identifier, for: controlEvents)
  }
  override func sendAction(_ action: UIAction) {
    super.sendAction(action)
  }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override func performPrimaryAction() {
    super.performPrimaryAction()
  }
  override var isContextMenuInteractionEnabled: Bool {
    get { super.isContextMenuInteractionEnabled }
    set { super.isContextMenuInteractionEnabled = newValue }
  }
  override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set { super.showsMenuAsPrimaryAction = newValue }
  }
}

class OverridingButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var role: UIButton.Role {
    get { super.role }
    set { super.role = newValue }
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func title(for state: UIControl.State) -> String? {
    super.title(for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func titleColor(for state: UIControl.State) -> UIColor? {
    super.titleColor(for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func image(for state: UIControl.State) -> UIImage? {
    super.image(for: state)
  }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var currentImage: UIImage? { super.currentImage }
  override var titleLabel: UILabel? { super.titleLabel }
  override var configuration: UIButton.Configuration? {
    get { super.configuration }
    set { super.configuration = newValue }
  }
  override var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override func updateConfiguration() {
    super.updateConfiguration()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
  }
  override var changesSelectionAsPrimaryAction: Bool {
    get { super.changesSelectionAsPrimaryAction }
    set { super.changesSelectionAsPrimaryAction = newValue }
  }
  override var menu: UIMenu? {
    get { super.menu }
    set { super.menu = newValue }
  }
}

class OverridingSwitch: UISwitch {
  override var isOn: Bool {
    get { super.isOn }
    set { super.isOn = newValue }
  }
  override func setOn(_ on: Bool, animated: Bool) {
    super.setOn(on, animated: animated)
  }
  override var onTintColor: UIColor? {
    get { super.onTintColor }
    set { super.onTintColor = newValue }
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
}

class OverridingSegmentedControl: UISegmentedControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var numberOfSegments: Int { super.numberOfSegments }
  override var selectedSegmentIndex: Int {
    get { super.selectedSegmentIndex }
    set { super.selectedSegmentIndex = newValue }
  }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    super.insertSegment(withTitle: title, at: segment, animated: animated)
  }
  override func removeSegment(at segment: Int, animated: Bool) {
    super.removeSegment(at: segment, animated: animated)
  }
  override func removeAllSegments() {
    super.removeAllSegments()
  }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title, forSegmentAt: segment)
  }
  override func titleForSegment(at segment: Int) -> String? {
    super.titleForSegment(at: segment)
  }
  override func imageForSegment(at segment: Int) -> UIImage? {
    super.imageForSegment(at: segment)
  }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    super.setEnabled(enabled, forSegmentAt: segment)
  }
  override func isEnabledForSegment(at segment: Int) -> Bool {
    super.isEnabledForSegment(at: segment)
  }
}
