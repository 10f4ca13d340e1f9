// The beginning and the end of a search, and what is shown meanwhile.
extension UISearchController {
  /// The screen that the bar belongs to.
  final var searchedScreen: UIViewController? {
    guard let owner = searchBar.superview?.nearestOwner else { return nil }
    return (owner as? UINavigationController)?.topViewController ?? owner
  }

  /// The controller that presents the search controller when a source is asked to.
  ///
  /// It is the source if the bar belongs to that, else the nearest controller around it that defines a presentation
  /// context, else the outermost one.
  final func presenterOfSearch(askedOf source: UIViewController) -> UIViewController {
    if searchedScreen === source { return source }
    return source.lineage.first(where: \.definesPresentationContext) ?? source.outermost
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

  private final func begin() {
    active = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if showsScopes { searchBar.showsScopeBar = true }
    showOrHideResults()
    searchedScreen?.storedView?.setNeedsDisplay()
  }

  private final var showsScopes: Bool {
    automaticallyShowsScopeBar && scopeBarActivation != .manual
      && !(searchBar.scopeButtonTitles ?? []).isEmpty
  }

  final func deactivate() {
    guard active else { return }
    end()
    if presentedItself { delegate?.willDismissSearchController(self) }
    leave()
  }

  /// Dismisses the search controller; later, if it is in a presentation.
  private final func leave() {
    guard let presenter, !presentationIsInProgress else { return }
    let isAutomatic = presentedItself
    presenter.requestDismissal(animated: true, isInteractive: false) { [weak self] in
      guard let self, isAutomatic else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// Called when the presentation of the search controller has ended, or that of something over it.
  final func presentationDidEnd() {
    if !active, presented == nil { leave() }
  }

  private final func end() {
    active = false
    if let whenCancelled { device.clock.atNextTurn { whenCancelled() } }
    whenCancelled = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if showsScopes { searchBar.showsScopeBar = false }
    searchBar.text = ""
  }

  /// Called when somebody presents the search controller.
  final func willBePresented() {
    if !active { begin() }
  }

  /// Called after the search controller was dismissed, by itself or by the app.
  final func wasDismissed() {
    if active { end() }
    hideResults()
    presentedItself = false
  }

  /// Called when a user begins to write in the bar.
  final func barDidBeginEditing() {
    activate()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the text or the scope of the bar changed.
  final func searchDidChange() {
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  /// Whether what is below the search is out of reach.
  final var coversScreen: Bool {
    active && (resultsAreShown || obscuresBackgroundDuringPresentation)
  }

  final func showOrHideResults() {
    let hasText = !(searchBar.text ?? "").isEmpty
    if active, automaticallyShowsSearchResultsController ? hasText : wantsResults {
      showResults()
    } else {
      hideResults()
    }
  }

  private final func showResults() {
    guard let results = searchResultsController, !resultsAreShown else { return }
    if results.parent !== self {
      adopt(results)
      results.didMove(toParent: self)
    }
    resultsAreShown = true
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
  }
}

extension UIViewController {
  /// The search controller that this controller presents.
  package final var presentedSearch: UISearchController? { presented as? UISearchController }

  /// The search controller that this screen presents, or a container around it.
  package final var visibleSearch: UISearchController? {
    lineage.first { $0.presentedSearch != nil }?.presentedSearch
  }
}

extension UINavigationItem {
  /// Whether the search that goes on takes the place of title and buttons.
  package final var searchHidesBar: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }
}
