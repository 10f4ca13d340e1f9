import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// An observer of a container must not keep the container alive.
struct ContainerMemoryTests: TableSuite {
  private var (app, mall) = launchMall()

  enum Kind: String, CaseIterable { case stack, tabs, columns, pages, sheet }

  @Test(.coordinators, .serialized, arguments: Kind.allCases)
  func `A container is freed with its screens after use`(kind: Kind) {
    let watched = use(kind).map { WeakScreen(screen: $0) }
    expectTrue(watched.count > 1)
    mall.setRoot(Screen("Other"))
    app.settle()
    let kept = watched.compactMap(\.screen).map { "\(type(of: $0)) \($0.title ?? "")" }
    expectEqual(kept, [])
  }

  /// Shows a container, changes its screens by verbs, raw calls and user input, and returns it with
  /// all screens that were in it.
  private func use(_ kind: Kind) -> [UIViewController] {
    switch kind {
    case .stack: useStack()
    case .tabs: useTabs()
    case .columns: useColumns()
    case .pages: usePages()
    case .sheet: useSheet()
    }
  }

  private func settled(_ work: () -> Void) {
    work()
    app.settle()
  }

  private func useStack() -> [UIViewController] {
    let account = Account()
    let stack = account.navigationController
    settled { mall.setRoot(account) }
    let screens = [Screen("A"), Screen("B"), Screen("C")]
    settled { account.push(screens[0]) }
    settled { stack.pushViewController(screens[1], animated: true) }
    app.swipeBack()
    settled { account.set(stack.viewControllers + [screens[2]]) }
    return [stack] + screens + stack.viewControllers.prefix(1)
  }

  private func useTabs() -> [UIViewController] {
    let tabs = ContainerExitTests.Tabs()
    let container = tabs.tabBarController
    let children = [Aisle("First"), Aisle("Second")]
    settled { mall.setRoot(tabs) }
    settled { tabs.setTabs(children) }
    settled { tabs.select(index: 1) }
    let raw = Screen("Raw")
    settled { container.viewControllers = (container.viewControllers ?? []) + [raw] }
    app.tab("First")
    settled { tabs.removeTab(children[1]) }
    return [container, raw] + children.map(\.navigationController)
  }

  private func useColumns() -> [UIViewController] {
    app.device.screen = ContainerExitTests.wide
    let container = UISplitViewController(style: .doubleColumn)
    let columns = ContainerExitTests.Columns(container)
    settled { mall.setRoot(columns) }
    let screens = [Account(), Account(), Account()]
    settled { columns.setColumn(screens[0], for: .primary) }
    settled { columns.setColumn(screens[1], for: .secondary) }
    app.device.screen = .phone
    app.settle()
    app.device.screen = ContainerExitTests.wide
    app.settle()
    settled { columns.setColumn(screens[2], for: .secondary) }
    return [container] + screens.map(\.navigationController)
  }

  private func usePages() -> [UIViewController] {
    let pages = ContainerExitTests.Pages()
    let container = pages.pageViewController
    settled { mall.setRoot(pages) }
    let children = [Coupon(), Coupon()]
    settled { pages.setPages(children) }
    settled { pages.turn(to: children[1]) }
    let raw = Screen("Raw")
    settled { container.setViewControllers([raw], direction: .forward, animated: false) }
    return [container, raw] + children.map(\.rootViewController)
  }

  private func useSheet() -> [UIViewController] {
    let account = Account()
    let coupon = Coupon()
    settled { mall.setRoot(account) }
    settled { account.present(coupon, style: .pageSheet) }
    let raw = Screen("Raw")
    settled { coupon.rootViewController.present(raw, animated: true) }
    app.swipeDown()
    return [account.navigationController, coupon.rootViewController, raw]
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Its address would soon belong to another screen.
    test("The record of a freed screen is not mistaken for another screen's") {
      let owner = mall.context.screenOwner
      var records: [ScreenRecord] = []
      for _ in 0..<20 { records.append(owner.claim(Screen("Freed"), at: .presented)) }
      for _ in 0..<100 {
        let screen = Screen("Other")
        expectNil(screen.screenRecord)
        expectFalse(records.contains { $0.screen === screen })
      }
      for record in records { owner.remove(record) }
    }

    // MARK: Columns and their stacks

    test("The observers of columns and their stacks are freed") {
      weak var columns: SplitObserver?
      weak var stack: StackObserver?
      @MainActor func use() {
        let desk = Desk()
        mall.setRoot(desk)
        app.settle()
        columns = SplitObserver.of(desk.splitViewController)
        stack = (desk.splitViewController.viewController(for: .primary)?.navigationController)
          .map { StackObserver.of($0) }
        expectNotNil(stack)
      }
      use()
      mall.setRoot(Screen("Other"))
      app.settle()
      growTables { columns != nil || stack != nil }
      expectNil(columns)
      expectNil(stack)
    }

    test("A former primary stack is an ordinary stack") {
      let desk = Desk()
      mall.setRoot(desk)
      app.settle()
      let stack = UINavigationController(rootViewController: Screen("Folders"))
      desk.perform(.setColumn(stack, for: .primary))
      app.settle()
      expectTrue(stack.isStackOfColumns)
      desk.setColumn(Screen("Other"), for: .primary)
      app.settle()
      expectFalse(stack.isStackOfColumns)
      desk.perform(.setColumn(stack, for: .primary))
      app.settle()
      expectTrue(stack.isStackOfColumns)
      mall.setRoot(Screen("Other"))
      app.settle()
    }

    test("An unused placeholder is freed") {
      weak var made: UIViewController?
      let mail = EmptyColumnTests.Mail(
        .doubleColumn, hasPlaceholder: true, ends: false, ExitLog())
      mail.makePlaceholder = {
        let screen = Screen("Nothing")
        made = screen
        return screen
      }
      mall.setRoot(mail)
      let letter = Account()
      mail.setColumn(letter, for: .secondary)
      app.settle()
      let asked = mail.asked
      letter.finish("read")
      mail.setColumn(Screen("Next"), for: .secondary)
      app.settle()
      expectEqual(mail.asked, asked + 1)
      expectNil(made)
    }
  }

  /// Makes the tables of observers drop those of freed containers, as they do when they grow.
  private func growTables(while isKept: () -> Bool) {
    var stacks: [UINavigationController] = []
    var splits: [UISplitViewController] = []
    while isKept(), stacks.count < 5000 {
      stacks.append(UINavigationController())
      splits.append(UISplitViewController(style: .doubleColumn))
      _ = StackObserver.of(stacks[stacks.count - 1])
      _ = SplitObserver.of(splits[splits.count - 1])
    }
  }
}
