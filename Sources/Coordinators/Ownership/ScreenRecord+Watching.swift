public import UIKitShim

// How the framework notices that a screen has left its window.
extension ScreenRecord {
  /// A presented screen is watched at the end of its request.
  var isToBeWatched: Bool {
    sentinel?.superview == nil && needsWatch && !(place.kind == .presented && pendingRequests > 0)
  }

  /// UIKit reports what a stack shows, so screens on a stack need no watch, unless the stack may leave
  /// with them.
  private var needsWatch: Bool {
    isOwned && (place.kind != .stack || isOnEmbeddedStack) && !isWatchedByItself
  }

  /// Whether the app has embedded the stack in a screen, so that no record watches it.
  private var isOnEmbeddedStack: Bool {
    guard let stack = place.controller, let outer = stack.parent else { return false }
    return !outer.isContainer && stack.screenRecord == nil
  }

  /// A presented screen is watched by a view of UIKit's around it.
  private var isWatchedByItself: Bool {
    place.kind != .presented && screen?.roles.contains(.reporting) == true
  }

  /// Watches the view that leaves the window together with the screen, if there is one already; a
  /// visible screen without a view is watched at the next reading.
  func watch() {
    guard needsWatch, let screen,
      let view = place.adapter.watchedView(of: screen)?.placeOfSubviews,
      sentinel?.superview !== view
    else { return }
    unwatch()
    // `unwatch()` ends the cycle when the screen no longer has an owner.
    sentinel = ScreenSentinel(
      in: view, onEntry: { _ in self.endSuspension() }, onExit: { self.didLeaveWindow() })
  }

  /// Ends the suspension of a root that is shown again, wherever it is shown, but not before the
  /// end of the request that shows it.
  func endSuspension() {
    guard let suspension, isInPlace, suspension.isShownAgain else { return }
    for queue in engine.queues where queue.running?.brings(self) == true { return }
    self.suspension = nil
    suspension.presentAgain()
  }

  /// Forgets that the screen is to come back with a suspended root, if it is shown elsewhere now.
  func dropIfShownElsewhere() {
    guard let suspendedWith, !suspendedWith.isBack, isInPlace, let screen,
      screen.presentingViewController != nil || screen.isRootOfItsWindow
        || !suspendedWith.presentedScreens.contains(screen)
    else { return }
    suspendedWith.drop(screen)
  }

  /// Notes that the watched view left its window; a running request that removes the screen reads
  /// the changes itself.
  func didLeaveWindow() {
    if isRemovalExplained { return }
    for queue in engine.queues where queue.running?.change?.explainsRemoval(of: self) == true {
      return
    }
    if let controller = place.controller {
      engine.reconciler.setNeedsReconcile(around: controller)
    } else {
      engine.reconciler.setNeedsReconcile()
    }
  }

  func unwatch() {
    sentinel?.remove()
    sentinel = nil
  }
}

/// A screen that reports its appearances, because nothing may be added to its view.
///
/// In most screens, an invisible view of the framework notices that the screen leaves its window.
/// SwiftUI does not support subviews in the view of a `UIHostingController`. If you show a subclass
/// of your own, adopt this protocol and make both calls. `HostedScreen` of SwiftUIScreens already
/// makes them.
///
/// ```swift
/// final class ProfileScreen: UIHostingController<ProfileView>, AppearanceReporting {
///   override func viewIsAppearing(_ animated: Bool) {
///     super.viewIsAppearing(animated)
///     reportAppearance()
///   }
///
///   override func viewDidDisappear(_ animated: Bool) {
///     super.viewDidDisappear(animated)
///     reportDisappearance()
///   }
/// }
/// ```
@MainActor
public protocol AppearanceReporting: UIViewController {}

extension AppearanceReporting {
  /// Reports that the view has come into a window; call it in `viewIsAppearing(_:)`.
  public func reportAppearance() {
    screenRecord?.endSuspension()
    guard parent == nil, presentingViewController == nil, let window = viewIfLoaded?.window else {
      return
    }
    TransitionQueue.windowDidBecomeAvailable(window)
  }

  /// Reports that the view may have left its window; call it in `viewDidDisappear(_:)`.
  public func reportDisappearance() { screenRecord?.didLeaveWindow() }
}
