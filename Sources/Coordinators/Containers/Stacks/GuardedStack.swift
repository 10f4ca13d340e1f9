import UIKitShim

/// What is set on one navigation controller while screens on it may guard their leaving.
///
/// The top screen's item gets a back action, the swipe another delegate, and the back button a menu
/// that asks. Where nobody guards at the moment, they do what UIKit's own would. All is set back when such
/// screens have left.
@MainActor
final class GuardedStack {
  private(set) weak var container: UINavigationController?

  private weak var actionItem: UINavigationItem?
  private var action: UIAction?
  private weak var buttonItem: UINavigationItem?
  private var button: UIBarButtonItem?
  private var formerButton: UIBarButtonItem?
  private weak var escapeView: UIView?
  private var swipes: [PopGestureObserver] = []

  init(_ container: UINavigationController) { self.container = container }

  /// Sets back what is set on screens that are not in their places any more, where another stack may
  /// have something to set now.
  func setBackWhatHasMoved() {
    if action == nil, button == nil { return }
    let stack = container?.viewControllers ?? []
    let top = stack.count > 1 ? stack.last.map { shown($0) } : nil
    if let actionItem, actionItem !== top?.navigationItem { setAction(on: nil) }
    if let escapeView, escapeView !== top?.viewIfLoaded { setEscape(on: nil) }
    let below = stack.count > 1 ? stack[stack.count - 2] : nil
    if let buttonItem, buttonItem !== below?.navigationItem { setButton(on: nil) }
  }

  /// The screen whose item and view a person has before the eyes while one is on top: the stack of a
  /// column, which collapsed columns put onto another stack, shows its root.
  private func shown(_ top: UIViewController) -> UIViewController {
    guard let inner = top as? UINavigationController, inner.viewControllers.count == 1 else {
      return top
    }
    return inner.viewControllers[0]
  }

  /// Sets what the stack asks for as it is now.
  func update() {
    guard let container else { return }
    let stack = container.viewControllers
    let top = stack.count > 1 ? stack.last : nil
    let mayTopGuard = top.map { LeaveGuards.mayBeGuarded(leaving: [$0]) } ?? false
    let mayGuard =
      mayTopGuard || LeaveGuards.mayBeGuarded(leaving: stack.dropFirst().reversed())
    setAction(on: mayTopGuard ? top.map { shown($0) } : nil)
    setEscape(on: mayTopGuard ? top.map { shown($0) } : nil)
    setButton(on: mayGuard && stack.count > 1 ? stack[stack.count - 2] : nil)
    if mayTopGuard { watchSwipes(of: container) } else { leaveSwipes() }
  }

  /// Asks those who guard the top, if anybody does.
  private func isAttempt() -> Bool {
    guard let container, let top = container.topViewController,
      LeaveGuards.isGuarded(leaving: [top])
    else { return false }
    LeaveGuards.attempt(.pop(on: container), leaving: top)
    return true
  }

  private func setAction(on screen: UIViewController?) {
    let item = screen?.navigationItem
    guard item !== actionItem || action == nil else { return }
    if let actionItem, actionItem.actionInPlaceOfBack === action {
      actionItem.actionInPlaceOfBack = nil
    }
    action = nil
    actionItem = item
    // An action of the app's own is no attempt to leave, and stays.
    guard let item, item.actionInPlaceOfBack == nil else { return }
    let action = UIAction { [weak self] _ in
      guard let self, !isAttempt() else { return }
      container?.popViewController(animated: true)
    }
    self.action = action
    item.actionInPlaceOfBack = action
  }

  /// Sets what answers the escape gesture, as soon as the screen has a view.
  private func setEscape(on screen: UIViewController?) {
    let view = action == nil ? nil : screen?.viewIfLoaded
    if view === escapeView { return }
    escapeView?.accessibilityEscape = nil
    escapeView = nil
    guard let view, view.accessibilityEscape == nil else { return }
    escapeView = view
    view.accessibilityEscape = { [weak self] in self?.isAttempt() == true }
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
        swipes.append(PopGestureObserver(recognizer) { [weak self] in self?.isAttempt() == true })
      }
    }
    for swipe in swipes { swipe.install() }
  }

  private func leaveSwipes() {
    for swipe in swipes { swipe.uninstall() }
    swipes = []
  }
}
