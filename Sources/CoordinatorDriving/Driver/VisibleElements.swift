package import Foundation
package import HeadlessUIKit

/// The elements and texts that a user can see on the topmost layer of a window.
@MainActor
package struct VisibleElements {
  /// An element that can be touched, with its label.
  package struct Element {
    package let label: String
    package let target: Target
  }

  /// The object that receives the touch.
  package enum Target {
    case control(UIControl)
    case segment(Int, UISegmentedControl)
    case field(UITextField)
    case textView(UITextView)
    case barButton(UIBarButtonItem)
    case row(IndexPath, any RowList)
    case tab(Int, UITabBarController)
    case alertAction(UIAlertAction)
    case itemAction(UIAction, UIBarButtonItem)
    case buttonAction(UIAction, UIButton)

    /// Whether the target is in a closed menu.
    var isInMenu: Bool {
      switch self {
      case .itemAction, .buttonAction: true
      case .control, .segment, .field, .textView, .barButton, .row, .tab, .alertAction: false
      }
    }
  }

  package internal(set) var elements: [Element] = []

  /// The controls without a text, by the label before them; after all others, so that the row around
  /// both comes first.
  var elementsWithoutText: [Element] = []

  /// All text of the layer, in reading order.
  package internal(set) var texts: [String] = []

  package let layer: VisibleHierarchy.Layer

  /// Reads the topmost layer of a window; nil where the window shows nothing.
  package init?(window: UIWindow) {
    guard let layer = VisibleHierarchy(window: window).top else { return nil }
    self.init(layer)
  }

  /// Reads one layer of a window, covered or not.
  init(_ layer: VisibleHierarchy.Layer) {
    self.layer = layer
    for column in layer.columns {
      let content = VisibleElements(column.content)
      elements += content.elements
      texts += content.texts
    }
    if layer.columns.isEmpty {
      readBar()
      if let search = layer.searchController { read(search.searchBar) }
      if let alert = layer.screen as? UIAlertController { readAlert(alert) }
      if let view = layer.content.viewIfLoaded { read(view) }
      for button in layer.toolbarItems { add(button) }
    }
    // A column's own content includes its tabs.
    let isInColumn = layer.columns.contains {
      $0.content.tabBarController === layer.tabBarController
    }
    if !isInColumn { readTabs() }
    elements += elementsWithoutText
    elementsWithoutText = []
  }

  package var title: String {
    layer.screen.navigationItem.title ?? layer.screen.title
      ?? layer.barScreen.navigationItem.title ?? ""
  }

  /// The number of screens on the visible stack, including the outer stack of collapsed columns.
  package var depth: Int {
    var depth = 1
    var stack = layer.navigationController
    while let current = stack {
      depth += current.viewControllers.count - 1
      stack = current.parent as? UINavigationController
    }
    return depth
  }

  /// The first list with pull-to-refresh.
  package var refreshableList: UIScrollView? {
    layer.columns.compactMap { $0.content.refreshableList }.first ?? layer.refreshableList
  }

  private mutating func readBar() {
    guard let navigation = layer.navigationController, !navigation.isNavigationBarHidden,
      !layer.searchHidesBar
    else { return }
    let top = layer.barScreen
    let item = top.navigationItem
    add(text: layer.backButtonTitle)
    if let view = item.titleView { read(view) } else { add(text: item.title ?? top.title) }
    add(text: item.subtitle)
    add(text: item.prompt)
    for button in layer.leadingBarItems { add(button) }
    for button in layer.trailingBarItems { add(button) }
  }

  private mutating func readAlert(_ alert: UIAlertController) {
    add(text: alert.title)
    add(text: alert.message)
    for field in alert.textFields ?? [] { read(field) }
    for action in alert.actions {
      add(text: action.title)
      if let title = action.title {
        elements.append(Element(label: title, target: .alertAction(action)))
      }
    }
  }

  private mutating func readTabs() {
    guard let container = layer.tabBarController, layer.showsTabBar else { return }
    if let accessory = container.bottomAccessory { read(accessory.contentView) }
    for (index, item) in (container.tabBar.items ?? []).enumerated() {
      add(text: item.badgeValue)
      guard let title = firstText(item.displayedTitle, item.accessibilityLabel, item.image?.name)
      else { continue }
      add(text: title)
      elements.append(Element(label: title, target: .tab(index, container)))
    }
  }

  private mutating func add(_ button: UIBarButtonItem) {
    guard !button.isHidden else { return }
    if let view = button.customView { return read(view) }
    let actionTitle = button.primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    let title = button.displayedTitle ?? actionTitle
    if let label = firstText(title, button.accessibilityLabel, button.image?.name) {
      add(text: label)
      add(text: button.badge?.stringValue)
      elements.append(Element(label: label, target: .barButton(button)))
    }
    readMenu(button.menuAtTap) { .itemAction($0, button) }
  }

  /// Reads the actions of a menu and of the menus in it, but no texts: the menu is closed.
  mutating func readMenu(_ menu: UIMenu?, _ target: (UIAction) -> Target) {
    for action in menu?.actions ?? [] where !action.attributes.contains(.hidden) {
      elements.append(Element(label: action.title, target: target(action)))
    }
  }

  mutating func add(text: String?) {
    if let text, !text.isEmpty { texts.append(text) }
  }
}
