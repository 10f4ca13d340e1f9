/// A tab with tabs in it, of which one is selected.
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
  /// The tab that is selected in the group; one that is not among its children is ignored.
  open var selectedChild: UITab? {
    didSet { if let selectedChild, selectedChild.group !== self { self.selectedChild = oldValue } }
  }
  /// The tab that a user finds selected where none was selected before; the first one if nil.
  open var defaultChildIdentifier: String?
  /// The order of the children, by their identifiers.
  open var displayOrderIdentifiers: [String] = []
  /// The navigation controller whose stack shows the selected tab and the groups around it.
  open var managingNavigationController: UINavigationController?

  /// The children in their order: those with a place in `displayOrderIdentifiers`, then the others.
  open var displayOrder: [UITab] {
    var ordered: [UITab] = []
    for identifier in displayOrderIdentifiers {
      ordered += children.filter { $0.identifier == identifier && !ordered.contains($0) }
    }
    return ordered + children.filter { !ordered.contains($0) }
  }

  /// The tab in the group, or in a group in it, with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    // A lazy map would search each group again at every level.
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
