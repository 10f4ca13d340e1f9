import CoordinatorCore
import UIKitShim

/// Another root of a window.
struct RootChange: ContainerChange {
  let window: UIWindow

  var container: AnyObject? { window }

  func window(for coordinator: any Coordinator) -> UIWindow? { window }

  func leaving(bringing arrivals: [UIViewController]) -> LeavingScreens {
    LeavingScreens([window.rootViewController].compactMap { $0 }, without: arrivals)
  }

  func goesBefore(departing records: [ScreenRecord], keepingRoot: Bool) -> Bool { !keepingRoot }

  func claim(_ screen: UIViewController, by owner: ScreenOwner) -> ScreenClaim? {
    if screen.parent != nil || screen.presentingViewController != nil { return nil }
    return ScreenClaim(screen, at: RootPlace(window), by: owner)
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.withScreen { performer.setRoot($0, of: window) }
  }
}
