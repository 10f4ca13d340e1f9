import Foundation

// See OptionalCalls.swift in Controls: these let `delegate?.searchBarSearchButtonClicked?(bar)` and
// `delegate?.searchBar?(bar, textDidChange: text)` compile.

extension UISearchControllerDelegate {
  /// `willPresentSearchController(_:)` as a closure.
  @_disfavoredOverload
  public var willPresentSearchController: ((UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }
  /// `didPresentSearchController(_:)` as a closure.
  @_disfavoredOverload
  public var didPresentSearchController: ((UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }
  /// `willDismissSearchController(_:)` as a closure.
  @_disfavoredOverload
  public var willDismissSearchController: ((UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }
  /// `didDismissSearchController(_:)` as a closure.
  @_disfavoredOverload
  public var didDismissSearchController: ((UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }
  /// `presentSearchController(_:)` as a closure.
  @_disfavoredOverload
  public var presentSearchController: ((UISearchController) -> Void)? {
    { self.presentSearchController($0) }
  }
}

extension UISearchBarDelegate {
  /// `searchBarShouldBeginEditing(_:)` as a closure.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }
  /// `searchBarTextDidBeginEditing(_:)` as a closure.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }
  /// `searchBarShouldEndEditing(_:)` as a closure.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
  /// `searchBarTextDidEndEditing(_:)` as a closure.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
  /// `searchBarSearchButtonClicked(_:)` as a closure.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }
  /// `searchBarCancelButtonClicked(_:)` as a closure.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
  /// The methods that begin with `searchBar`.
  @_disfavoredOverload
  public var searchBar: OptionalCalls<any UISearchBarDelegate>? { OptionalCalls(self) }
}

extension OptionalCalls where Delegate == any UISearchBarDelegate {
  /// Notifies the delegate that a user changed the text.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
  /// Returns whether a user may make a change to the text.
  public func callAsFunction(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }
  /// Notifies the delegate that a user selected another scope.
  public func callAsFunction(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
