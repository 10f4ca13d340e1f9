import Foundation
import HeadlessUIKit

/// Records what a split view controller asks and tells its delegate.
final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
  let recorder: Recorder
  var handlesCollapse = false
  var handlesShowing = false
  var targetMode = UISplitViewController.DisplayMode.automatic
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var onAdapted: ((UISplitViewController) -> Void)?

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    recorder.note("primaryForCollapsing")
    return nil
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    recorder.note("primaryForExpanding")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    recorder.note(
      "collapse(\(names([secondaryViewController])) onto \(names([primaryViewController])))")
    return handlesCollapse
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    recorder.note("separate(from \(names([primaryViewController])))")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    recorder.note("show(\(names([vc])))")
    return handlesShowing
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    recorder.note("showDetail(\(names([vc])))")
    return handlesShowing
  }

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    recorder.note("targetMode")
    return targetMode
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    recorder.note("willChangeTo(\(displayMode))")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    recorder.note("topColumn(\(proposedTopColumn))")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    recorder.note("expandedMode(\(proposedDisplayMode))")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    onAdapted?(svc)
    recorder.note("didCollapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    onAdapted?(svc)
    recorder.note("didExpand")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    recorder.note("willShow(\(column))")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    recorder.note("willHide(\(column))")
  }
}

extension ScreenMetrics {
  /// A tablet held sideways.
  static let wide = ScreenMetrics(size: CGSize(width: 1180, height: 820), idiom: .pad)
}

extension Stage {
  /// A classic container on a screen, shown.
  func showClassic(
    on screen: ScreenMetrics, _ primary: UIViewController, _ secondary: UIViewController
  ) -> (UISplitViewController, SplitRecorder) {
    device.screen = screen
    let split = run { UISplitViewController() }
    let delegate = SplitRecorder(recorder)
    delegates.append(delegate)
    run {
      split.delegate = delegate
      split.viewControllers = [primary, secondary]
    }
    show(split)
    return (split, delegate)
  }

  /// A container with a column for each of the names `A`, `B`, `C`, shown.
  func showColumns(
    on screen: ScreenMetrics, _ names: String
  ) -> (UISplitViewController, SplitRecorder) {
    device.screen = screen
    let (split, delegate) = columns(names)
    show(split)
    return (split, delegate)
  }

  func columns(_ names: String) -> (UISplitViewController, SplitRecorder) {
    let split = run {
      UISplitViewController(style: names.count == 3 ? .tripleColumn : .doubleColumn)
    }
    let delegate = SplitRecorder(recorder)
    delegates.append(delegate)
    let places: [UISplitViewController.Column] =
      names.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    run {
      split.delegate = delegate
      for (name, place) in zip(names, places) {
        split.setViewController(screen(String(name)), for: place)
      }
    }
    return (split, delegate)
  }

  /// What is seen, column by column, each as its stack.
  var visibleColumns: String {
    guard let top = VisibleHierarchy(window: window).top else { return "nothing" }
    let surfaces = top.columns.isEmpty ? [top] : top.columns.map(\.content)
    return surfaces.map { surface in
      let back = surface.showsBackButton ? "‹ " : ""
      return back + HeadlessUIKitTests.names([surface.screen])
    }.joined(separator: " | ")
  }
}
