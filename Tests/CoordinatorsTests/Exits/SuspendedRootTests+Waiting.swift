import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// What suspended coordinators present, and what their guards ask.
extension SuspendedRootTests {
  func waitingRows(_ test: inout TestTable) {
    test("A presentation that waits behind the suspension of its root waits for the return") {
      let (app, shop) = launchShop()
      shop.push(Screen("Detail"))
      shop.setRoot(Screen("Lock"), suspendingCurrent: true)
      let handle = shop.present(Screen("Sheet"))
      let others = [shop.present(Screen("Other")), shop.dismiss()]
      // They wait for a window, which is reported.
      _ = DiagnosticReporter.collecting { app.settle() }
      expectNil(handle.ended)
      expectEqual(app.pile, "Lock")
      shop.setRoot(shop.navigationController)
      app.expectPerformed(handle)
      for other in others { app.expectPerformed(other) }
      expectEqual(app.pile, "Detail ^ Sheet")
    }

    for presenter in ["root", "sheet"] {
      test("What a coordinator presents while it is suspended waits for the return: \(presenter)") {
        let note = Note()
        mall.present(note)
        app.settle()
        lockUp()
        let asking: any Coordinator = presenter == "root" ? coupon : note
        let handles = [asking.present(Screen("Help")), asking.present(Account()), asking.dismiss()]
        _ = DiagnosticReporter.collecting { app.settle() }
        expectEqual(app.pile, "Account")
        expectNil(handles[0].ended)
        mall.setRoot(coupon)
        for handle in handles { app.expectPerformed(handle) }
        expectEqual(app.pile, "Coupon ^ Note ^ Help")
      }
    }

    for isHidden in [false, true] {
      let state = isHidden ? "hidden" : "visible"
      test("What waits for a suspended root is rejected when its \(state) window is freed") {
        var window: UIWindow? = visibleWindow(Screen("Other"))
        let (account, note) = (Account(), Note())
        mall.perform(.setRoot(account, of: window))
        mall.perform(.setRoot(Coupon(), of: window, suspendingCurrent: true))
        app.settle()
        let handle = account.present(note)
        if isHidden { window?.isHidden = true }
        app.device.clock.turn()
        window = nil
        app.settle()
        expectNotNil(handle.ended?.rejection)
        expectTrue(note.isInactive && account.isInactive)
      }
    }

    test("A guard of a suspended root that is asked presents at once") {
      let asking = AskingNote()
      mall.present(asking)
      app.settle()
      lockUp()
      let handle = mall.attempt(.dismiss())
      await app.settleTasks()
      expectEqual(app.pile, "Account ^ Discard?")
      app.tap("Discard")
      await app.settleTasks()
      app.expectPerformed(handle)
      expectTrue(asking.isInactive)
    }

    for hasWindow in [true, false] {
      let row = "An entry guard of a suspended root presents at once"
      test("\(row): \(hasWindow ? "a child" : "the root")") {
        let app = hasWindow ? AppDriver(Manor.init(_:)) : AppDriver(Lodge.init(showing:))
        let manor = app.root as? Manor
        let lodge = try require(manor?.lodge ?? app.root as? Lodge)
        app.root?.setRoot(Screen("Lock"), suspendingCurrent: true)
        app.settle()
        let cellar = RoutePath(.cellar, of: Lodge.self)
        let handle =
          manor?.open(RoutePath(.lodge, of: Manor.self).then(.cellar, of: Lodge.self))
          ?? lodge.open(cellar)
        await app.settleTasks()
        expectEqual(app.pile, "Lock ^ Enter?")
        app.tap("OK")
        await app.settleTasks()
        expectEqual(handle.ended?.description.hasPrefix("opened"), true)
        expectEqual(app.pile, "Cellar")
      }
    }

    test("What was pushed in an adapted popover of a suspended root is a part of that root") {
      let app = AppDriver(Lodge.init(showing:))
      let lodge = try require(app.root as? Lodge)
      let slip = RoutePath(.counter, of: Lodge.self).then(.slip, of: Counter.self)
      lodge.open(slip)
      await app.settleTasks()
      let counter = try require(lodge.children.first as? Counter)
      let note = try require(counter.children.first as? Note)
      expectEqual(app.title, "Note")
      lodge.present(Screen("Above"))
      app.settle()
      lodge.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      let waiting = note.present(Screen("Help"))
      _ = DiagnosticReporter.collecting { app.settle() }
      expectNil(waiting.ended)
      let left = lodge.attempt(.dismiss(counter.rootViewController))
      await note.rootViewController.answer(false, in: app)
      expectNotNil(left.ended?.rejection)
      let link = lodge.open(slip, animated: false)
      await app.settleTasks()
      expectEqual(link.ended, .opened(slip))
      expectTrue(note.isActive)
      expectEqual(app.title, "Help")
      app.expectPerformed(waiting)
      note.dismiss()
      app.settle()
      expectEqual(app.title, "Note")
    }
  }
}

/// A screen whose coordinator asks with an alert before it is left.
private final class AskingNote: SceneCoordinator, LeaveGuarding {
  let context = CoordinatorContext()
  let rootViewController: UIViewController = Screen("Note")

  var guardsLeaving: Bool { true }

  func canLeave() async -> Bool { await confirm("Discard?", button: "Discard") }
}

/// A window whose root has an entry guard.
private final class Manor: WindowCoordinator, Routing {
  enum Route: Hashable, Sendable { case lodge }
  let context = CoordinatorContext()
  let window: UIWindow
  let lodge = Lodge()

  init(_ window: UIWindow) { self.window = window }

  func start() {
    setRoot(lodge)
    window.makeKeyAndVisible()
  }

  func transition(for route: Route) -> ScreenTransition { .setRoot(self.lodge) }
}

/// A stack that asks before it enters a route.
private final class Lodge: NavigationCoordinator, EntryGuarding {
  enum Route: Hashable, Sendable { case cellar, counter }
  let context = CoordinatorContext()
  let navigationController = UINavigationController()

  init() {}

  init(showing window: UIWindow) {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func start() { push(Screen("Lodge"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    route == .cellar ? .push(Screen("Cellar")) : .present(Counter())
  }

  func guardsEntry(to route: Route) -> Bool { route == .cellar }

  func admit(_ route: Route) async -> Admission<Route> {
    await confirm("Enter?") ? .allow : .deny("It is closed.")
  }
}

/// A popover that its delegate puts on a stack.
private final class Counter: SceneCoordinator, Routing {
  enum Route: Hashable, Sendable { case slip }
  let context = CoordinatorContext()
  let rootViewController = Screen("Counter")
  private let stacking = StackingDelegate()

  func start() {
    rootViewController.modalPresentationStyle = .popover
    rootViewController.popoverPresentationController?.delegate = stacking
  }

  func transition(for route: Route) -> ScreenTransition { .push(Note()) }
}
