public import Foundation

/// A bar with a search field and a Cancel button.
///
/// It notifies its delegate and its search controller of changes to the text.
open class UISearchBar: UIView, UIBarPositioning {
  /// The style of the bar's background.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// Creates a bar without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private let field = UISearchTextField()
  /// The button that cancels, shown or not.
  package final let cancelButton = UIButton(type: .system)
  /// The control for the scopes, shown or not.
  package final let scopeControl = UISegmentedControl(items: nil)
  private lazy var fieldDelegate = SearchFieldDelegate(self)
  /// The search controller that the bar belongs to.
  final weak var searchController: UISearchController?

  private func setUp() {
    field.delegate = fieldDelegate
    field.addAction(UIAction { [weak self] _ in self?.userDidChangeText() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.receiveCancel() }, for: .touchUpInside)
    scopeControl.isHidden = true
    scopeControl.addAction(
      UIAction { [weak self] _ in self?.userDidChooseScope() },
      for: .valueChanged
    )
    addSubview(field)
    addSubview(cancelButton)
    addSubview(scopeControl)
  }

  /// Is notified of editing and of taps on the buttons.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The search text; setting it notifies the search controller, and not the delegate.
  open var text: String? {
    get { field.text }
    set {
      guard field.text != newValue ?? "" else { return }
      field.text = newValue
      searchController?.searchDidChange()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the field.
  open var prompt: String? {
    didSet { setNeedsDisplay() }
  }

  /// Which letters the keyboard capitalises.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Which keys the keyboard shows.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether a user can use the bar.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  // MARK: Buttons

  /// Whether there is a Cancel button; from the first time on that it is set, a search leaves it so.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Sets whether there is a Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton)
  }
  final func showCancelButton(_ isShown: Bool) {
    cancelButton.isHidden = !isShown
    setNeedsDisplay()
  }
  /// Whether there is a button for bookmarks; data only.
  open var showsBookmarkButton = false
  /// Whether there is a button for results; data only.
  open var showsSearchResultsButton = false
  /// Whether the button for results is selected; data only.
  open var isSearchResultsButtonSelected = false

  // MARK: Scopes

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      let index = scopeControl.selectedSegmentIndex
      scopeControl.removeAllSegments()
      for (place, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeControl.insertSegment(withTitle: title, at: place, animated: false)
      }
      scopeControl.selectedSegmentIndex = max(0, min(index, scopeControl.numberOfSegments - 1))
      setNeedsDisplay()
    }
  }
  /// The selected scope, as an index into the titles.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeControl.selectedSegmentIndex) }
    set {
      guard newValue != selectedScopeButtonIndex else { return }
      scopeControl.selectedSegmentIndex = newValue
      searchController?.searchDidChange()
    }
  }
  /// Whether the scopes are shown; from the first time on that it is set, a search leaves it so.
  open var showsScopeBar: Bool {
    get { !scopeControl.isHidden }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Sets whether the scopes are shown.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    searchController?.scopeBarActivation = .manual
    showScopes(show)
  }
  final func showScopes(_ isShown: Bool) {
    scopeControl.isHidden = !isShown
    setNeedsDisplay()
  }

  // MARK: Looks

  /// The style of the bar's background; data only.
  open var searchBarStyle: Style = .default
  /// The style of the bar; data only.
  open var barStyle: UIBarStyle = .default
  /// The colour behind the bar; data only.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent; data only.
  open var isTranslucent = true
  /// The image behind the bar; data only.
  open var backgroundImage: UIImage?
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: First responder

  /// Whether the field can become first responder, which it does in place of the bar.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Makes the field the first responder, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends editing in the field, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Operated by a user

  private func userDidChangeText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchDidChange()
  }

  private func userDidChooseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchDidChange()
  }

  private func receiveCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  final func didBeginEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.barDidBeginEditing()
  }

  final func receiveSearch() {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController != nil { field.resignFirstResponder() }
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
  /// Creates a field with the accessibility label "Search".
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Search"
  }

  /// Creates a field from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityLabel = accessibilityLabel ?? "Search"
  }
}

/// Forwards the text field delegate's calls to the delegate of the search bar.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar?.didBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.receiveSearch()
    return false
  }
}
