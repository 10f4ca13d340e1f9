public import UIKitShim

extension ScreenTransition: Equatable {
  /// Whether two transitions do the same: by kind, by what they bring, by route, by the tab or the column,
  /// and by where they happen.
  ///
  /// No screen is made for it, so that of those which are still to be made two of the same class are
  /// told apart by their routes only; those that are there already have to be the same objects. A
  /// container that is left out differs from one that is named. How they are shown does not count.
  public static func == (one: ScreenTransition, other: ScreenTransition) -> Bool {
    guard one.kind == other.kind, one.route == other.route, one.choice == other.choice,
      one.container == other.container, one.destinations.count == other.destinations.count
    else { return false }
    for (mine, theirs) in zip(one.destinations, other.destinations) where !mine.equals(theirs) {
      return false
    }
    return one.steps == other.steps
  }

  /// Whether it does the same as another one, to the same screens or to those of the same route, and in the
  /// same way, wherever both are done.
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
  /// A stack, a tab bar, split or page view controller, or the screen that gets an embedded one.
  public var containerViewController: UIViewController? {
    switch container {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs
    case .column(let columns, _): columns
    case .pages(let pages, _): pages
    case .controller(let controller, _): controller
    case .embedded, .window, .presented, .allPresented, nil: nil
    }
  }

  /// The window that gets another root, if one is named.
  public var window: UIWindow? {
    if case .window(let window, _)? = container { window } else { nil }
  }

  /// The screen that leaves, if one is named: of `dismiss(_:)` and `unembed(_:)`.
  public var leaver: UIViewController? {
    switch container {
    case .presented(let screen), .embedded(let screen): screen
    case .stack, .tabs, .column, .pages, .controller, .window, .allPresented, nil: nil
    }
  }
}

extension ScreenTransition.Container: Equatable {
  /// Whether both are the same objects.
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.stack(let mine), .stack(let theirs)): mine === theirs
    case (.tabs(let mine), .tabs(let theirs)): mine === theirs
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
