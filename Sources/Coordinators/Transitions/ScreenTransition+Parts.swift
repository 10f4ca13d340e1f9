import CoordinatorCore
public import UIKitShim

// Transitions that change a part of the visible screens: columns, pages and embedded screens.
extension ScreenTransition {
  // MARK: Columns

  /// Puts a screen, or a child with its screen, into a column of a split view controller.
  ///
  /// The transition is rejected if the style of the split view controller has no such column. While
  /// the columns are collapsed, the screen is shown on top of their stack. The previous screen of
  /// the column is removed.
  public static func setColumn<Shown: Presentable>(
    _ presentable: @autoclosure @escaping @MainActor () -> Shown,
    for column: UISplitViewController.Column, in container: UISplitViewController? = nil
  ) -> ScreenTransition {
    setColumn(Shown._destination(presentable), column, container)
  }

  static func setColumn(
    _ destination: ScreenDestination, _ column: UISplitViewController.Column,
    _ container: UISplitViewController?
  ) -> ScreenTransition {
    ScreenTransition(
      .setColumn, to: [destination], in: .column(container, column), animated: false)
  }

  // MARK: Pages

  /// Lists the pages of a page view controller, in order, and stops the coordinators of pages that
  /// are no longer listed.
  ///
  /// The page that is shown stays if it is among the new pages. Otherwise the first page is shown.
  /// The transition is rejected if the spine is in the middle, so that two pages are shown. If
  /// `showsDots` is true and the pages scroll horizontally, dots show the current page.
  public static func setPages(
    _ destinations: [ScreenDestination], in container: UIPageViewController? = nil,
    showsDots: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .setPages, to: destinations, in: .pages(container, showsDots: showsDots), animated: false)
  }

  /// Turns to a page, or to that of a child.
  ///
  /// The transition is rejected if the spine is in the middle, so that two pages are shown.
  public static func turn<Shown: Presentable>(
    to presentable: @autoclosure @escaping @MainActor () -> Shown,
    in container: UIPageViewController? = nil, animated: Bool = true
  ) -> ScreenTransition {
    turn(Shown._destination(presentable), container, animated)
  }

  /// Turns to the first listed page whose coordinator has a certain class.
  ///
  /// The transition is rejected if there is no such page. A plan can use this without a reference
  /// to the page.
  public static func turn<Child: ScreenCoordinator>(
    to type: Child.Type, in container: UIPageViewController? = nil, animated: Bool = true
  ) -> ScreenTransition {
    turn(.existing(type), container, animated)
  }

  static func turn(
    _ page: ScreenDestination, _ container: UIPageViewController?, _ animated: Bool
  ) -> ScreenTransition {
    ScreenTransition(
      .turn, to: [page], in: .pages(container, showsDots: false), animated: animated)
  }

  // MARK: Embedded screens

  /// Embeds a screen, or a child with its screen, in another screen.
  ///
  /// It replaces a screen that was embedded in the same view before. If `container` is nil, the
  /// parent is the screen of the coordinator that performs the transition, or the topmost screen if
  /// that is a stack. If `view` is nil, the screen fills the parent's own view.
  public static func embed<Shown: Presentable>(
    _ presentable: @autoclosure @escaping @MainActor () -> Shown,
    in container: UIViewController? = nil, view: UIView? = nil, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .embed, to: [Shown._destination(presentable)],
      in: .controller(container, view: view), animated: animated)
  }

  /// Takes a screen out of its parent.
  ///
  /// The transition is rejected if no transition has put the screen there.
  public static func unembed(
    _ screen: UIViewController, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(.unembed, in: .screen(screen), animated: animated)
  }
}

extension UISplitViewController.Column {
  private static let names: [(UISplitViewController.Column, String)] = [
    (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
    (.compact, "compact"),
  ]

  /// UIKit's name for the column.
  var name: String {
    // Newer systems have more columns.
    for (column, name) in Self.names where column == self { return name }
    return "column \(rawValue)"
  }
}
