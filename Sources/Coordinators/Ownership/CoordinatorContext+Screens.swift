import CoordinatorCore
import UIKitShim

extension CoordinatorContext {
  /// The owner of this coordinator's screens, which is made at its first use.
  var screenOwner: ScreenOwner {
    if let owner = attachment as? ScreenOwner { return owner }
    let owner = ScreenOwner(of: self)
    attachment = owner
    // A link may come before the launch.
    if rootContext.isRunning { RootRegistry.register(rootContext) }
    return owner
  }

  var generation: Int32 { (attachment as? ScreenOwner)?.generation ?? 0 }

  var isRunning: Bool { state != .inactive }
}

extension CoordinatorContext {
  /// Whether this coordinator, or one below it, has screens in a window, or has suspended them.
  func hasScreens(in window: UIWindow) -> Bool {
    if coordinator?.nearestWindow === window { return true }
    for record in (attachment as? ScreenOwner)?.records ?? [] {
      if record.place.container === window || record.screen?.hierarchyWindow === window {
        return true
      }
    }
    return childContexts.contains { $0.hasScreens(in: window) }
  }

  /// Journals a gesture or a raw UIKit call; `index` is the position of the screen to which it led.
  func journalObserved(
    _ kind: String, _ screen: String, index: @autoclosure () -> Int? = nil
  ) {
    record(
      .transition(
        Event.Transition(
          Event.TransitionKind(rawValue: kind), .observed, subjects: [screen], index: index(),
          screen: Event.Screen(inFrontOf: coordinator?.nearestWindow))))
  }
}
