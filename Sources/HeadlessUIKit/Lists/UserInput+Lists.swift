public import Foundation

extension UserInput {
  /// Returns the swipe actions of a row of a table, first those at the leading edge.
  ///
  /// The trailing edge has UIKit's delete action unless the delegate returns other actions.
  public func actions(
    ofRow indexPath: IndexPath, in table: UITableView
  ) throws -> [UIContextualAction] {
    try actions(of: indexPath, in: table)
  }

  /// Swipes a row of a table and taps an action that ``actions(ofRow:in:)`` returned.
  public func choose(
    _ action: UIContextualAction, ofRow indexPath: IndexPath, in table: UITableView
  ) throws {
    try choose(action, of: indexPath, in: table)
  }

  /// Returns the swipe actions of a row of a table, or of an item of a collection.
  package func actions(
    of indexPath: IndexPath, in list: any RowList
  ) throws -> [UIContextualAction] {
    try requireReach(of: list)
    return device.run { list.swipeActions(indexPath) }
  }

  /// Swipes a row or an item and taps an action that ``actions(of:in:)`` returned.
  package func choose(
    _ action: UIContextualAction, of indexPath: IndexPath, in list: any RowList
  ) throws {
    try requireReach(of: list)
    try touch(list) {
      guard list.offers(action, indexPath) else {
        throw InputRejection("\(indexPath.named(list.rowName)) has no such action")
      }
      if !list.receiveSwipe(action, indexPath) { throw InputRejection.noDeletion }
    }
  }

  /// Pulls at the top of a list until it refreshes.
  public func refresh(in list: UIScrollView) throws {
    try requireReach(of: list)
    guard let control = list.refreshControl else {
      throw InputRejection("there is nothing to pull for")
    }
    guard list.isScrollEnabled, control.isEnabled, !control.isHidden else {
      throw InputRejection("the refresh control is disabled")
    }
    guard !control.isRefreshing else { throw InputRejection("a refresh is going on") }
    try touch(list) {
      control.beginRefreshing()
      control.sendValueChanged()
    }
  }
}

extension VisibleHierarchy.Layer {
  /// The first list on the screen with a refresh control.
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

  /// The subviews except presentation views and refresh controls.
  ///
  /// In a stack view, the arranged subviews come first, in their order.
  package final var visibleContent: [UIView] {
    let arranged = (self as? UIStackView)?.arrangedSubviews ?? []
    let known = Set(arranged.map(ObjectIdentifier.init))
    let others = subviews.filter {
      !($0 is PresentationView || $0 is UIRefreshControl || known.contains(ObjectIdentifier($0)))
    }
    return arranged + (others.allSatisfy(\.hasPlace) ? others.sortedByPlace : others)
  }
}

extension UIView {
  /// Whether the view has a frame, from a storyboard or from code; constraints are not solved.
  fileprivate var hasPlace: Bool { frame.width > 0 && frame.height > 0 }
}

@MainActor extension [UIView] {
  /// The views in their order, but each one before the views that lie below it.
  fileprivate var sortedByPlace: [UIView] {
    var sorted: [UIView] = []
    var lowest = -CGFloat.infinity
    for view in self {
      let frame = view.frame
      // Views that are in order already need no search.
      let index = frame.maxY > lowest ? nil : sorted.firstIndex { frame.maxY <= $0.frame.minY }
      sorted.insert(view, at: index ?? sorted.endIndex)
      lowest = Swift.max(lowest, frame.minY)
    }
    return sorted
  }
}

extension IndexPath {
  /// The description of a row or item in an error; also for an index path of another length.
  func named(_ kind: String) -> String { "\(kind) \(last ?? 0) of section \(first ?? 0)" }
}

extension InputRejection {
  /// UIKit then shows no delete action.
  static let noDeletion = InputRejection(
    "the table's data source has no 'tableView(_:commit:forRowAt:)'")
}
