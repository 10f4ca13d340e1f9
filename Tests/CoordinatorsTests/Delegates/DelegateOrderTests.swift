import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// An observed container makes the same delegate calls in the same order as any other.
struct DelegateOrderTests: TableSuite {
  private func launch(_ root: UIViewController, on screen: ScreenMetrics = .phone) -> AppDriver {
    let (app, _) = launchMall()
    app.device.screen = screen
    app.window?.rootViewController = root
    app.settle()
    return app
  }

  private func compare(
    _ calls: @MainActor (_ isObserved: Bool) throws -> [String], count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let alone = try calls(false)
    let observed = try calls(true)
    #expect(observed == alone, sourceLocation: sourceLocation)
    #expect(alone.count == count, "\(alone)", sourceLocation: sourceLocation)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Calls of a stack") {
      try compare(
        { isObserved in
          let stack = UINavigationController(rootViewController: Screen("List"))
          let fader = Fader()
          let recorder = StackRecorder(animator: fader)
          stack.delegate = recorder
          let app = launch(stack)
          if isObserved { EngineProbe.follow(stack) }
          stack.pushViewController(Screen("A"), animated: true)
          app.settle()
          stack.pushViewController(Screen("B"), animated: false)
          app.back()
          recorder.animator = nil
          try app.beginSwipeBack()
          app.cancelGesture()
          app.swipeBack()
          return recorder.calls + fader.log
        }, count: 21)
    }

    test("Calls of tabs") {
      try compare(
        { isObserved in
          let tabs = UITabBarController()
          tabs.viewControllers = ["One", "Two", "Three", "Four", "Five", "Six"].map { Screen($0) }
          let fader = Fader()
          let recorder = TabRecorder(animator: fader)
          recorder.allows = true
          tabs.delegate = recorder
          let app = launch(tabs)
          if isObserved { EngineProbe.follow(tabs) }
          let input = UserInput(device: app.device)
          for index in [1, 1, 2] {
            try input.selectTab(index, in: tabs)
            app.settle()
          }
          tabs.selectedIndex = 0
          app.settle()
          recorder.allows = false
          try input.selectTab(1, in: tabs)
          app.settle()
          return recorder.calls + fader.log
        }, count: 19)
    }

    test("Calls of pages") {
      try compare(
        { isObserved in
          let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
          let source = PageSource(["One", "Two"].map { Screen($0) })
          pages.dataSource = source
          pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
          let recorder = PageRecorder()
          pages.delegate = recorder
          let app = launch(pages)
          if isObserved { EngineProbe.follow(pages) }
          let input = UserInput(device: app.device)
          try input.beginPageTurn(in: pages, forward: true)
          input.cancelGesture()
          app.settle()
          try input.turnPage(in: pages, forward: true)
          app.settle()
          try input.turnPage(in: pages, forward: false)
          app.settle()
          return recorder.calls
        }, count: 6)
    }

    test("Calls of a sheet") {
      try compare(
        { isObserved in
          let below = Screen("Below")
          let app = launch(below)
          let sheet = Screen("Sheet")
          sheet.modalPresentationStyle = .pageSheet
          sheet.sheetPresentationController?.detents = [.medium(), .large()]
          let recorder = SheetRecorder()
          recorder.answersItself = false
          sheet.presentationController?.delegate = recorder
          if isObserved { EngineProbe.follow(sheet) }
          below.present(sheet, animated: true)
          app.swipeDown()
          recorder.allows = true
          try app.beginSheetDrag()
          app.moveGesture(to: 0.2)
          app.cancelGesture()
          app.swipeDown()
          return recorder.calls
        }, count: 9)
    }
  }

  @Test(
    .coordinators, .serialized, arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `Calls of columns`(style: UISplitViewController.Style) {
    compare(
      { isObserved in
        let columns = UISplitViewController(style: style)
        columns.viewControllers = [
          UINavigationController(rootViewController: Screen("Primary")),
          UINavigationController(rootViewController: Screen("Detail")),
        ]
        let recorder = ColumnRecorder()
        recorder.answersItself = false
        columns.delegate = recorder
        let app = launch(columns, on: ContainerExitTests.wide)
        if isObserved { EngineProbe.follow(columns) }
        app.device.screen = .phone
        app.settle()
        app.device.screen = ContainerExitTests.wide
        app.settle()
        columns.showDetailViewController(Screen("Other"), sender: nil)
        columns.show(Screen("More"), sender: nil)
        columns.preferredDisplayMode = .secondaryOnly
        app.settle()
        return recorder.calls
      }, count: style == .unspecified ? 7 : 8)
  }
}
