import CompactTesting
import HeadlessUIKit

// Raw UIKit calls, which no coordinator makes.
extension RandomApp {
  func raw() {
    hasRawChange = true
    if actsRarely, flip() { return rare() }
    switch random.below(15) {
    case 0...3: rawStackCall()
    case 4:
      note("raw dismiss")
      pick(chain)?.dismiss(animated: flip())
    case 5:
      note("raw dismiss on the top")
      chain.last?.dismiss(animated: flip())
    case 6:
      let screen = screen()
      note("raw present \(screen.title ?? "")")
      chain.last?.present(screen, animated: flip())
    case 7: rawTabCall()
    case 8: rawColumnCall()
    case 9: rawPageCall()
    case 10: rawRemoval()
    case 11: turnDevice()
    case 12: disconnect()
    case 13:
      guard let window = pick(allWindows) else { return }
      note(window.isHidden ? "a window is shown" : "a window is hidden")
      window.isHidden.toggle()
    default:
      // UIKit leaves the presentations of an old root in the window.
      guard random.below(4) == 0, let window = pick(allWindows), chain(of: window).count == 1
      else { return }
      note("raw root")
      window.rootViewController = stack()
    }
  }

  private func rawStackCall() {
    guard let stack = seen(UINavigationController.self) else { return }
    switch random.below(4) {
    case 0:
      let screen = screen()
      note("raw push \(screen.title ?? "") onto \(contents(of: stack))")
      stack.pushViewController(screen, animated: flip())
    case 1:
      note("raw pop from \(contents(of: stack))")
      stack.popViewController(animated: flip())
    case 2:
      note("raw popToRoot of \(contents(of: stack))")
      stack.popToRootViewController(animated: flip())
    default:
      // UIKit does not report a change below a top that stays; the next verb notices it.
      var screens = stack.viewControllers.dropLast().filter { _ in flip() } + [screen()]
      screens.removeAll { $0 is UINavigationController }
      note("raw set \(screens.map { $0.title ?? "" }) in place of \(contents(of: stack))")
      stack.setViewControllers(screens, animated: flip())
    }
  }

  private func contents(of stack: UINavigationController) -> String {
    "\(stack.viewControllers.map { $0.title ?? "a stack" })"
  }

  private func rawTabCall() {
    guard let tabs = seen(UITabBarController.self), let controllers = tabs.viewControllers else {
      return
    }
    switch random.below(3) {
    case 0 where controllers.count > 1:
      note("raw removal of a tab")
      tabs.viewControllers?.remove(at: random.below(controllers.count))
    case 1:
      note("raw tab")
      tabs.viewControllers?.append(screen())
    default:
      let index = random.below(controllers.count + 1)
      note("raw selection of \(index)")
      tabs.selectedIndex = index
    }
  }

  private func rawColumnCall() {
    guard let split = seen(UISplitViewController.self) else { return }
    let column: UISplitViewController.Column = flip() ? .primary : .secondary
    if flip() {
      note("raw show of \(column)")
      split.show(column)
    } else {
      note("raw column \(column)")
      split.setViewController(flip() ? screen() : stack(), for: column)
    }
  }

  private func rawPageCall() {
    guard let pages = seen(UIPageViewController.self) else { return }
    let screen = screen()
    note("raw page \(screen.title ?? "")")
    pages.setViewControllers([screen], direction: flip() ? .forward : .reverse, animated: flip())
  }

  /// Removes an embedded screen, which UIKit does not report if the screen is not visible.
  private func rawRemoval() {
    guard let outer = seen(RandomScreen.self), let inner = pick(outer.children),
      inner.viewIfLoaded?.window != nil
    else { return }
    note("raw removal of \(inner.title ?? "")")
    inner.unembedRaw()
  }

  private func turnDevice() {
    let isPhone = device.screen.idiom == .phone
    guard let width = pick(isPhone ? [390, 844] : [390, 820, 1180]) else { return }
    note("the screen is \(width) wide")
    device.screen.size = CGSize(width: width, height: isPhone ? 1234 - width : 820)
  }
}
