import UIKitShim

extension Layout.Slot.Kind {
  static let tab = Layout.Slot.Kind(name: "tab")
}

/// A tab bar controller: the selected tab is seen, also where it is a row of the list "More".
enum TabsAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, _ row: Int, _ presence: Layout.Presence,
    _ reader: inout LayoutReader
  ) {
    guard let tabs = container as? UITabBarController else { return }
    let selected = tabs.selectedViewController
    let screens = tabs.viewControllers ?? []
    // UIKit would make the list if it were asked for it.
    let more = TabObserver.existing(of: tabs)?.more
    let shown = more != nil && selected === more ? more?.viewControllers ?? [] : []
    for (index, screen) in screens.enumerated() {
      let isShown = screen === selected || shown.last === screen
      reader.read(
        screen, in: row, at: .tab, index, presence.of(isShown ? .visible : .unselected))
    }
    // Its stack has the list itself, and screens that somebody has put onto it.
    for (index, screen) in (more?.viewControllers ?? []).enumerated() where !tabs.hasTab(screen) {
      reader.read(
        screen, in: row, at: .stack, index,
        presence.of(shown.last === screen ? .visible : .unselected))
    }
  }
}
