import Foundation

// The display mode and the widths of the columns.
extension UISplitViewController {
  /// The ``displayMode`` of the expanded interface, even while the container is collapsed.
  final var expandedMode: DisplayMode { resolved(chosenMode ?? preferredMode, in: windowSize) }

  /// The ``displayMode`` of the expanded interface in a window of the given size.
  final func expandedMode(in size: CGSize) -> DisplayMode {
    resolved(isTurned(from: size) ? preferredMode : chosenMode ?? preferredMode, in: size)
  }

  private func resolved(_ mode: DisplayMode, in size: CGSize) -> DisplayMode {
    var mode = mode
    if mode == .automatic { mode = automaticMode(in: size) }
    return mode.leadingColumns == 0 ? .secondaryOnly : self.mode(mode.leadingColumns, like: mode)
  }

  private func automaticMode(in size: CGSize) -> DisplayMode {
    switch device.policies.automaticDisplayMode {
    case .besideInLandscape where size.width <= size.height: return .secondaryOnly
    case .besideInLandscape, .beside: return mode(orderedColumns.count - 1, like: .automatic)
    }
  }

  /// The mode with the given number of leading columns, as far as the split behaviour allows.
  private func mode(_ leading: Int, like mode: DisplayMode) -> DisplayMode {
    let count = min(leading, orderedColumns.count - 1)
    if count <= 0 { return .secondaryOnly }
    let isOver: Bool
    switch preferredSplitBehavior {
    case .tile: isOver = false
    case .overlay: isOver = true
    case .displace: return count == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
    case .automatic:
      if count == 2, mode == .twoDisplaceSecondary { return mode }
      isOver = mode.isOver
    }
    if count == 1 { return isOver ? .oneOverSecondary : .oneBesideSecondary }
    return isOver ? .twoOverSecondary : .twoBesideSecondary
  }

  final var resolvedBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch expandedMode {
    case .automatic, .secondaryOnly:
      return automaticMode(in: windowSize) == .secondaryOnly ? .overlay : .tile
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    }
  }

  /// The mode with the given number of leading columns, with the current split behaviour.
  private func modeShowing(_ leading: Int) -> DisplayMode {
    mode(leading, like: resolvedBehavior == .overlay ? .oneOverSecondary : expandedMode)
  }

  // MARK: Changing

  final func changeMode(animated: Bool, _ change: () -> Void) {
    let before = expandedMode
    change()
    notifyModeChange(since: before, animated: animated)
  }

  private func notifyModeChange(since before: DisplayMode, animated: Bool) {
    guard !collapsed, expandedMode != before else { return }
    delegate?.splitViewController(self, willChangeTo: expandedMode)
    requestUpdate(animated: animated)
  }

  final func reveal(_ column: Column) {
    guard !isClassic, child(column) != nil else { return }
    if collapsed { return bringUp(column) }
    let mode = expandedMode
    switch column {
    case .primary, .supplementary:
      let needed = orderedColumns.count - 1 - (orderedColumns.firstIndex(of: column) ?? 0)
      if mode.leadingColumns < needed { choose(modeShowing(needed)) }
    case .secondary:
      switch mode {
      case .oneOverSecondary, .twoOverSecondary: choose(.secondaryOnly)
      case .twoDisplaceSecondary: choose(.oneBesideSecondary)
      case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: return
      }
    case .compact: return
    }
  }

  final func conceal(_ column: Column) {
    guard !isClassic, child(column) != nil else { return }
    if collapsed { return lower(column) }
    guard column == .primary || column == .supplementary else { return }
    let left = orderedColumns.count - 2 - (orderedColumns.firstIndex(of: column) ?? 0)
    if expandedMode.leadingColumns > left { choose(modeShowing(left)) }
  }

  private func choose(_ mode: DisplayMode) {
    changeMode(animated: true) { chosenMode = mode }
  }

  // MARK: Button

  final func makeModeButton() -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in self?.receiveModeTap() }
    let button = UIBarButtonItem(title: nil, primaryAction: action)
    button.image = UIImage(systemName: "sidebar.leading")
    button.accessibilityLabel = "Sidebar"
    return button
  }

  private func receiveModeTap() {
    guard !collapsed else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return choose(target) }
    let leading = expandedMode.leadingColumns
    choose(leading < orderedColumns.count - 1 ? modeShowing(leading + 1) : .secondaryOnly)
  }

  // MARK: Size

  final func followSize(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard !collapsed else { return }
    let before = expandedMode
    let old = windowSize
    coordinator.animate { [weak self] _ in
      guard let self else { return }
      if isTurned(from: old) { chosenMode = nil }
      notifyModeChange(since: before, animated: false)
      placeShown()
    }
  }

  final var windowSize: CGSize { storedView?.window?.bounds.size ?? device.screen.size }

  private func isTurned(from size: CGSize) -> Bool {
    (size.width > size.height) != (windowSize.width > windowSize.height)
  }

  final func width(of column: Column) -> CGFloat {
    let total = storedView?.bounds.width ?? device.screen.size.width
    return collapsed ? total : width(of: column, in: total)
  }

  /// The width of a leading column in an expanded container of the given width.
  final func width(of column: Column, in total: CGFloat) -> CGFloat {
    let isPrimary = column == .primary
    let fraction =
      isPrimary
      ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let preferred =
      isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    var width: CGFloat = 320
    if fraction >= 0 { width = total * fraction }
    if preferred >= 0 { width = preferred }
    if greatest >= 0 { width = min(width, greatest) }
    if least >= 0 { width = max(width, least) }
    return min(width, total)
  }
}
