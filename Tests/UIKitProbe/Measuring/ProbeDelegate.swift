import Foundation
import UIKitShim

/// Records what containers tell and ask.
final class ProbeDelegate: NSObject {
  let trace: Trace
  var onDidShow: ((UINavigationController) -> Void)?
  var handlesCollapse = false
  var otherPrimary: UIViewController?
  var otherSecondary: UIViewController?

  init(_ trace: Trace) {
    self.trace = trace
  }
}

extension ProbeDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.note("willShow(\(label(viewController)), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.note("didShow(\(label(viewController)), \(animated))")
    onDidShow?(navigationController)
  }
}

extension ProbeDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    trace.note("shouldSelect(\(label(viewController)))")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    trace.note("didSelect(\(label(viewController)))")
  }
}

extension ProbeDelegate: UISearchControllerDelegate, UISearchResultsUpdating {
  func willPresentSearchController(_ searchController: UISearchController) {
    trace.note("willPresent")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    trace.note("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    trace.note("willDismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    trace.note("didDismiss")
  }

  func updateSearchResults(for searchController: UISearchController) {
    trace.note("update(\(searchController.searchBar.text ?? "nil"))")
  }
}

extension ProbeDelegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    trace.note("didDismiss")
  }
}

extension ProbeDelegate: UISplitViewControllerDelegate {
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    trace.note("primary?")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController:
      UIViewController, onto primaryViewController: UIViewController
  ) -> Bool {
    trace.note("collapse \(label(secondaryViewController)) onto \(label(primaryViewController))?")
    return handlesCollapse
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    trace.note("primary to expand?")
    return otherPrimary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController:
      UIViewController
  ) -> UIViewController? {
    trace.note("separate from \(label(primaryViewController))?")
    return otherSecondary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    trace.note("mode to expand?")
    return .oneBesideSecondary
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    trace.note("didExpand")
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    trace.note("showDetail(\(label(vc)))?")
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    trace.note("show(\(label(vc)))?")
    return true
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    trace.note("willChange")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    trace.note("topColumn?")
    return .primary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    trace.note("didCollapse")
  }
}

/// The screens before and after each other, which are asked for one by one.
final class ProbePages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let trace: Trace
  let pages: [ProbeScreen]

  init(_ pages: [ProbeScreen], _ trace: Trace) {
    self.pages = pages
    self.trace = trace
  }

  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    trace.note("before(\(label(viewController)))?")
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    trace.note("after(\(label(viewController)))?")
    return page(1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    trace.note("willTransition")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    trace.note("didFinishAnimating")
  }
}
