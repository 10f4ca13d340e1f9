internal import HeadlessUIKit

extension HostSession {
  /// Taps an element, or has the effect of a tap on a device.
  func activate(_ focus: Focusable) {
    if openMenu(of: focus, isPrimary: true) { return }
    attempt {
      switch focus.kind {
      case .back(let navigation): try input.tapBack(in: navigation)
      case .barItem(let item): try input.tap(item)
      case .control(is UISlider): notice = "Left and Right move the slider."
      case .control(let control): try input.tap(control)
      case .field(let field): try input.tap(field)
      case .textView(let view): view.becomeFirstResponder()
      case .segment(let control, let index): try input.select(segment: index, in: control)
      case .wheel(let view, let index): try input.turn(wheel: index, of: view, forward: true)
      case .row(let list, let path): try input.tapRow(path, in: list)
      case .tab(let tabs, let index): try input.selectTab(index, in: tabs)
      case .action(_, let action): try input.tap(action)
      case .menuElement(let element): try choose(element)
      }
    }
  }

  func selectTab(_ number: Int, _ frame: ScreenFrame) {
    var hasTabs = false
    for item in frame.ring.items {
      guard case .tab(let tabs, let index) = item.kind else { continue }
      hasTabs = true
      guard index == number - 1 else { continue }
      return attempt { try input.selectTab(index, in: tabs) }
    }
    if hasTabs {
      notice = "There is no tab \(number)."
    } else if hasCoveredTabs {
      notice = "Close this to reach the tabs."
    }
  }

  private var hasCoveredTabs: Bool {
    guard let window else { return false }
    // An open menu also covers the tabs of the top layer.
    let covered = VisibleHierarchy(window: window).layers.dropLast(state.menu == nil ? 1 : 0)
    return covered.contains { $0.showsTabBar }
  }

  /// Esc: closes a menu, cancels a search, or performs the escape gesture, which cancels an alert,
  /// goes back, or dismisses a sheet.
  func goBack(_ frame: ScreenFrame) {
    if frame.showsMenu { return closeMenu() }
    if let search = frame.cancellableSearch {
      return attempt { try input.tap(search.searchBar.cancelButton) }
    }
    guard let layer = frame.escapeLayer else { return }
    let canGoBack = layer.showsBackButton
    attempt {
      do {
        try input.performEscape(from: layer.screen)
      } catch let rejection as InputRejection where rejection == .noEscape {
        notice = escapeHint(for: layer)
      }
    }
    // If the app presents an alert after the swipe, the user needs no hint.
    if notice == nil, layer.isSwipeDismissable, !canGoBack,
      layer.root.presentedViewController == nil, !layer.root.isBeingDismissed,
      layer.root.presentingViewController != nil
    {
      notice = escapeHint(for: layer)
      noticeScreen = frame.topLayer?.root
    }
  }

  /// A hint for the user if Esc has no effect.
  private func escapeHint(for layer: VisibleHierarchy.Layer) -> String {
    if layer.root is UIAlertController { return "Choose one of the actions." }
    return layer.style == nil
      ? "There is no way back from here." : "Choose a button to close this."
  }

  /// Pulls to refresh the first list on the screen that has a refresh control.
  func refresh(_ frame: ScreenFrame) {
    guard !frame.showsMenu, let list = frame.layer?.refreshableList else {
      notice = "There is nothing here to refresh."
      return
    }
    attempt { try input.refresh(in: list) }
  }
}
