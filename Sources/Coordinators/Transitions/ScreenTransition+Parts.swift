import CoordinatorCore
public import UIKitShim

// What changes a part of what is seen: columns, pages and embedded screens.
extension ScreenTransition {
  // MARK: Columns

  /// Puts a screen into a column of a split view controller; rejected if its style lacks the column.
  ///
  /// While the columns are collapsed it is shown on top of their stack. What was in the column before
  /// leaves.
  ///
  /// - Parameters:
  ///   - screen: The screen, made when the transition runs; whoever performs it owns it from then on.
  ///   - column: The column.
  ///   - container: The split view controller; that of the coordinator who performs it if nil.
  public static func setColumn<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen,
    for column: UISplitViewController.Column, in container: UISplitViewController? = nil
  ) -> ScreenTransition {
    setColumn(.screen(screen()), column, container)
  }

  /// Puts the screen of a child coordinator, which is started when the transition runs, into a column.
  public static func setColumn<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child,
    for column: UISplitViewController.Column, in container: UISplitViewController? = nil
  ) -> ScreenTransition {
    setColumn(.child(child()), column, container)
  }

  static func setColumn(
    _ destination: ScreenDestination, _ column: UISplitViewController.Column,
    _ container: UISplitViewController?
  ) -> ScreenTransition {
    ScreenTransition(
      .setColumn, to: [destination], in: .column(container, column), animated: false)
  }

  // MARK: Pages

  /// Lists the pages of a page view controller; the coordinators of those that are no longer listed are
  /// stopped.
  ///
  /// What is shown stays, if it is among them; else the first ones come: two around a spine in the
  /// middle, one elsewhere.
  ///
  /// - Parameters:
  ///   - destinations: The pages, in order.
  ///   - container: The page view controller; that of the coordinator who performs it if nil.
  ///   - showsDots: Whether dots tell which page is shown, where the pages scroll from side to side.
  public static func setPages(
    _ destinations: [ScreenDestination], in container: UIPageViewController? = nil,
    showsDots: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .setPages, to: destinations, in: .pages(container, showsDots: showsDots), animated: false)
  }

  /// Turns to a page.
  ///
  /// Around a spine in the middle the listed page beside it comes with it.
  ///
  /// - Parameters:
  ///   - screen: The page, made when the transition runs; whoever performs it owns it from then on.
  ///   - container: The page view controller; that of the coordinator who performs it if nil.
  ///   - animated: Whether the transition takes time.
  public static func turn<Screen: UIViewController>(
    to screen: @autoclosure @escaping @MainActor () -> Screen,
    in container: UIPageViewController? = nil, animated: Bool = true
  ) -> ScreenTransition {
    turn([.screen(screen())], container, animated)
  }

  /// Turns to the page of a child coordinator, which is started when the transition runs.
  public static func turn<Child: ScreenCoordinator>(
    to child: @autoclosure @escaping @MainActor () -> Child,
    in container: UIPageViewController? = nil, animated: Bool = true
  ) -> ScreenTransition {
    turn([.child(child())], container, animated)
  }

  /// Turns to the first listed page whose coordinator is of a class; rejected if there is none.
  ///
  /// So a plan can name a page that it has no reference to.
  public static func turn<Child: ScreenCoordinator>(
    to type: Child.Type, in container: UIPageViewController? = nil, animated: Bool = true
  ) -> ScreenTransition {
    turn([.existing(type)], container, animated)
  }

  /// Turns to two facing pages; rejected unless the spine is in the middle.
  ///
  /// UIKit: `UIPageViewController.SpineLocation.mid`.
  public static func turn(
    to left: ScreenDestination, facing right: ScreenDestination,
    in container: UIPageViewController? = nil, animated: Bool = true
  ) -> ScreenTransition {
    turn([left, right], container, animated)
  }

  static func turn(
    _ pages: [ScreenDestination], _ container: UIPageViewController?, _ animated: Bool
  ) -> ScreenTransition {
    ScreenTransition(
      .turn, to: pages, in: .pages(container, showsDots: false), animated: animated)
  }

  // MARK: Embedded screens

  /// Puts a screen into another one, as its child.
  ///
  /// What was embedded in the same view before gives way.
  ///
  /// - Parameters:
  ///   - screen: The screen, made when the transition runs; whoever performs it owns it from then on.
  ///   - container: The parent; the screen of the coordinator who performs it if nil, on a stack its
  ///     topmost.
  ///   - view: The view that it fills; the parent's own if nil.
  ///   - animated: Whether the transition takes time.
  public static func embed<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen, in container: UIViewController? = nil,
    view: UIView? = nil, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .embed, to: [.screen(screen())], in: container.map { .controller($0, view: view) },
      animated: animated)
  }

  /// Puts the screen of a child coordinator, which is started when the transition runs, into another.
  public static func embed<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child, in container: UIViewController? = nil,
    view: UIView? = nil, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .embed, to: [.child(child())], in: container.map { .controller($0, view: view) },
      animated: animated)
  }

  /// Takes a screen out of the one in which it lies; rejected if no transition has put it there.
  public static func unembed(
    _ screen: UIViewController, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(.unembed, in: .embedded(screen), animated: animated)
  }

  /// Takes out of a screen what lies in it; rejected if nothing does.
  ///
  /// - Parameters:
  ///   - container: The parent; the screen of the coordinator who performs it if nil, on a stack its
  ///     topmost.
  ///   - view: The view that it fills; the parent's own if nil.
  ///   - animated: Whether the transition takes time.
  public static func unembed(
    in container: UIViewController? = nil, view: UIView? = nil, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .unembed, in: container.map { .controller($0, view: view) }, animated: animated)
  }
}

extension UISplitViewController.Column {
  private static let names: [(UISplitViewController.Column, String)] = [
    (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
    (.compact, "compact"),
  ]

  /// UIKit's name for the column.
  var name: String {
    // Newer systems have more of them.
    for (column, name) in Self.names where column == self { return name }
    return "column \(rawValue)"
  }
}
