// In compact width, a bar shows five items. With more tabs, the fifth item is "More": a list of the
// remaining tabs, which pushes the selected one.
extension UITabBarController {
  private static let places = 5

  final var needsMore: Bool {
    storedChildren.count > Self.places && traitCollection.horizontalSizeClass == .compact
  }

  /// The controllers with an item in the bar.
  final var controllersInBar: [UIViewController] {
    needsMore ? Array(storedChildren.prefix(Self.places - 1)) : storedChildren
  }

  /// The controllers in the More list.
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

  /// The selected child, or the More controller while its list is shown.
  final var chosen: UIViewController? {
    guard let storedMore, selected === storedMore else { return selected }
    return storedMore.shownTab ?? storedMore
  }

  /// Selects a child, in the bar or in the More list.
  final func select(_ next: UIViewController?) {
    guard let next, let place = index(of: next), needsMore, place >= Self.places - 1 else {
      return selectInBar(next)
    }
    let more = makeMore()
    if transition == nil { more.showTab(next, animated: false) }
    selectInBar(transition == nil ? more : next)
  }

  /// Changes the children and updates the items.
  ///
  /// The selected child stays selected if possible, else the child at its index, else the first.
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
