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
}
