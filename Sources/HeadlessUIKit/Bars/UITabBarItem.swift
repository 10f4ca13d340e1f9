/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The system item, if the tab is one.
  package final var systemItem: SystemItem?

  /// Creates a tab with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image of the tab while it is selected.
  open var selectedImage: UIImage? {
    didSet { contentDidChange() }
  }
  /// The text in the tab's badge, nil for no badge.
  open var badgeValue: String? {
    didSet { if oldValue != badgeValue { contentDidChange() } }
  }
  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// The displayed title: the name of the system item, if there is one, else the title.
  package final var displayedTitle: String? { systemItem?.words ?? title }
}
