public import Foundation

/// A search bar, and the presentation of the results.
///
/// While a search is active, the screen that the bar belongs to presents the search controller, and the
/// results controller is its child. The end of the search dismisses both.
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
  /// Whether the search controller presented itself, and nobody else did.
  final var presentedItself = false
  final var resultsAreShown = false
  /// Called in the run-loop turn after the end of the present search.
  final var whenCancelled: (@MainActor () -> Void)?

  /// Who updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of the beginning and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The bar, which the app puts into its interface, or a navigation item into its bar.
  open var searchBar: UISearchBar { bar }
  /// The controller that shows the results; nil if the app shows them in the screen itself.
  open var searchResultsController: UIViewController? { results }

  /// Whether a search is going on; setting it begins or cancels one.
  ///
  /// A search begins only while the screen with the bar is in a window.
  open var isActive: Bool {
    get { active }
    set { if newValue { activate() } else { deactivate() } }
  }

  // MARK: Results

  /// Whether results are shown as long as there is text in the bar.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showOrHideResults() }
  }
  /// Whether results are shown during a search; setting it sets
  /// ``automaticallyShowsSearchResultsController`` to false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? resultsAreShown : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  final var wantsResults = false

  // MARK: Interface

  /// Whether the screen is out of reach during a search, until there are results.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether title and buttons of the navigation bar give place to the search bar during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar has a button to cancel during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes of the bar are shown during a search, if it has any.
  open var automaticallyShowsScopeBar = true
  /// When the scopes of the bar are shown: during a search, unless it is ``ScopeBarActivation/manual``.
  open var scopeBarActivation: ScopeBarActivation = .automatic
  /// Where the bar is in the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: Container

  override var managesChildAppearance: Bool { true }
  override var appearingChildren: [UIViewController] {
    guard resultsAreShown, let results else { return [] }
    return [results]
  }
  override func childrenWillAppear(animated: Bool) { placeResults() }

  /// Makes a view with the bar in it, unless the bar is elsewhere.
  open override func loadView() {
    super.loadView()
    if bar.superview == nil { view.addSubview(bar) }
  }
}
