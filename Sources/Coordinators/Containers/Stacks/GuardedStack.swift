import UIKitShim

/// The changes to one navigation controller while screens on it may have leave guards: a back
/// action, another delegate of the swipe, and a back button whose menu asks; while no leave guard
/// is active, all of them behave like UIKit's own.
@MainActor
final class GuardedStack {
  weak let container: UINavigationController?

  private weak var actionItem: UINavigationItem?
  private var action: UIAction?
  private weak var buttonItem: UINavigationItem?
  private var button: UIBarButtonItem?
  private var formerButton: UIBarButtonItem?
  private weak var escapeView: UIView?
  private var swipes: [PopGestureObserver] = []

  init(_ container: UINavigationController) { self.container = container }

  /// Undoes the changes to screens that are no longer in their places, because another stack may
  /// need to make its own changes to these screens.
  func undoForMovedScreens() {
    if let actionItem, actionItem !== shown?.navigationItem { setAction(on: nil) }
    if let escapeView, escapeView !== shown?.viewIfLoaded { setEscape(on: nil) }
    if let buttonItem, buttonItem !== below?.navigationItem { setButton(on: nil) }
  }

  /// The screen to which the back button leads.
  private var below: UIViewController? { container?.viewControllers.dropLast().last }

  /// The screen from which the user goes back on this stack; collapsed columns, and the More list,
  /// put a stack onto another one, and the inner stack goes back to its own root first.
  private var shown: UIViewController? {
    let top = container?.viewControllers.dropFirst().last
    let inner = (top as? UINavigationController)?.viewControllers ?? []
    return inner.count > 1 ? nil : inner.first ?? top
  }

  /// Sets what the stack needs now; returns whether a screen on it may guard, now or later.
  func update() -> Bool {
    guard let container else { return false }
    let screens = container.viewControllers.dropFirst()
    let mayTopGuard = container.leaving(screens.suffix(1)).mayBeGuarded
    // The guards of a way back over several screens are searched when the user chooses it.
    let mayGuard = mayTopGuard || screens.reversed().contains { LeavingScreens([$0]).mayGuard }
    setAction(on: mayTopGuard ? shown : nil)
    setEscape(on: mayTopGuard ? shown : nil)
    setButton(on: mayGuard ? below : nil)
    if mayTopGuard { watchSwipes(of: container) } else { unwatchSwipes() }
    return mayGuard || LeavingScreens(container.screensUntilSwipeEnds).mayGuard
  }

  /// Asks the top screen's leave guards; false if none is active, so that UIKit itself goes back.
  private func attemptToLeave() -> Bool {
    guard let container, let top = container.topViewController,
      container.leaving([top]).isGuarded
    else { return false }
    return LeaveGuards.attempt(.pop(on: container), around: below ?? top) != nil
  }

  private func setAction(on screen: UIViewController?) {
    let item = screen?.navigationItem
    // UIKit may have copied the action.
    let identifier = actionItem?.actionInPlaceOfBack?.identifier
    let isInPlace = action != nil && identifier == action?.identifier
    if isInPlace {
      if item === actionItem { return }
      actionItem?.actionInPlaceOfBack = nil
    }
    action = nil
    actionItem = item
    // The app's own back action is not an attempt to leave, and stays.
    guard let item, item.actionInPlaceOfBack == nil else { return }
    let action = UIAction { [weak self] _ in
      guard let self, !attemptToLeave() else { return }
      container?.popViewController(animated: true)
    }
    self.action = action
    item.actionInPlaceOfBack = action
  }

  /// Sets the response to the escape gesture, if the screen's view is loaded.
  private func setEscape(on screen: UIViewController?) {
    let view = action == nil ? nil : screen?.viewIfLoaded
    if view === escapeView { return }
    escapeView?.accessibilityEscape = nil
    escapeView = nil
    guard let view, view.accessibilityEscape == nil else { return }
    escapeView = view
    view.accessibilityEscape = { [weak self] in self?.attemptToLeave() == true }
  }

  private func setButton(on screen: UIViewController?) {
    let item = screen?.navigationItem
    if let item, item === buttonItem, item.buttonThatLeadsBack === button {
      if formerButton == nil { item.renew(button) }
      return
    }
    if let buttonItem, let button, buttonItem.buttonThatLeadsBack === button {
      buttonItem.buttonThatLeadsBack = formerButton
    }
    buttonItem = item
    button = nil
    formerButton = nil
    guard let item, let container else { return }
    formerButton = item.buttonThatLeadsBack
    button = item.guardedButton(on: container)
    if let button { item.buttonThatLeadsBack = button }
  }

  private func watchSwipes(of container: UINavigationController) {
    if swipes.isEmpty {
      for recognizer in container.popRecognizers {
        swipes.append(
          PopGestureObserver(recognizer) { [weak self] in self?.attemptToLeave() == true })
      }
    }
    for swipe in swipes { swipe.install() }
  }

  private func unwatchSwipes() {
    for swipe in swipes { swipe.uninstall() }
    swipes = []
  }
}
