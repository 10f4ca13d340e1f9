import CompactTesting
import CoordinatorCore
import Testing

private final class AppCoordinator: CoordinatorCore.Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private enum Library {
  final class Coordinator: CoordinatorCore.Coordinator {
    let context = CoordinatorContext()
    func start() {}
    func coordinatorDidStart(_ coordinator: AnyCoordinator) {}

    func _makeContextAttachment() -> _ContextAttachment? {
      _ContextAttachment(Screens("ArticleListViewController, ArticleViewController"))
    }
  }
}

private enum Login {
  final class Coordinator: FlowCoordinator {
    let context = CoordinatorContext()
    func start() {}
  }
}

private final class Tab<Content>: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

private final class Screens: ContextAttachment {
  let treeAnnotation: String?
  init(_ annotation: String) { treeAnnotation = annotation }
  func hookWillRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator) {}
  func hookDidRun(_ hook: LifecycleHook, of coordinator: AnyCoordinator, isDefault: Bool) {}
  func coordinatorDidStop(_ coordinator: AnyCoordinator) {}
  func coordinatorDidBecomeRoot(_ coordinator: AnyCoordinator) {}
}

struct TreeTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("child(_:) returns the oldest child of a type") {
      let (app, first, second) = (AppCoordinator(), Library.Coordinator(), Library.Coordinator())
      app.launch()
      expectNil(app.child(Library.Coordinator.self))
      app.start(first)
      app.start(second)
      first.start(Login.Coordinator())
      expectSame(app.child(Library.Coordinator.self), first)
      expectNil(app.child(Login.Coordinator.self))
      app.stop(first)
      expectSame(app.child(Library.Coordinator.self), second)
    }

    test("The tree's text has namespaces, states and screens") {
      let (app, library, login) = (AppCoordinator(), Library.Coordinator(), Login.Coordinator())
      app.launch()
      app.start(library)
      library.start(login)
      library.pause(login)
      app.start(Tab<Library.Coordinator>())
      let tree = CoordinatorTree(app)
      expectEqual(
        "\(tree)",
        """
        AppCoordinator  active
        ├─ Library.Coordinator  active  ◀ ArticleListViewController, ArticleViewController
        │  └─ Login.Coordinator  paused
        └─ Tab<Library.Coordinator>  active
        """)
    }
  }

  @Test(arguments: [
    ("App.AppCoordinator", "AppCoordinator"),
    ("App.Library.Coordinator", "Library.Coordinator"),
    ("App.Tab<App.Library.Coordinator, Swift.Int>", "Tab<Library.Coordinator, Int>"),
    ("any App.LoginDelegate", "any LoginDelegate"),
    ("App.(unknown context at $7f12ab).Hidden", "Hidden"),
    ("App.Outer.(unknown context at $7f12ab).Hidden", "Outer.Hidden"),
    ("App.(unknown context at $7f12ab).(unknown context at $7f12ac).Local", "Local"),
    ("App.`A suite, v1.2`.Coordinator", "`A suite, v1.2`.Coordinator"),
    ("(App.A, App.B) -> ()", "(A, B) -> ()"),
    ("price(-42.5, at: App.Place.shop, 1e-07)", "price(-42.5, at: Place.shop, 1e-07)"),
    (
      "open(https://www.example.com/a.b., App.Place.shop)",
      "open(https://www.example.com/a.b., Place.shop)"
    ),
    ("release(v1.5, App.Place.shop)", "release(v1.5, Place.shop)"),
    ("open(https://www.example.com/v1.2)", "open(https://www.example.com/v1.2)"),
    ("open(the list.(draft), App.Place.shop)", "open(the list.(draft), Place.shop)"),
    ("Int", "Int"),
  ])
  func `Type names have namespaces, but no module`(full: String, short: String) {
    expectEqual(withoutModules(full), short)
  }
}
