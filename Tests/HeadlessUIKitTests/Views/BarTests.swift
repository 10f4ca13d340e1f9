import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct BarTests: TableSuite {
  /// Fact back.named: The back button is named by the item below: its `backBarButtonItem`, else
  ///   `backButtonTitle`, else `title`, else "Back".
  ///
  /// Source: `UINavigationItem.backBarButtonItem`;
  ///   `UINavigationItem.BackButtonDisplayMode.default`; `UINavigationItem.title`
  ///
  /// Fact back.mode: `backButtonDisplayMode` makes the name generic or leaves it out, unless there
  ///   is a `backBarButtonItem`.
  ///
  /// Source: `UINavigationItem.BackButtonDisplayMode.minimal`; `UINavigationItem.backBarButtonItem`
  @Test(arguments: [
    BackCase("Inbox", title: "Inbox"),
    BackCase("Mail", title: "Inbox", backTitle: "Mail"),
    BackCase("Home", title: "Inbox", backTitle: "Mail", backItem: "Home"),
    BackCase("Back"),
    BackCase("Back", title: ""),
    BackCase(nil, menu: "Inbox", title: "Inbox", mode: .minimal),
    BackCase("Back", menu: "Inbox", title: "Inbox", mode: .generic),
    BackCase("Home", title: "Inbox", backItem: "Home", mode: .minimal),
    BackCase(nil, menu: "Back", title: "Inbox", backItem: ""),
  ])
  func `The way back is named by the item below`(_ example: BackCase) {
    let item = UINavigationItem()
    item.title = example.title
    item.backButtonTitle = example.backTitle
    item.backButtonDisplayMode = example.mode
    item.backBarButtonItem = example.backItem.map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    expectEqual(BackButtonTitle(to: item).text, example.text)
    expectEqual(BackButtonTitle(to: item).menuText, example.menu)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen that is pushed on another stack changes the bar of that one") {
      let (screen, title) = (UIViewController(), UIView())
      let first = UINavigationController(rootViewController: screen)
      let second = UINavigationController(rootViewController: UIViewController())
      second.pushViewController(screen, animated: false)
      expectEqual(first.viewControllers, [])
      screen.navigationItem.titleView = title
      expectSame(title.superview, second.navigationBar)
    }

    /// Fact back.left: Left buttons replace the back button unless `leftItemsSupplementBackButton` is
    ///   set; `hidesBackButton` hides it in any case.
    ///
    /// Source: `UINavigationItem.leftItemsSupplementBackButton`; `UINavigationItem.hidesBackButton`
    test("Left buttons replace the back button unless they supplement it") {
      let item = UINavigationItem(title: "Inbox")
      expectTrue(item.showsBackButton)
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      expectFalse(item.showsBackButton)
      item.leftItemsSupplementBackButton = true
      expectTrue(item.showsBackButton)
      item.setHidesBackButton(true, animated: false)
      expectFalse(item.showsBackButton)
    }

    /// Fact back.action-looks: A bar button takes title and image from its `primaryAction`, unless
    ///   they are given or it is a system item.
    ///
    /// Source: `UIBarButtonItem.primaryAction`
    test("A bar button takes title and image from its action unless they are given") {
      let image = UIImage(systemName: "plus")
      let action = UIAction(title: "New", image: image) { _ in }
      expectEqual(UIBarButtonItem(primaryAction: action).title, "New")
      expectEqual(UIBarButtonItem(primaryAction: action).image, image)
      expectEqual(UIBarButtonItem(title: "Add", primaryAction: action).title, "Add")
      let system = UIBarButtonItem(systemItem: .add, primaryAction: action)
      expectNil(system.title)
      expectEqual(system.displayedTitle, "Add")
    }

    /// Fact back.sender: The sender of a bar button's action is the item.
    ///
    /// Source: `UIBarButtonItem.primaryAction`
    test("Tapping a bar button performs its action with the item as sender") {
      var sender: Any?
      let item = UIBarButtonItem(primaryAction: UIAction { sender = $0.sender })
      item.receiveTap()
      #expect(sender as? UIBarButtonItem === item)
    }

    test("A bar without a controller asks its delegate") {
      let bar = UINavigationBar()
      let delegate = BarDelegate()
      bar.delegate = delegate
      let items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
      bar.pushItem(items[0], animated: false)
      bar.pushItem(items[1], animated: false)
      expectSame(bar.topItem, items[1])
      expectSame(bar.backItem, items[0])
      delegate.allows = false
      expectNil(bar.popItem(animated: false))
      expectEqual(bar.items, items)
      delegate.allows = true
      expectSame(bar.popItem(animated: false), items[1])
      expectEqual(bar.items, [items[0]])
      let optional: (any UINavigationBarDelegate)? = delegate
      delegate.allows = false
      expectEqual(optional?.navigationBar?(bar, shouldPop: items[0]), false)
      expectEqual(optional?.navigationBar?(bar, shouldPush: items[1]), true)
      optional?.navigationBar?(bar, didPush: items[1])
      optional?.navigationBar?(bar, didPop: items[1])
    }

    /// Fact back.appearance: A bar takes the tint colour of its class's `appearance()` when it comes into a
    ///   window; what is set there later does not change a bar that is in one.
    ///
    /// Source: `UIAppearance`
    test("A bar takes the tint colour that the appearance of its class has") {
      UIToolbar.appearance().tintColor = .systemPink
      defer { UIToolbar.appearance().tintColor = nil }
      let (window, bar, other) = (UIWindow(), UIToolbar(), UITabBar())
      expectSame(UIToolbar.appearance(), UIToolbar.appearance())
      expectEqual(bar.tintColor, .tintColor)
      window.addSubview(bar)
      window.addSubview(other)
      expectEqual(bar.tintColor, .systemPink)
      expectEqual(other.tintColor, .tintColor)
      UIToolbar.appearance().tintColor = .systemTeal
      expectEqual(bar.tintColor, .systemPink)
      bar.removeFromSuperview()
      window.addSubview(bar)
      expectEqual(bar.tintColor, .systemTeal)
      bar.tintColor = .systemRed
      expectEqual(bar.tintColor, .systemRed)
    }

    test("Choosing a tab tells the bar's delegate, setting one does not") {
      let bar = UITabBar()
      let delegate = BarDelegate()
      bar.delegate = delegate
      bar.items = [
        UITabBarItem(title: "Home", image: nil, tag: 0),
        UITabBarItem(tabBarSystemItem: .search, tag: 1),
      ]
      bar.selectedItem = bar.items?[0]
      expectEqual(delegate.chosen, [])
      for item in bar.items ?? [] { bar.receiveChoice(of: item) }
      expectEqual(delegate.chosen, ["Home", "Search"])
      bar.items?[0].isEnabled = false
      for item in bar.items ?? [] { bar.receiveChoice(of: item) }
      expectEqual(delegate.chosen, ["Home", "Search", "Search"])
    }

    test("A button takes title, image and menu from its initialiser") {
      let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      let target = UIResponder()
      let button = UIBarButtonItem(
        title: "Edit", image: UIImage(systemName: "pencil"), target: target, action: nil, menu: menu
      )
      expectEqual(button.title, "Edit")
      expectNotNil(button.image)
      expectSame(button.target, target)
      expectSame(button.menu, menu)
      expectEqual(button.style, .plain)
      let bare = UIBarButtonItem(title: "Edit", image: nil, target: nil, action: nil)
      expectNil(bare.menu)
      expectSame(UIBarButtonItem(title: "Edit", menu: menu).menu, menu)
    }

    test("A button keeps its image for a phone on its side") {
      let (upright, lying) = (UIImage(systemName: "a"), UIImage(systemName: "b"))
      let button = UIBarButtonItem(
        image: upright, landscapeImagePhone: lying, style: .done, target: nil, action: nil)
      expectSame(button.image, upright)
      expectSame(button.landscapeImagePhone, lying)
      expectEqual(button.style, .done)
    }
  }
}

struct BackCase: Sendable {
  let text: String?
  let menu: String
  let title: String?
  let backTitle: String?
  let backItem: String?
  let mode: UINavigationItem.BackButtonDisplayMode

  init(
    _ text: String?,
    menu: String? = nil,
    title: String? = nil,
    backTitle: String? = nil,
    backItem: String? = nil,
    mode: UINavigationItem.BackButtonDisplayMode = .default
  ) {
    self.text = text
    self.menu = menu ?? text ?? ""
    self.title = title
    self.backTitle = backTitle
    self.backItem = backItem
    self.mode = mode
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate, UITabBarDelegate {
  var allows = true
  var chosen: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allows
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    chosen.append(item.displayedTitle ?? "")
  }
}
