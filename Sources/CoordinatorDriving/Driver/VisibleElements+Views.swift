import Foundation
import HeadlessUIKit

// Reads the texts and elements of a screen's views.
extension VisibleElements {
  mutating func read(_ view: UIView) {
    // UIKit's hit test ignores views that are more transparent.
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let cover = view.cover { return read(cover) }
    switch view {
    case let label as UILabel: add(text: label.text)
    case let field as UITextField: read(field)
    case let text as UITextView: read(text)
    case let segments as UISegmentedControl: read(segments)
    case let button as UIButton:
      let label =
        firstText(button.displayedTitle, button.accessibilityLabel, button.displayedImage?.name)
        ?? ""
      add(text: label)
      elements.append(Element(label: label, target: .control(button)))
      readMenu(button.menuAtTap) { .buttonAction($0, button) }
    case let bar as UISearchBar: read(bar)
    case let list as any RowList: read(list)
    case let wheels as any WheelView:
      for index in 0..<wheels.wheelCount { add(text: wheels.text(ofWheel: index)) }
    case let control as UIControl:
      let before = texts.count
      for subview in control.visibleContent { read(subview) }
      let own = [control.accessibilityLabel].compactMap(\.self) + texts[before...]
      for label in own { elements.append(Element(label: label, target: .control(control))) }
      if own.isEmpty, let label = control.labelBefore {
        elementsWithoutText.append(Element(label: label, target: .control(control)))
      }
    default:
      if let list = view as? UIScrollView { readRefresh(of: list) }
      for subview in view.visibleContent { read(subview) }
    }
  }

  mutating func read(_ field: UITextField) {
    add(text: field.isSecureTextEntry ? nil : field.text)
    if field.text?.isEmpty ?? true { add(text: field.placeholder) }
    for label in [field.accessibilityLabel, field.placeholder].compactMap(\.self) {
      elements.append(Element(label: label, target: .field(field)))
    }
  }

  mutating func read(_ bar: UISearchBar) {
    add(text: bar.prompt)
    for part in bar.subviews { read(part) }
  }

  private mutating func readRefresh(of list: UIScrollView) {
    guard let control = list.refreshControl, control.isRefreshing, !control.isHidden else { return }
    add(text: control.attributedTitle.map(\.string) ?? "Refreshing")
  }

  private mutating func read(_ text: UITextView) {
    add(text: text.text)
    guard text.isEditable, let label = text.accessibilityLabel else { return }
    elements.append(Element(label: label, target: .textView(text)))
  }

  private mutating func read(_ segments: UISegmentedControl) {
    for index in 0..<segments.numberOfSegments {
      guard let title = segments.titleForSegment(at: index) else { continue }
      add(text: title)
      elements.append(Element(label: title, target: .segment(index, segments)))
    }
  }

  private mutating func read(_ list: any RowList) {
    readRefresh(of: list)
    let table = list as? UITableView
    if let header = table?.tableHeaderView { read(header) }
    for section in 0..<list.numberOfSections {
      read(list.headerView(ofSection: section), orTitle: list.headerTitle(ofSection: section))
      for row in 0..<list.numberOfRows(inSection: section) {
        read(IndexPath(row: row, section: section), of: list)
      }
      read(list.footerView(ofSection: section), orTitle: list.footerTitle(ofSection: section))
    }
    if let footer = table?.tableFooterView { read(footer) }
  }

  /// Reads the header or footer of a section: its view, or its title if it has no view.
  private mutating func read(_ view: UIView?, orTitle title: String?) {
    if let view { read(view) } else { add(text: title) }
  }

  private mutating func read(_ path: IndexPath, of list: any RowList) {
    guard let cell = list.rowCell(at: path) else { return }
    let standard = cell.standardContent
    let before = texts.count
    add(text: standard.text)
    add(text: standard.secondaryText)
    // A custom cell is found by the labels in it.
    if standard.isEmpty { for view in cell.contents { read(view) } }
    for label in texts[before...] {
      elements.append(Element(label: label, target: .row(path, list)))
    }
    if let accessory = (cell as? UITableViewCell)?.accessoryView { read(accessory) }
  }
}

extension UIView {
  /// The text of the last label before the view in its superview.
  fileprivate var labelBefore: String? {
    guard let siblings = superview?.visibleContent, let place = siblings.firstIndex(of: self) else {
      return nil
    }
    for case let label as UILabel in siblings[..<place].reversed()
    where !label.isHidden && label.alpha >= 0.01 {
      if let text = label.text, !text.isEmpty { return text }
    }
    return nil
  }
}

/// The first text that is neither nil nor empty.
func firstText(_ texts: String?...) -> String? {
  texts.compactMap(\.self).first { !$0.isEmpty }
}
