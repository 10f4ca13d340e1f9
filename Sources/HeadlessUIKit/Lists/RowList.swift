import Foundation

/// A table or collection, as hosts use it.
@MainActor
package protocol RowList: UIScrollView {
  var numberOfSections: Int { get }
  func numberOfRows(inSection section: Int) -> Int
  /// The cell of a row, created on first access.
  func rowCell(at indexPath: IndexPath) -> (any RowCell)?
  func place(of cell: any RowCell) -> IndexPath?
  /// The view above a section; the app is asked once, until the rows change.
  func headerView(ofSection section: Int) -> UIView?
  /// The view below a section; the app is asked once, until the rows change.
  func footerView(ofSection section: Int) -> UIView?
  /// The text above a section without a view.
  func headerTitle(ofSection section: Int) -> String?
  /// The text below a section without a view.
  func footerTitle(ofSection section: Int) -> String?
  /// The word for a row in messages.
  var rowName: String { get }
  /// Whether the list allows a tap on the row to select it.
  func canSelect(_ indexPath: IndexPath) -> Bool
  /// Handles a tap on a row; returns false if it had no effect.
  func receiveTap(_ tapped: IndexPath) -> Bool
  /// The swipe actions that were offered last, until the rows change.
  var offeredSwipes: RowSwipes? { get set }
  /// Returns the current swipe actions of a row, first those at the leading edge.
  func swipeActions(_ indexPath: IndexPath) -> [UIContextualAction]
  /// Handles a swipe and a tap on an action; returns false if it is UIKit's delete action, and the
  /// data source does not implement deletion.
  func receiveSwipe(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool
}

extension RowList {
  /// Whether the last call of `swipeActions(_:)` returned the action for this row.
  func offers(_ action: UIContextualAction, _ indexPath: IndexPath) -> Bool {
    guard let offered = offeredSwipes, offered.indexPath == indexPath else { return false }
    return offered.actions.contains { $0 === action }
  }
}

/// The swipe actions of a row.
package struct RowSwipes {
  let indexPath: IndexPath
  let actions: [UIContextualAction]
  /// UIKit's delete action, if it is among the actions.
  let deletion: UIContextualAction?
}

/// The cell of a row.
@MainActor
package protocol RowCell: UIView {
  var reuseIdentifier: String? { get }
  var ownReuseIdentifier: String? { get set }
  var contentView: UIView { get }
  var isSelected: Bool { get }
  var standardContent: StandardContent { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  /// The view that shows the configuration.
  var configuredView: (any UIView & UIContentView)? { get set }
  func show(selected: Bool, animated: Bool)
  func show(editing: Bool)
  func prepareForReuse()
}

extension RowCell {
  /// The content view, and the views that the app has added to the cell itself.
  package var contents: [UIView] {
    let accessory = (self as? UITableViewCell)?.accessoryView
    return visibleContent.filter { $0 !== accessory }
  }

  /// Shows the configuration; reuses the view if it shows a configuration of the same type.
  func showConfiguration() {
    setNeedsDisplay()
    if let configuredView, let contentConfiguration,
      type(of: configuredView.configuration) == type(of: contentConfiguration)
    {
      configuredView.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView { contentView.addSubview(configuredView) }
  }
}

/// The texts and the image of a cell, from its labels or its list configuration.
package struct StandardContent {
  package var text: String?
  package var secondaryText: String?
  package var image: UIImage?
  /// Whether the second text is beside the first, not below it.
  package var isSideBySide = false

  package var isEmpty: Bool { text == nil && secondaryText == nil && image == nil }
}

extension StandardContent {
  init(_ list: UIListContentConfiguration) {
    text = list.text
    secondaryText = list.secondaryText
    image = list.image
    isSideBySide = list.prefersSideBySideTextAndSecondaryText
  }
}
