public import Foundation

/// The content of the navigation bar for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title of the back button that leads to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic, minimal
  }

  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always, never, inline
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.decode(self, from: coder)
  }

  /// The bar that has shown the item last; it may show other items now.
  weak var navigationBar: UINavigationBar?

  /// The custom views in the bar while this item is on top.
  final var customViews: [UIView] {
    var views: [UIView] = []
    if let titleView { views.append(titleView) }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) where !item.isHidden {
      if let view = item.customView { views.append(view) }
    }
    if let searchController { views.append(searchController.searchBar) }
    return views
  }

  final func contentDidChange() {
    guard let navigationBar, navigationBar.topItem === self || navigationBar.backItem === self
    else { return }
    navigationBar.itemDidChange()
  }

  /// The title.
  open var title: String? {
    didSet { if oldValue != title { contentDidChange() } }
  }
  /// The line below the title.
  open var subtitle: String? {
    didSet { if oldValue != subtitle { contentDidChange() } }
  }
  /// The view in place of the title.
  open var titleView: UIView? {
    didSet { contentDidChange() }
  }
  /// The line above the title.
  open var prompt: String? {
    didSet { contentDidChange() }
  }

  // MARK: Search

  /// The placement of the search bar in the navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline, stacked
  }

  /// The search controller whose bar is in the navigation bar while this item is on top.
  open var searchController: UISearchController? {
    didSet { contentDidChange() }
  }
  /// The placement of the search bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Back

  /// The back button that leads to this item; its title or image is shown, its action is not used.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { contentDidChange() }
  }
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String? {
    didSet { contentDidChange() }
  }
  /// The action of the back button while this item is on top, in place of a pop.
  open var backAction: UIAction? {
    didSet { contentDidChange() }
  }
  /// Sets whether there is no back button while this item is on top.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Buttons

  /// The buttons at the left, beginning at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { barButtonItemsDidChange(from: oldValue) }
  }
  /// The buttons at the right, beginning at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { barButtonItemsDidChange(from: oldValue) }
  }
  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the only button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the only button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func barButtonItemsDidChange(from old: [UIBarButtonItem]?) {
    // A button may have moved to the other side or to another navigation item.
    for item in old ?? [] where item.navigationItem === self { item.navigationItem = nil }
    for item in leftBarButtonItems ?? [] { item.navigationItem = self }
    for item in rightBarButtonItems ?? [] { item.navigationItem = self }
    contentDidChange()
  }

  // MARK: Appearance

  /// The appearance of the bar while this item is on top.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar in compact height while this item is on top.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the top of scrolled content while this item is on top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  // MARK: Small values

  // Together, because each one between larger properties would take eight bytes of every item.

  /// Whether the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { contentDidChange() }
  }
  /// Whether scrolling hides the search bar; data only.
  open var hidesSearchBarWhenScrolling = true
  /// The preferred placement of the search bar; data only, since it is always below the title.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// Which title the back button that leads to this item has, unless `backBarButtonItem` provides one.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { contentDidChange() }
  }
  /// Whether there is no back button while this item is on top.
  open var hidesBackButton = false {
    didSet { contentDidChange() }
  }
  /// Whether the left buttons are shown beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { contentDidChange() }
  }

  // MARK: For hosts

  /// Whether there is a back button while this item is on top of others.
  package final var showsBackButton: Bool {
    if hidesBackButton { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
