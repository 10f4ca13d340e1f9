// In compact width a bar has five places. Where there are more tabs, the fifth is a list of those
// that are left over; one of these is shown on the stack of that list.
extension UITabBarController {
  private static let places = 5

  final var needsMore: Bool {
    storedChildren.count > Self.places && traitCollection.horizontalSizeClass == .compact
  }

  /// The controllers with a place of their own in the bar.
  final var controllersInBar: [UIViewController] {
    needsMore ? Array(storedChildren.prefix(Self.places - 1)) : storedChildren
  }

  /// The controllers in the list.
  final var controllersInMore: [UIViewController] {
    needsMore ? Array(storedChildren.dropFirst(Self.places - 1)) : []
  }

  final func makeMore() -> MoreNavigationController {
    if let storedMore { return storedMore }
    let made = MoreNavigationController(of: self)
    made.parent = self
    storedMore = made
    return made
  }

  /// The child that is selected; the controller of the list while that is shown itself.
  final var chosen: UIViewController? {
    guard let storedMore, selected === storedMore else { return selected }
    return storedMore.shownTab ?? storedMore
  }

  /// Selects a child, in the bar or on the stack of the list.
  final func select(_ next: UIViewController?) {
    guard let next, let place = index(of: next), needsMore, place >= Self.places - 1 else {
      return selectInBar(next)
    }
    let more = makeMore()
    if transition == nil { more.showTab(next, animated: false) }
    selectInBar(transition == nil ? more : next)
  }

  /// Finds places for the tabs anew after the width has changed.
  final func refreshMore() {
    let hasMore = storedMore.map { bar.items?.contains($0.tabBarItem) ?? false } ?? false
    if hasMore != needsMore { rearrange {} }
  }

  /// Changes the children, and finds places for their tabs anew.
  ///
  /// What is selected stays so if it can, else the child at its place is, else the first.
  final func rearrange(_ change: () -> Void) {
    let former = chosen
    let place = index(of: former) ?? 0
    storedMore?.removeShownTab()
    change()
    tabBarItemsDidChange()
    if index(of: former) == nil, !needsMore || former !== storedMore {
      select(storedChildren.indices.contains(place) ? storedChildren[place] : storedChildren.first)
    } else if storedMore != nil, heldSelection == nil {
      select(former)
    }
  }
}
