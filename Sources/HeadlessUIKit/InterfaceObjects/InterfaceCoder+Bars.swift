import Foundation

extension InterfaceCoder {
  @MainActor
  func decodeNavigationItem(_ item: UINavigationItem) {
    if let title = element.string("title") { item.title = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
    if let supplement = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplement
    }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    case "inline": item.largeTitleDisplayMode = .inline
    default: break
    }
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"):
        item.leftBarButtonItems = loading.makeBarButtons([child])
      case ("barButtonItem", "rightBarButtonItem"):
        item.rightBarButtonItems = loading.makeBarButtons([child])
      case ("barButtonItem", "backBarButtonItem"):
        item.backBarButtonItem = loading.makeBarButtons([child]).first
      case ("leftBarButtonItems", _):
        item.leftBarButtonItems = loading.makeBarButtons(child.children)
      case ("rightBarButtonItems", _):
        item.rightBarButtonItems = loading.makeBarButtons(child.children)
      case (_, "titleView"):
        item.titleView = loading.makeObject(child) as? UIView
      default: break
      }
    }
  }

  @MainActor
  func decodeBarItem(_ item: UIBarItem) {
    if let title = element.string("title") { item.title = title }
    if let image = element.image("image") { item.image = image }
    if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let texts = element.value("accessibilityConfiguration") {
      item.accessibilityIdentifier = texts["identifier"]
      item.accessibilityLabel = texts.string("label")
      item.accessibilityHint = texts.string("hint")
    }
    switch item {
    case let item as UIBarButtonItem: decodeBarButton(item)
    case let item as UITabBarItem:
      item.systemItem = UITabBarItem.SystemItem(named: element["systemItem"])
      if let image = element.image("selectedImage") { item.selectedImage = image }
      item.badgeValue = element.string("badgeValue")
    default: break
    }
  }

  @MainActor
  private func decodeBarButton(_ item: UIBarButtonItem) {
    if let system = UIBarButtonItem.SystemItem(named: element["systemItem"]) { item.take(system) }
    switch element["style"] {
    case "done": item.style = .done
    case "bordered": item.style = .bordered
    default: break
    }
    if let width = element.number("width") { item.width = width }
    if let isHidden = element.flag("hidden") { item.isHidden = isHidden }
    if let isSelected = element.flag("selected") { item.isSelected = isSelected }
    if let color = element.value("tintColor")?.color { item.tintColor = color }
    if let view = element.value("customView") {
      item.customView = loading.makeObject(view) as? UIView
    }
  }
}

extension InterfaceLoading {
  func makeBarButtons(_ elements: [InterfaceElement]) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for element in elements {
      if let item = makeObject(element) as? UIBarButtonItem { items.append(item) }
    }
    return items
  }
}

extension UIBarButtonItem.SystemItem {
  private static let names: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close, "writingTools": .writingTools,
  ]

  /// The item that Interface Builder names.
  init?(named name: String?) {
    guard let name, let item = Self.names[name] else { return nil }
    self = item
  }
}

extension UITabBarItem.SystemItem {
  private static let names: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  /// The item that Interface Builder names.
  init?(named name: String?) {
    guard let name, let item = Self.names[name] else { return nil }
    self = item
  }
}
