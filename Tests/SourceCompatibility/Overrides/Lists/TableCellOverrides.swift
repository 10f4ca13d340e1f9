import UIKit

class OverridingTableViewCell: UITableViewCell {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func prepareForReuse() {
    super.prepareForReuse()
  }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var imageView: UIImageView? { super.imageView }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    super.defaultContentConfiguration()
  }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override var accessoryType: UITableViewCell.AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var accessoryView: UIView? {
    get { super.accessoryView }
    set { super.accessoryView = newValue }
  }
  override var editingAccessoryType: UITableViewCell.AccessoryType {
    get { super.editingAccessoryType }
    set { super.editingAccessoryType = newValue }
  }
  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}

class OverridingListContentView: UIListContentView {
  override init(configuration: UIListContentConfiguration) {
    super.init(configuration: configuration)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var configuration: any UIContentConfiguration {
    get { super.configuration }
    set { super.configuration = newValue }
  }
}

class OverridingRefreshControl: UIRefreshControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isRefreshing: Bool { super.isRefreshing }
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() { super.endRefreshing() }
  override var attributedTitle: NSAttributedString? {
    get { super.attributedTitle }
    set { super.attributedTitle = newValue }
  }
}

/// Diffable data sources are commonly subclassed for titles and for editing.

class OverridingContextualAction: UIContextualAction {
  override init(style: Style, title: String?, handler: @escaping Handler) {
    super.init(style: style, title: title, handler: handler)
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var backgroundColor: UIColor! {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

class OverridingSwipeActionsConfiguration: UISwipeActionsConfiguration {
  override init(actions: [UIContextualAction]) { super.init(actions: actions) }
  override var performsFirstActionWithFullSwipe: Bool {
    get { super.performsFirstActionWithFullSwipe }
    set { super.performsFirstActionWithFullSwipe = newValue }
  }
}
