package import Foundation
package import HeadlessUIKit

/// What a person can see, touch and read on the topmost layer of a window.
@MainActor
package struct VisibleElements {
  /// Something that can be touched, with the words by which a person knows it.
  package struct Element {
    package let label: String
    package let target: Target
  }

  /// What touching an element means.
  package enum Target {
    case control(UIControl)
    case field(UITextField)
    case barButton(UIBarButtonItem)
    case row(IndexPath, UITableView)
    case tab(Int, UITabBarController)
    case alertAction(UIAlertAction)
  }

  package private(set) var elements: [Element] = []

  /// All text of the layer, in reading order.
  package private(set) var texts: [String] = []

  package let layer: VisibleHierarchy.Layer

  /// Reads the topmost layer of a window; nil where the window shows nothing.
  package init?(window: UIWindow) {
    guard let layer = VisibleHierarchy(window: window).top else { return nil }
    self.layer = layer
    readBar()
    if let alert = layer.screen as? UIAlertController { readAlert(alert) }
    if let view = layer.screen.viewIfLoaded { read(view) }
    readTabs()
  }

  /// The title of the visible screen.
  package var title: String {
    layer.screen.navigationItem.title ?? layer.screen.title ?? ""
  }

  /// The number of screens on the visible stack.
  package var depth: Int {
    layer.navigationController?.viewControllers.count ?? 1
  }

  private mutating func readBar() {
    guard let navigation = layer.navigationController, !navigation.isNavigationBarHidden else {
      return
    }
    let item = layer.screen.navigationItem
    add(text: title)
    add(text: item.prompt)
    for button in item.leftBarButtonItems ?? [] { add(button) }
    for button in item.rightBarButtonItems ?? [] { add(button) }
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
    for (index, screen) in (container.viewControllers ?? []).enumerated() {
      guard let title = screen.tabBarItem.displayedTitle else { continue }
      add(text: title)
      elements.append(Element(label: title, target: .tab(index, container)))
    }
  }

  private mutating func add(_ button: UIBarButtonItem) {
    guard let label = button.displayedTitle ?? button.primaryAction?.title else { return }
    add(text: label)
    elements.append(Element(label: label, target: .barButton(button)))
  }

  private mutating func add(text: String?) {
    if let text, !text.isEmpty { texts.append(text) }
  }

  private mutating func read(_ view: UIView) {
    guard !view.isHidden else { return }
    switch view {
    case let label as UILabel: add(text: label.text)
    case let field as UITextField: read(field)
    case let text as UITextView: add(text: text.text)
    case let button as UIButton:
      let label = button.displayedTitle ?? button.accessibilityLabel ?? ""
      add(text: label)
      elements.append(Element(label: label, target: .control(button)))
    case let table as UITableView: read(table)
    case let control as UIControl:
      if let label = control.accessibilityLabel {
        elements.append(Element(label: label, target: .control(control)))
      }
    default: for subview in view.subviews { read(subview) }
    }
  }

  private mutating func read(_ field: UITextField) {
    add(text: field.isSecureTextEntry ? nil : field.text)
    if field.text?.isEmpty ?? true { add(text: field.placeholder) }
    for label in [field.accessibilityLabel, field.placeholder].compactMap(\.self) {
      elements.append(Element(label: label, target: .field(field)))
    }
  }

  private mutating func read(_ table: UITableView) {
    if let header = table.tableHeaderView { read(header) }
    let contents = TableContents(table)
    for section in 0..<contents.numberOfSections {
      add(text: contents.headerTitle(ofSection: section))
      if let header = contents.headerView(ofSection: section) { read(header) }
      for row in 0..<contents.numberOfRows(inSection: section) {
        read(IndexPath(row: row, section: section), contents, table)
      }
      add(text: contents.footerTitle(ofSection: section))
      if let footer = contents.footerView(ofSection: section) { read(footer) }
    }
    if let footer = table.tableFooterView { read(footer) }
  }

  private mutating func read(
    _ path: IndexPath, _ contents: TableContents, _ table: UITableView
  ) {
    guard let cell = contents.cell(at: path) else { return }
    let standard = cell.standardContent
    let before = texts.count
    add(text: standard.text)
    add(text: standard.secondaryText)
    // A cell of the app's own making is known by the labels in it.
    if standard.isEmpty { read(cell.contentView) }
    for label in texts[before...] {
      elements.append(Element(label: label, target: .row(path, table)))
    }
  }
}
