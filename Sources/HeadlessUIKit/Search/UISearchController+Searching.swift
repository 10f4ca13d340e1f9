// Beginning and ending a search, and showing the results.
extension UISearchController {
  /// The screen that contains the search bar.
  final var searchedScreen: UIViewController? {
    guard let owner = searchBar.superview?.nearestOwner else { return nil }
    return (owner as? UINavigationController)?.topViewController ?? owner
  }

  final func activate() {
    guard !active, let screen = searchedScreen, screen.storedView?.window != nil else { return }
    begin()
    delegate?.presentSearchController(self)
    if presenter == nil {
      presentedItself = true
      delegate?.willPresentSearchController(self)
      screen.present(self, animated: true) { [weak self] in
        guard let self else { return }
        delegate?.didPresentSearchController(self)
      }
    }
  }

  final func begin() {
    active = true
    if let results = searchResultsController, results.parent !== self {
      adopt(results)
      results.didMove(toParent: self)
    }
    if automaticallyShowsCancelButton { searchBar.showCancelButton(true) }
    showScopes()
    showOrHideResults()
    searchedScreen?.storedView?.setNeedsDisplay()
  }

  private final var managesScopes: Bool {
    automaticallyShowsScopeBar && scopeBarActivation != .manual
  }

  /// Shows the scopes, if there are several, from the beginning of the search or from the first letter on.
  private final func showScopes() {
    guard active, managesScopes, (searchBar.scopeButtonTitles ?? []).count > 1 else { return }
    if scopeBarActivation != .onTextEntry || hasText { searchBar.showScopes(true) }
  }

  final func deactivate() {
    guard active else { return }
    end()
    if presentedItself { delegate?.willDismissSearchController(self) }
    leave()
  }

  /// Dismisses the search controller; after its presentation, if that is in progress.
  private final func leave() {
    guard let presenter, !presentationIsInProgress else { return }
    let isAutomatic = presentedItself
    presenter.requestDismissal(animated: true, isInteractive: false) { [weak self] in
      guard let self, isAutomatic else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// Called when the presentation of the search controller, or one above it, has ended.
  final func presentationDidEnd() {
    if !active, presented == nil { leave() }
  }

  private final func end() {
    active = false
    if let whenCancelled { device.clock.atNextTurn { whenCancelled() } }
    whenCancelled = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showCancelButton(false) }
    if managesScopes { searchBar.showScopes(false) }
    searchBar.text = ""
  }

  /// Called after the search controller was dismissed, by itself or by the app.
  final func wasDismissed() {
    if active { end() }
    hideResults()
    presentedItself = false
  }

  /// Called when editing in the bar begins.
  final func barDidBeginEditing() {
    activate()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the text or the scope of the bar changed.
  final func searchDidChange() {
    showScopes()
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  /// Whether the search covers the screen, so that it gets no touches.
  final var coversScreen: Bool {
    active && (resultsAreShown || obscuresBackgroundDuringPresentation)
  }

  private final var hasText: Bool { !(searchBar.text ?? "").isEmpty }

  final func showOrHideResults() {
    if active, automaticallyShowsSearchResultsController ? hasText : wantsResults {
      showResults()
    } else {
      hideResults()
    }
  }

  /// Called when the app sets whether the view of the results is hidden.
  final func resultsWereSet(hidden: Bool) {
    // The results may hide their view while it is loaded.
    guard active, !hidden || searchResultsController?.storedView?.superview != nil else { return }
    if hidden { hideResults() } else { showResults() }
  }

  private final func showResults() {
    guard let results = searchResultsController, !resultsAreShown else { return }
    resultsAreShown = true
    results.storedView?.isHidden = false
    device.displayNeeded()
    guard appearance.isVisible else { return }
    results.startAppearing(animated: false)
    placeResults()
    results.sendIsAppearing()
    if appearance == .appeared { results.finishAppearing() }
  }

  private final func hideResults() {
    guard let results = searchResultsController, resultsAreShown else { return }
    resultsAreShown = false
    device.displayNeeded()
    results.startDisappearing(animated: false)
    results.storedView?.removeFromSuperview()
    results.finishDisappearing()
  }

  final func placeResults() {
    guard resultsAreShown, let child = searchResultsController?.view, let view = storedView,
      child.superview !== view
    else { return }
    child.frame = view.bounds
    view.addSubview(child)
    child.isHidden = false
  }
}

extension UIViewController {
  /// The search controller that this controller presents.
  package final var presentedSearch: UISearchController? { presented as? UISearchController }

  /// The search controller that this screen or an ancestor presents.
  package final var visibleSearch: UISearchController? {
    lineage.first { $0.presentedSearch != nil }?.presentedSearch
  }
}

extension UINavigationItem {
  /// Whether an active search hides the title and the buttons.
  package final var searchHidesBar: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }
}
