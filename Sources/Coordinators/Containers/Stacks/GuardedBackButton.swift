#if !os(tvOS)
  import UIKitShim

  /// A back button whose menu asks the leave guards before it goes back; UIKit sets the menu that
  /// it makes on the `backBarButtonItem` of the screen below.
  final class GuardedBackButton: UIBarButtonItem {
    private weak var container: UINavigationController?

    /// Makes a button that looks like the back button of an item.
    convenience init(of item: UINavigationItem, on container: UINavigationController) {
      self.init()
      self.container = container
      let own = item.backBarButtonItem
      image = own?.image
      title = own?.title
      if own == nil { follow(item) }
    }

    /// Takes the title that UIKit would show for an item without its own back button.
    func follow(_ item: UINavigationItem) {
      title = item.backButtonDisplayMode == .default ? item.backButtonTitle ?? item.title : nil
    }

    override var menu: UIMenu? {
      get {
        guard let container else { return super.menu }
        var actions: [UIAction] = []
        for screen in container.viewControllers.dropLast().reversed() {
          actions.append(action(to: screen, on: container))
        }
        return UIMenu(children: actions)
      }
      set { super.menu = newValue }
    }

    private func action(
      to screen: UIViewController, on container: UINavigationController
    ) -> UIAction {
      let item = screen.navigationItem
      let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
      return UIAction(title: title, image: item.backBarButtonItem?.image) {
        [weak container, weak screen] _ in
        // The screen may have left the stack while the menu was open.
        guard let container, let screen, container.hasOnStack(screen) else { return }
        let leaving = container.viewControllers.drop { $0 !== screen }.dropFirst()
        if container.leaving(leaving.reversed()).isGuarded,
          LeaveGuards.attempt(.popTo(screen, on: container), around: screen) != nil
        {
          return
        }
        container.popToViewController(screen, animated: true)
      }
    }
  }
#endif
