public import UIKitShim

extension ScreenTransition: Equatable {
  /// Whether two transitions do the same in the same place.
  ///
  /// The comparison uses the kind, the destinations, the route, the tab or the column, and the
  /// container. It makes no screen. Destinations that already exist must be the same objects. For
  /// destinations that are still to be made, only the classes are compared, so only the route
  /// distinguishes two of the same class. A transition that names no container differs from one
  /// that names a container. How the screens are shown does not matter.
  public static func == (one: ScreenTransition, other: ScreenTransition) -> Bool {
    guard one.kind == other.kind, one.route == other.route, one.choice == other.choice,
      one.container == other.container, one.destinations.count == other.destinations.count
    else { return false }
    for (mine, theirs) in zip(one.destinations, other.destinations) where !mine.equals(theirs) {
      return false
    }
    return one.steps == other.steps
  }

  /// Whether it does the same as another transition and in the same way, apart from the place.
  ///
  /// The destinations must be the same objects. If both transitions have the same route,
  /// destinations that are still to be made must have the same class.
  func repeats(_ other: ScreenTransition) -> Bool {
    guard kind == other.kind, choice == other.choice, animated == other.animated,
      keepsRoot == other.keepsRoot, dismissesAll == other.dismissesAll,
      showsDots == other.showsDots, destinations.count == other.destinations.count
    else { return false }
    let hasSameRoute = route != nil && route == other.route
    for (mine, theirs) in zip(destinations, other.destinations)
    where !mine.isSame(as: theirs, byRoute: hasSameRoute) {
      return false
    }
    return true
  }

  /// The container view controller in which the transition happens, if one is named.
  ///
  /// It is a navigation, tab bar, split view or page view controller, or the screen that gets an
  /// embedded screen.
  public var containerViewController: UIViewController? {
    switch container {
    case .stack(let stack): stack
    case .tabs(let tabs, _): tabs
    case .column(let columns, _): columns
    case .pages(let pages, _): pages
    case .controller(let controller, _): controller
    case .embedded, .window, .presented, .allPresented, nil: nil
    }
  }

  /// The window that gets a new root, if the transition names one.
  public var window: UIWindow? {
    if case .window(let window, _)? = container { window } else { nil }
  }

  /// The screen that `dismiss(_:)` or `unembed(_:)` removes, if the transition names one.
  public var leaver: UIViewController? {
    switch container {
    case .presented(let screen), .embedded(let screen): screen
    case .stack, .tabs, .column, .pages, .controller, .window, .allPresented, nil: nil
    }
  }
}

extension ScreenTransition.Container: Equatable {
  /// Whether both are the same objects with the same options.
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.stack(let mine), .stack(let theirs)): mine === theirs
    case (.tabs(let mine, let edit), .tabs(let theirs, let otherEdit)):
      mine === theirs && TabEdit.isSame(edit, otherEdit)
    case (.column(let mine, let column), .column(let theirs, let otherColumn)):
      mine === theirs && column == otherColumn
    case (.pages(let mine, let hasDots), .pages(let theirs, let hasDotsToo)):
      mine === theirs && hasDots == hasDotsToo
    case (.controller(let mine, let view), .controller(let theirs, let otherView)):
      mine === theirs && view === otherView
    case (.embedded(let mine), .embedded(let theirs)): mine === theirs
    case (.window(let mine, let keepsRoot), .window(let theirs, let keepsRootToo)):
      mine === theirs && keepsRoot == keepsRootToo
    case (.presented(let mine), .presented(let theirs)): mine === theirs
    case (.allPresented, .allPresented): true
    case (.stack, _), (.tabs, _), (.column, _), (.pages, _), (.controller, _), (.embedded, _),
      (.window, _), (.presented, _), (.allPresented, _):
      false
    }
  }
}
