import Foundation
import UIKitShim

/// One screen that a coordinator shows, and where.
@MainActor
final class ScreenRecord {
  /// Where in the UI a screen is.
  enum Place {
    case stack(WeakReference<UINavigationController>)
    case presented
    case tab(WeakReference<UITabBarController>)
    case root(WeakReference<UIWindow>)
  }

  private(set) weak var screen: UIViewController?
  let identity: ObjectIdentifier
  weak var owner: ScreenOwner?
  var place: Place

  /// The number of requests that are to bring the screen and have not ended.
  var pendingRequests = 0

  private var sentinel: ScreenSentinel?

  init(_ screen: UIViewController, at place: Place, owner: ScreenOwner) {
    self.screen = screen
    self.identity = ObjectIdentifier(screen)
    self.place = place
    self.owner = owner
  }

  /// Whether the screen is in its container, visible or not, or about to be.
  var isInUI: Bool {
    if pendingRequests > 0 { return true }
    guard let screen else { return false }
    switch place {
    case .stack(let reference):
      guard let container = reference.object, container.viewControllers.contains(screen) else {
        return false
      }
      return !DepartedContainers.contain(container)
    case .presented: return screen.presentingViewController != nil
    case .tab(let reference):
      guard let container = reference.object, container.viewControllers?.contains(screen) == true
      else { return false }
      return !DepartedContainers.contain(container)
    case .root(let window): return window.object?.rootViewController === screen
    }
  }

  /// The window in which the screen or its container is.
  var window: UIWindow? {
    switch place {
    case .stack(let container): container.object?.viewIfLoaded?.window
    case .presented: screen?.viewIfLoaded?.window
    case .tab(let container): container.object?.viewIfLoaded?.window
    case .root(let window): window.object
    }
  }

  /// Whether the screen leaves when its coordinator stops: roots and tabs stay until replaced.
  var leavesWithOwner: Bool {
    switch place {
    case .stack, .presented: true
    case .tab, .root: false
    }
  }

  var isPresented: Bool {
    if case .presented = place { true } else { false }
  }

  /// Whether the screen lies on this stack.
  func isOn(_ container: UINavigationController) -> Bool {
    if case .stack(let reference) = place { reference.object === container } else { false }
  }

  /// Notes that the screen has come into the UI.
  func wasShown() {
    owner?.hasShown = true
    watch()
  }

  /// Watches the screen's view, so that its leaving is noticed whatever way it takes.
  ///
  /// Stacks need none: their delegate is told of each change.
  private func watch() {
    guard sentinel == nil, let view = screen?.viewIfLoaded else { return }
    switch place {
    case .stack, .tab: return
    case .presented, .root: break
    }
    let sentinel = ScreenSentinel { [weak self] in
      guard let self, let owner = self.owner else { return }
      owner.screenMayHaveLeft(self)
    }
    view.addSubview(sentinel)
    self.sentinel = sentinel
  }

  /// Ends the watch.
  func unwatch() {
    sentinel?.removeFromSuperview()
    sentinel = nil
  }
}

/// A reference that does not keep its object alive, for use inside a value.
@MainActor
final class WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}

/// An invisible view that tells when the view it lies in leaves its window.
///
/// No UIKit delegate hears of a dismissal made by code elsewhere, of one that a lower dismissal
/// tears down, or of a replaced root; the view hierarchy always does.
final class ScreenSentinel: UIView {
  private let leftWindow: () -> Void

  init(leftWindow: @escaping () -> Void) {
    self.leftWindow = leftWindow
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, superview != nil { leftWindow() }
  }
}
