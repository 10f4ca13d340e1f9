import Foundation

// What the user can see and touch.
extension UserInput {
  /// The first layer that satisfies `matches`, from the front window to the back.
  ///
  /// Throws if a presentation covers the layer or a transition is running in it.
  func touchableLayer(
    where matches: (VisibleHierarchy.Layer) -> Bool
  ) throws -> VisibleHierarchy.Layer? {
    try requireTouches()
    let windows = device.visibleWindows
    for window in windows.sorted(by: { $0.windowLevel.rawValue > $1.windowLevel.rawValue }) {
      let hierarchy = VisibleHierarchy(window: window)
      guard let top = hierarchy.top else { continue }
      for surface in top.surfaces where matches(surface) {
        try requireNoTransition(in: surface)
        return surface
      }
      for layer in hierarchy.layers.dropLast() {
        for surface in layer.surfaces where matches(surface) {
          throw InputRejection("\(name(top.root)) is presented over it")
        }
      }
    }
    return nil
  }

  func requireTouches() throws {
    if device.application.isIgnoringInteractionEvents {
      throw InputRejection("the application ignores touches")
    }
  }

  /// Performs the effect of a touch when the application and the view's window have sent the event.
  ///
  /// - Parameter view: The touched view; if it is in no window, the key window gets the event.
  func touch<Value>(_ view: UIView?, _ effect: () throws -> Value) throws -> Value {
    try device.run {
      try withoutActuallyEscaping(effect) { effect in
        var result: Result<Value, any Error>?
        let event = UIEvent(in: view?.window) { result = Result { try effect() } }
        // A window may keep the event.
        defer { event.effect = nil }
        device.application.sendEvent(event)
        guard let result else { throw InputRejection("the window kept the touch") }
        return try result.get()
      }
    }
  }

  func requireVisible(_ container: UIViewController) throws {
    let layer = try touchableLayer { layer in
      layer.pageViewController === container
        || layer.containers.contains { $0 === container }
    }
    guard layer != nil else { throw InputRejection("\(name(container)) is not visible") }
  }

  func requireReach(of item: UIBarButtonItem) throws {
    let layer = try touchableLayer { layer in
      let items = layer.leadingBarItems + layer.trailingBarItems
      if layer.showsNavigationBar, items.contains(item) { return true }
      return layer.toolbarItems.contains(item)
    }
    if layer == nil {
      // A toolbar inside a view may be behind a presentation.
      guard let toolbar = item.bar as? UIToolbar, toolbar.isOnScreen else {
        throw InputRejection("the bar button is not visible")
      }
      try requireReach(of: toolbar)
    }
    guard !item.isHidden else { throw InputRejection("the bar button is hidden") }
    guard item.isEnabled else { throw InputRejection("the bar button is disabled") }
  }

  func requireReach(of view: UIView) throws {
    try requireTouches()
    if view.window == nil, let item = try toolbarItem(with: view) {
      return try requireReach(of: item)
    }
    guard let window = view.window, window.isShown, window.isInVisibleScene else {
      throw InputRejection("\(name(view)) is in no visible window")
    }
    for current in view.lineage.prefix(while: { $0 !== window }) {
      if current.isHidden || current.alpha < 0.01 {
        throw InputRejection("\(name(view)) is hidden")
      }
      if !current.isUserInteractionEnabled {
        throw InputRejection("\(name(view)) does not take touches")
      }
      if let search = current.owner?.presentedSearch, search.coversScreen,
        !view.isDescendant(of: search.searchBar), !isInside(search, view)
      {
        throw InputRejection("the search is over it")
      }
      if let owner = current.owner, owner.parent != nil || owner.isPresentedInPresenter,
        let covering = owner.coveringItsContext,
        !isInside(covering, view)
      {
        throw InputRejection("\(name(covering)) is presented over it")
      }
    }
    let hierarchy = VisibleHierarchy(window: window)
    guard let top = hierarchy.top else { throw InputRejection("the window is empty") }
    guard let root = top.root.storedView, view.isDescendant(of: root) else {
      throw InputRejection("\(name(top.root)) is presented over it")
    }
    for column in top.columns {
      guard let root = column.content.root.storedView, view.isDescendant(of: root) else { continue }
      return try requireNoTransition(in: column.content)
    }
    try requireNoTransition(in: top)
  }

  private func isInside(_ controller: UIViewController, _ view: UIView) -> Bool {
    let container = controller.storedPresentationController?.container
    return (container ?? controller.storedView).map { view.isDescendant(of: $0) } ?? false
  }

  /// The toolbar item whose custom view contains a view.
  ///
  /// A toolbar does not add custom views to a window.
  private func toolbarItem(with view: UIView) throws -> UIBarButtonItem? {
    var found: UIBarButtonItem?
    _ = try touchableLayer { layer in
      for item in layer.barScreen.toolbarItems ?? [] {
        if let custom = item.customView, view.isDescendant(of: custom) { found = item }
      }
      return found != nil
    }
    return found
  }

  private func requireNoTransition(in layer: VisibleHierarchy.Layer) throws {
    for container in layer.containers where container.nearestTransitionIsInProgress {
      throw InputRejection("a transition is running")
    }
  }
}

extension VisibleHierarchy.Layer {
  /// The screen with its containers, and those whose bars are shown.
  fileprivate var containers: [UIViewController] {
    [screen, barScreen].flatMap { sequence(first: $0) { $0.enclosingContainer } }
  }
}

extension UIViewController {
  fileprivate var nearestTransitionIsInProgress: Bool {
    if let transition = containerTransition, transition.isInProgress { return true }
    // The user can type while the search is being presented.
    guard let transition = presentationTransition else { return false }
    return transition.isInProgress && !transition.presentsSearch
  }
}

extension UIView {
  var isOnScreen: Bool { !lineage.contains(where: \.isHidden) && window != nil }
}
