import UIKitShim

/// A place over what is visible.
struct PresentedPlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.presented
  static let kindOfLeaving = "dismiss"

  var controller: UIViewController? { nil }

  func window(of screen: UIViewController?) -> UIWindow? { screen?.hierarchyWindow }

  func has(_ screen: UIViewController) -> Bool { screen.presentingViewController != nil }

  func isGone(with record: ScreenRecord) -> Bool {
    if record.owner?.engine.reconciler.hierarchies.isInWindow(record.id) == true { return false }
    return record.screen.map { DepartedContainers.havePresented($0) } == true
  }

  func mayBeShownRaw(_ record: ScreenRecord) -> Bool { record.presenter == nil }

  /// What UIKit has put around the presentation.
  func watchedView(of screen: UIViewController) -> UIView? {
    screen.presentationController?.containerView
  }

  func viewLeftWindow(of record: ScreenRecord) {
    record.leftWindowByItself()
  }

  func screenHasLeft(_ record: ScreenRecord) {
    if let screen = record.screen { leaveBehind(screen, of: record) }
  }

  func letsGo(of screen: UIViewController?) -> Bool { true }

  /// What lies over the context of a container that has left would cover what is shown there next.
  func leaveBehind(_ screen: UIViewController, of record: ScreenRecord) {
    guard DepartedContainers.havePresented(screen) else { return }
    screen.presentingViewController?.dismiss(animated: false)
  }
}
