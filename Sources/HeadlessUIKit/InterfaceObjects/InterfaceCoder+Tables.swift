import Foundation

@MainActor
extension InterfaceCoder {
  func decodeTable(_ table: UITableView) {
    element.set(\.allowsSelection, of: table, to: "allowsSelection")
    element.set(\.allowsMultipleSelection, of: table, to: "allowsMultipleSelection")
    element.set(\.allowsSelectionDuringEditing, of: table, to: "allowsSelectionDuringEditing")
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let view = makeView("tableHeaderView") { table.tableHeaderView = view }
    if let view = makeView("tableFooterView") { table.tableFooterView = view }
    table.cellMakers = cellMakers(of: "prototypes") { UITableViewCell(frame: .zero) }
    guard element["dataMode"] == "static" else { return }
    var sections: [StaticSection] = []
    for section in element.list("sections") {
      let cells = section.list("cells").compactMap { loading.makeObject($0) as? UITableViewCell }
      sections.append(
        StaticSection(
          header: section.string("headerTitle"), footer: section.string("footerTitle"), cells: cells
        )
      )
    }
    table.staticRows = sections
  }

  func decodeCell(_ cell: UITableViewCell) {
    cell.ownReuseIdentifier = element["reuseIdentifier"]
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": cell.cellStyle = .value1
    case "IBUITableViewCellStyleValue2": cell.cellStyle = .value2
    case "IBUITableViewCellStyleSubtitle": cell.cellStyle = .subtitle
    default: break
    }
    element.set(\.accessoryType, of: cell, to: "accessoryType")
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let view = makeView("accessoryView") { cell.accessoryView = view }
    guard let content = element.value("contentView") else {
      // A plain view of a file, with a cell as its class.
      return addSubviews(of: element, to: cell)
    }
    loading.register(cell.contentView, content)
    // The labels of the style are set, not added; all other views are added.
    for child in content.list("subviews") {
      // Older files refer to the labels by their identifiers, without a key.
      func isOwn(_ part: String) -> Bool {
        child["key"] == part || child.id != nil && child.id == element[part]
      }
      if isOwn("textLabel") {
        show(child, in: cell.textLabel)
      } else if isOwn("detailTextLabel") {
        show(child, in: cell.detailTextLabel)
      } else if isOwn("imageView") {
        cell.imageView?.image = child.image("image")
      } else if let view = loading.makeObject(child) as? UIView {
        cell.contentView.addSubview(view)
      }
    }
  }

  func decodeCollection(_ collection: UICollectionView) {
    element.set(\.allowsSelection, of: collection, to: "allowsSelection")
    element.set(\.allowsMultipleSelection, of: collection, to: "allowsMultipleSelection")
    collection.cellMakers = cellMakers(of: "cells") { UICollectionViewCell(frame: .zero) }
  }

  func decodeCell(_ cell: UICollectionViewCell) {
    guard let content = element.value("contentView") else {
      return addSubviews(of: element, to: cell)
    }
    loading.register(cell.contentView, content)
    addSubviews(of: content, to: cell.contentView)
  }

  /// Makers of the prototype cells of a list, by their reuse identifiers.
  private func cellMakers<Cell: UIView>(
    of key: String, instead: @escaping () -> Cell
  ) -> [String: () -> Cell] {
    var makers: [String: () -> Cell] = [:]
    for prototype in element.list(key) {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      // Each cell has its own loading, as in UIKit, where each prototype is a nib.
      let (document, bundle, storyboard) = (loading.document, loading.bundle, loading.storyboard)
      makers[identifier] = { [weak scene = loading.scene] in
        let loading = InterfaceLoading(document, bundle: bundle, storyboard: storyboard)
        loading.adopt(scene)
        return loading.makeCell(prototype) ?? instead()
      }
    }
    return makers
  }

  private func show(_ element: InterfaceElement, in label: UILabel?) {
    guard let label else { return }
    label.text = element.string("text") ?? element.string("attributedText")
    if let font = element.value("fontDescription")?.font { label.font = font }
    if let color = element.value("textColor")?.color { label.textColor = color }
    loading.register(label, element)
  }
}

/// A static section of a table, with its cells.
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}
