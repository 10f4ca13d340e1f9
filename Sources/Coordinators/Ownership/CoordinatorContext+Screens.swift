import CoordinatorCore
import UIKitShim

extension CoordinatorContext {
  /// The record of this coordinator's screens, which is made at its first use.
  var screenOwner: ScreenOwner {
    if let owner = attachment as? ScreenOwner { return owner }
    let owner = ScreenOwner(of: self)
    attachment = owner
    RootRegistry.register(rootContext)
    return owner
  }

  var generation: Int32 { (attachment as? ScreenOwner)?.generation ?? 0 }

  var isRunning: Bool { state != .inactive }
}

extension CoordinatorContext {
  /// The windows in which this coordinator and those below it have screens, or have suspended them.
  var windowsOfTree: Set<ObjectIdentifier> {
    var windows = Set(childContexts.flatMap(\.windowsOfTree))
    if let window = coordinator?.nearestWindow { windows.insert(ObjectIdentifier(window)) }
    for record in (attachment as? ScreenOwner)?.records ?? [] {
      let window = record.place.container as? UIWindow ?? record.screen?.hierarchyWindow
      if let window { windows.insert(ObjectIdentifier(window)) }
    }
    return windows
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
