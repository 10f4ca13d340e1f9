import CompactTesting
import CoordinatorDriving
import HeadlessUIKit
import Testing

@MainActor struct ColumnTests {
  @Test func `The elements of all columns are found`() {
    let device = HeadlessDevice(clock: TransitionClock(.immediate))
    device.screen = ScreenMetrics(size: .init(width: 1180, height: 820), idiom: .pad)
    device.run {
      let window = UIWindow()
      let split = UISplitViewController(style: .doubleColumn)
      for (title, column) in [
        ("Library", UISplitViewController.Column.primary), ("Article", .secondary),
      ] {
        let screen = UIViewController()
        screen.title = title
        screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Open \(title)") { _ in }))
        split.setViewController(screen, for: column)
      }
      window.rootViewController = split
      window.makeKeyAndVisible()
      device.clock.drain()
      let seen = VisibleElements(window: window)
      expectEqual(seen?.elements.map(\.label), ["Open Library", "Sidebar", "Open Article"])
      expectEqual(seen?.texts, ["Library", "Open Library", "Article", "Sidebar", "Open Article"])
      expectEqual(seen?.title, "Article")
    }
  }

  @Test func `A step goes back in the sidebar if only the sidebar shows a back button`() throws {
    for step in [Step.back, .backTo("Halls"), .swipeBack(cancelAt: nil)] {
      let device = HeadlessDevice(clock: TransitionClock(.immediate))
      device.screen = ScreenMetrics(size: .init(width: 1180, height: 820), idiom: .pad)
      let app = AppDriver(device: device)
      let stacks = device.run { [["Halls", "Rooms"], ["Painting", "Painter"]].map(stack) }
      let window = device.run {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(stacks[0], for: .primary)
        split.setViewController(stacks[1], for: .secondary)
        let window = UIWindow()
        window.rootViewController = split
        window.makeKeyAndVisible()
        return window
      }
      device.clock.drain()
      try app.perform(.back)
      try app.perform(step)
      expectEqual(stacks.map { $0.viewControllers.map(\.title) }, [["Halls"], ["Painting"]])
      window.isHidden = true
    }
  }

  private func stack(of titles: [String]) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = titles.map {
      let screen = UIViewController()
      screen.title = $0
      return screen
    }
    return stack
  }
}
