import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Ends and removals that no other exit story covers free the screen, the coordinator and its
/// context.
struct FreedTests: TableSuite {
  let stage = ExitStage()

  private static let freed = "freed: coordinator, context, screens"

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A pushed flow that its parent stops") {
      let child = stage.push()
      if let leaf = child.flow as? Leaf { stage.host.stop(leaf) }
      child.expectLeft(reason: .stoppedByParent, then: ["Host leave Screen performed"])
    }

    test("A pushed flow that cancels itself") {
      let child = stage.push()
      (child.flow as? Leaf)?.cancel()
      child.expectLeft(reason: .cancelled, then: ["Host leave Screen performed"])
    }

    test("A pushed flow whose screen the app takes out of its stack") {
      let child = stage.push()
      stage.stack.topViewController?.removeFromParent()
      expectTrue(child.story.contains(Self.freed), child.story)
      expectEqual(stage.app.depth, 1)
    }

    test("A presented flow when a raw call replaces the root") {
      let child = stage.present()
      stage.app.window?.rootViewController = Screen("Other")
      expectTrue(child.story.contains(Self.freed), child.story)
    }

    test("A root that is released without a stop is freed with its screens") {
      weak var screen: UIViewController?
      expectFreed {
        let container = UINavigationController()
        let coordinator = Shop(navigationController: container)
        coordinator.launch()
        screen = coordinator.list
        return coordinator
      }
      expectNil(screen)
    }

    test("A child that outlives its root does not affect the coordinator that starts next") {
      let heir = Bare(stage.stack)
      expectFreed {
        let root = Bare(UINavigationController())
        root.start(heir)
        return root
      }
      let order = heir.startOrder()
      stage.app.back()
      expectTrue(order.isInactive)
      expectTrue(heir.isActive)
    }
  }
}
