import Foundation

@MainActor
extension InterfaceCoder {
  func decodeNavigationItem(_ item: UINavigationItem) {
    if let title = element.string("title") { item.title = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    element.set(\.hidesBackButton, of: item, to: "hidesBackButton")
    element.set(\.leftItemsSupplementBackButton, of: item, to: "leftItemsSupplementBackButton")
    element.set(\.largeTitleDisplayMode, of: item, to: "largeTitleDisplayMode")
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

  func decodeBarItem(_ item: UIBarItem) {
    if let title = element.string("title") { item.title = title }
    if let image = element.image("image") { item.image = image }
    element.set(\.isEnabled, of: item, to: "enabled")
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

  private func decodeBarButton(_ item: UIBarButtonItem) {
    if let system = UIBarButtonItem.SystemItem(named: element["systemItem"]) { item.take(system) }
    if let style = UIBarButtonItem.Style(named: element["style"]), style != .plain {
      item.style = style
    }
    if let width = element.number("width") { item.width = width }
    element.set(\.isHidden, of: item, to: "hidden")
    element.set(\.isSelected, of: item, to: "selected")
    if let color = element.value("tintColor")?.color { item.tintColor = color }
    if let view = makeView("customView") { item.customView = view }
  }
}

extension InterfaceLoading {
  func makeBarButtons(_ elements: [InterfaceElement]) -> [UIBarButtonItem] {
    elements.compactMap { makeObject($0) as? UIBarButtonItem }
  }
}
