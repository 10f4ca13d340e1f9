import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Changes that no guard can veto: a disconnected scene, and a page turn by the user.
struct SceneLeavesTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A page turn by the user does not ask") {
      let (app, _) = launchMall()
      let album = app.root(Album())
      let editor = Editor("Editor")
      album.setPages([editor, album.pages[1]])
      app.swipeLeft()
      expectEqual(album.shown, ["Two"])
      expectEqual(editor.asked, 0)
    }

    test("A disconnected scene ends the attempts in it, also of a coordinator that goes on") {
      let scenes = try TwoScenes()
      let stacks = scenes.runner.scenes.map { scene in
        let stack = UINavigationController(rootViewController: Screen("List"))
        scenes.driver.device.run {
          (scene.delegate as? TwoScenes.Scene)?.window?.rootViewController = stack
        }
        return stack
      }
      let bare = Bare(stacks[0])
      let editor = Editor("Editor")
      let handle = await scenes.driver.device.scope {
        bare.launch()
        bare.perform(.push(editor, on: stacks[1], animated: false))
        scenes.driver.settle()
        let handle = bare.attempt(.pop(on: stacks[1]))
        await expectTrue(editor.isAsked())
        scenes.disconnect(1)
        return handle
      }
      scenes.driver.settle()
      expectEqual(
        handle.ended.map { "\($0)" }, "rejected(Its scene has disconnected.)")
      expectTrue(bare.isActive)
    }

    test("A disconnected scene ends open questions, then its coordinators in order") {
      let scenes = try TwoScenes()
      let (app, frame) = (scenes.driver, try scenes.frame(0))
      let outer = Note()
      let inner = QuestionTests.CancelledNote()
      app.device.run {
        frame.setRoot(outer)
        outer.present(inner)
      }
      app.settle()
      var ends: [String] = []
      let handle = app.device.run { inner.attempt(.dismiss(inner.rootViewController)) }
      handle.whenCompleted { ends.append("attempt \($0)") }
      await wait { inner.isAsked }
      expectTrue(inner.isAsked)
      let start = app.events.count
      app.device.run { scenes.disconnect(0) }
      app.settle()
      expectEqual(outer.rootViewController.asked, 0)
      await expectTrue(wait { inner.wasCancelled })
      expectEqual(
        ends,
        ["attempt rejected(Its coordinator stopped before the transition could run.)"])
      // The times before the texts are left out.
      expectEqual(
        app.events[start...].map { "\($0)".drop { $0 != " " }.dropFirst() }
          .filter { !$0.hasSuffix("paused") }.joined(separator: "\n"),
        """
        Frame/Note/QuestionTests.CancelledNote stopped
        Frame/Note/QuestionTests.CancelledNote dismiss Screen: Its coordinator stopped before the transition could run. rejected
        Frame/Note/QuestionTests.CancelledNote ended: its parent was stopped
        Frame/Note stopped
        Frame/Note cancelled: its parent was stopped
        Frame stopped
        Frame ended: its scene was disconnected
        """)
      expectEqual(app.tree, "Frame  active\n└─ Sheet  active  ◀ Screen")
    }
  }
}
