/// A tab that contains tabs, one of which can be selected.
open class UITabGroup: UITab {
  /// Creates a group of tabs.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.group = self }
  }

  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.group === self { child.group = nil }
      for child in children { child.group = self }
      if let selectedChild, selectedChild.group !== self { self.selectedChild = nil }
    }
  }
  /// The selected tab of the group; setting a tab that is not in `children` has no effect.
  open var selectedChild: UITab? {
    didSet { if let selectedChild, selectedChild.group !== self { self.selectedChild = oldValue } }
  }
  /// The tab to select when a user taps the group and none was selected; the first one if nil.
  open var defaultChildIdentifier: String?
  /// The order of the children, by their identifiers.
  open var displayOrderIdentifiers: [String] = []
  /// The navigation controller whose stack contains this group, its selected tab and the groups between.
  open var managingNavigationController: UINavigationController?

  /// The children in display order: those in `displayOrderIdentifiers`, then the others.
  open var displayOrder: [UITab] {
    var ordered: [UITab] = []
    for identifier in displayOrderIdentifiers {
      ordered += children.filter { $0.identifier == identifier && !ordered.contains($0) }
    }
    return ordered + children.filter { !ordered.contains($0) }
  }

  /// The tab with an identifier in the group or in a nested group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    // A lazy map would search each nested group twice.
    for child in children {
      if let found = child.find(identifier) { return found }
    }
    return nil
  }

  override var rootController: UIViewController? { managingNavigationController ?? viewController }
  override var selectedDescendant: UITab { selectedChild?.selectedDescendant ?? self }
  override var chosenDescendant: UITab {
    let byDefault = children.first { $0.identifier == defaultChildIdentifier }
    return (selectedChild ?? byDefault ?? displayOrder.first)?.chosenDescendant ?? self
  }
  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? tab(forIdentifier: identifier)
  }
}
