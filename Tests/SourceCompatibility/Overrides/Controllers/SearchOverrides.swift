import UIKit

class OverridingSearchController: UISearchController {
  override var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { super.searchResultsUpdater }
    set { super.searchResultsUpdater = newValue }
  }
  override var delegate: (any UISearchControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var searchBar: UISearchBar { super.searchBar }
  override var searchResultsController: UIViewController? { super.searchResultsController }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override var showsSearchResultsController: Bool {
    get { super.showsSearchResultsController }
    set { super.showsSearchResultsController = newValue }
  }
  override var obscuresBackgroundDuringPresentation: Bool {
    get { super.obscuresBackgroundDuringPresentation }
    set { super.obscuresBackgroundDuringPresentation = newValue }
  }
  override func loadView() {
    super.loadView()
  }
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var automaticallyShowsSearchResultsController: Bool {
    get { super.automaticallyShowsSearchResultsController }
    set { super.automaticallyShowsSearchResultsController = newValue }
  }
  override var hidesNavigationBarDuringPresentation: Bool {
    get { super.hidesNavigationBarDuringPresentation }
    set { super.hidesNavigationBarDuringPresentation = newValue }
  }
  override var automaticallyShowsCancelButton: Bool {
    get { super.automaticallyShowsCancelButton }
    set { super.automaticallyShowsCancelButton = newValue }
  }
  override var automaticallyShowsScopeBar: Bool {
    get { super.automaticallyShowsScopeBar }
    set { super.automaticallyShowsScopeBar = newValue }
  }
  override var scopeBarActivation: ScopeBarActivation {
    get { super.scopeBarActivation }
    set { super.scopeBarActivation = newValue }
  }
  override var searchBarPlacement: UINavigationItem.SearchBarPlacement { super.searchBarPlacement }
}

class OverridingSearchBar: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var showsCancelButton: Bool {
    get { super.showsCancelButton }
    set { super.showsCancelButton = newValue }
  }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    super.setShowsCancelButton(showsCancelButton, animated: animated)
  }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UISearchBarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override var prompt: String? {
    get { super.prompt }
    set { super.prompt = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var showsBookmarkButton: Bool {
    get { super.showsBookmarkButton }
    set { super.showsBookmarkButton = newValue }
  }
  override var showsSearchResultsButton: Bool {
    get { super.showsSearchResultsButton }
    set { super.showsSearchResultsButton = newValue }
  }
  override var isSearchResultsButtonSelected: Bool {
    get { super.isSearchResultsButtonSelected }
    set { super.isSearchResultsButtonSelected = newValue }
  }
  override var scopeButtonTitles: [String]? {
    get { super.scopeButtonTitles }
    set { super.scopeButtonTitles = newValue }
  }
  override var selectedScopeButtonIndex: Int {
    get { super.selectedScopeButtonIndex }
    set { super.selectedScopeButtonIndex = newValue }
  }
  override var showsScopeBar: Bool {
    get { super.showsScopeBar }
    set { super.showsScopeBar = newValue }
  }
  override func setShowsScope(_ show: Bool, animated: Bool) {
    super.setShowsScope(show, animated: animated)
  }
  override var searchBarStyle: Style {
    get { super.searchBarStyle }
    set { super.searchBarStyle = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var backgroundImage: UIImage? {
    get { super.backgroundImage }
    set { super.backgroundImage = newValue }
  }
  override var barPosition: UIBarPosition { super.barPosition }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

class OverridingSearchTextField: UISearchTextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
