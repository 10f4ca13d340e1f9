public import Foundation

/// A controller with a search bar that presents the search results.
///
/// While a search is active, the screen with the search bar presents the search controller, whose
/// child is the results controller. The end of the search dismisses both.
open class UISearchController: UIViewController {
  /// When the scopes of the search bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual, onTextEntry, onSearchActivation
  }

  /// Creates a search controller; without a results controller, the app shows the results itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    bar.searchController = self
    storedPresentationStyle = .overCurrentContext
  }

  private var results: UIViewController?
  private let bar = UISearchBar()
  final var active = false
  /// Whether the search controller presented itself, not the app.
  final var presentedItself = false
  final var resultsAreShown = false
  /// Called in the run-loop turn after the end of the current search.
  final var whenCancelled: (@MainActor () -> Void)?

  /// Updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified of the presentation and dismissal of the search controller.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The search bar, which the app adds to its views or sets in a navigation item.
  open var searchBar: UISearchBar { bar }
  /// The controller that shows the results; nil if the app shows them in its screen.
  open var searchResultsController: UIViewController? { results }

  /// Whether a search is active; setting it begins or cancels a search.
  ///
  /// A search begins only while the screen with the bar is in a window.
  open var isActive: Bool {
    get { active }
    set { if newValue { activate() } else { deactivate() } }
  }

  // MARK: Results

  /// Whether the results are shown while the bar contains text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showOrHideResults() }
  }
  /// Whether the results are shown during a search.
  ///
  /// Setting it sets ``automaticallyShowsSearchResultsController`` to false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? resultsAreShown : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  final var wantsResults = false

  // MARK: Interface

  /// Whether the screen gets no touches during a search before results are shown.
  ///
  /// False by default, as for apps linked on iOS 15 and later.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether the search bar replaces the title and the buttons of the navigation bar during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar shows a Cancel button during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes of the bar are shown during a search, if it has any.
  open var automaticallyShowsScopeBar = true
  /// When the scopes of the bar are shown, if it has several: during a search, from its first letter on
  /// with ``ScopeBarActivation/onTextEntry``, and as the app says with ``ScopeBarActivation/manual``.
  open var scopeBarActivation: ScopeBarActivation = .automatic
  /// The placement of the search bar in the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: Container

  override var managesChildAppearance: Bool { true }
  override var appearingChildren: [UIViewController] {
    guard resultsAreShown, let results else { return [] }
    return [results]
  }
  override func childrenWillAppear(animated: Bool) { placeResults() }

  /// Creates a view with the search bar, unless that has another superview.
  open override func loadView() {
    super.loadView()
    if bar.superview == nil { view.addSubview(bar) }
  }
}
