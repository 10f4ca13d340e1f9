public import Foundation

extension UserInput {
  /// What swiping a row of a table uncovers: first the actions at its leading end, then those at
  /// its trailing end, of which the one that deletes is UIKit's own unless the delegate has others.
  public func actions(
    ofRow indexPath: IndexPath, in table: UITableView
  ) throws -> [UIContextualAction] {
    try requireReach(of: table)
    return device.run { table.swipeActions(indexPath) }
  }

  /// Swipes a row of a table and taps one of the actions, as ``actions(ofRow:in:)`` gave it.
  public func choose(
    _ action: UIContextualAction, ofRow indexPath: IndexPath, in table: UITableView
  ) throws {
    try requireReach(of: table)
    try device.run {
      guard table.offers(action, indexPath) else {
        throw InputRefusal("\(indexPath.named("row")) has no such action")
      }
      if !table.receiveSwipe(action, indexPath) { throw InputRefusal.noDeletion }
    }
  }

  /// Pulls at the top of a list until it refreshes.
  public func refresh(in list: UIScrollView) throws {
    try requireReach(of: list)
    guard let control = list.refreshControl else {
      throw InputRefusal("there is nothing to pull for")
    }
    guard list.isScrollEnabled, control.isEnabled, !control.isHidden else {
      throw InputRefusal("the refresh control is disabled")
    }
    guard !control.isRefreshing else { throw InputRefusal("a refresh is going on") }
    device.run {
      control.beginRefreshing()
      control.sendValueChanged()
    }
  }
}

extension VisibleHierarchy.Layer {
  /// The first list on the screen that a user can pull at to load it anew.
  package var refreshableList: UIScrollView? { content.storedView?.firstRefreshable }
}

extension UIView {
  fileprivate var firstRefreshable: UIScrollView? {
    if isHidden { return nil }
    if let list = self as? UIScrollView, let control = list.refreshControl, !control.isHidden {
      return list
    }
    for subview in visibleContent {
      if let list = subview.firstRefreshable { return list }
    }
    return nil
  }

  /// The subviews without what only presents other controllers and pulls; of a stack view first the
  /// arranged ones, in their order.
  package final var visibleContent: [UIView] {
    let arranged = (self as? UIStackView)?.arrangedSubviews ?? []
    let known = Set(arranged.map(ObjectIdentifier.init))
    let others = subviews.filter {
      !($0 is PresentationView || $0 is UIRefreshControl || known.contains(ObjectIdentifier($0)))
    }
    return arranged + others
  }
}

extension IndexPath {
  /// The place of a row or an item as refusals name it, whatever its length.
  func named(_ kind: String) -> String { "\(kind) \(last ?? 0) of section \(first ?? 0)" }
}

extension InputRefusal {
  /// UIKit does not even offer to delete then.
  static let noDeletion = InputRefusal(
    "the table's data source has no 'tableView(_:commit:forRowAt:)'")
}
