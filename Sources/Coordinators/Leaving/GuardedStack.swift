import UIKitShim

/// What is set on one navigation controller while screens on it guard their leaving.
///
/// The top screen's item gets a back action, the swipe another delegate, and the back button a menu
/// that asks. All is set back when nobody guards any more.
@MainActor
final class GuardedStack {
  private(set) weak var container: UINavigationController?

  private weak var actionItem: UINavigationItem?
  private var action: UIAction?
  private weak var buttonItem: UINavigationItem?
  private var button: GuardedBackButton?
  private var formerButton: UIBarButtonItem?
  private weak var escapeView: UIView?
  private var swipes: [PopGestureObserver] = []

  init(_ container: UINavigationController) { self.container = container }

  /// Sets what the stack asks for as it is now.
  func update() {
    guard let container else { return }
    let stack = container.viewControllers
    let top = stack.count > 1 ? stack.last : nil
    let isTopGuarded = top.map { LeaveGuards.isGuarded(leaving: [$0]) } ?? false
    let isGuarded =
      isTopGuarded || LeaveGuards.isGuarded(leaving: stack.dropFirst().reversed())
    setAction(on: isTopGuarded ? top : nil)
    setEscape(on: isTopGuarded ? top : nil)
    setButton(on: isGuarded && stack.count > 1 ? stack[stack.count - 2] : nil)
    if isTopGuarded { watchSwipes(of: container) } else { leaveSwipes() }
  }

  private func attemptPop() {
    guard let container, let top = container.topViewController else { return }
    LeaveGuards.attempt(.pop(on: container), leaving: top)
  }

  private func setAction(on screen: UIViewController?) {
    let item = screen?.navigationItem
    guard item !== actionItem || action == nil else { return }
    if let actionItem, actionItem.backAction === action { actionItem.backAction = nil }
    action = nil
    actionItem = item
    // An action of the app's own is no attempt to leave, and stays.
    guard let item, item.backAction == nil else { return }
    let action = UIAction { [weak self] _ in self?.attemptPop() }
    self.action = action
    item.backAction = action
  }

  /// Sets what answers the escape gesture, as soon as the screen has a view.
  private func setEscape(on screen: UIViewController?) {
    let view = action == nil ? nil : screen?.viewIfLoaded
    if view === escapeView { return }
    escapeView?.accessibilityEscape = nil
    escapeView = nil
    guard let view, view.accessibilityEscape == nil else { return }
    escapeView = view
    view.accessibilityEscape = { [weak self] in
      self?.attemptPop()
      return true
    }
  }

  private func setButton(on screen: UIViewController?) {
    let item = screen?.navigationItem
    if let item, item === buttonItem, item.backBarButtonItem === button { return }
    if let buttonItem, let button, buttonItem.backBarButtonItem === button {
      buttonItem.backBarButtonItem = formerButton
    }
    buttonItem = item
    button = nil
    formerButton = nil
    guard let item, let container else { return }
    formerButton = item.backBarButtonItem
    let made = GuardedBackButton(of: item, on: container)
    button = made
    item.backBarButtonItem = made
  }

  private func watchSwipes(of container: UINavigationController) {
    if swipes.isEmpty {
      for recognizer in container.popRecognizers {
        swipes.append(
          PopGestureObserver(recognizer) { [weak self] in
            guard let top = self?.container?.topViewController,
              LeaveGuards.isGuarded(leaving: [top])
            else { return false }
            self?.attemptPop()
            return true
          })
      }
    }
    for swipe in swipes { swipe.install() }
  }

  private func leaveSwipes() {
    for swipe in swipes { swipe.uninstall() }
    swipes = []
  }
}
