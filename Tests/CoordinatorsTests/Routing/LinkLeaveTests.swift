import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Links while a leave guard is asked for another attempt.
struct LinkLeaveTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A link whose screens the user is about to leave ends as the user decides") {
      let list = RoutePath.library.then(.list, of: Stand.self)
      for (path, text) in [(list, "List"), (.article(42), "List Article 42")] {
        for showing in Showing.allCases {
          let comment = "\(showing)"
          await expectEqual(outcome(of: path, over: showing, allowed: true), text, comment)
          await expectEqual(
            outcome(of: path, over: showing, allowed: false), "\(showing.picture), vetoed", comment)
        }
      }
    }

    test("A user's attempt joins the question of a link") {
      for isAllowed in [true, false] {
        let stage = PressStage(unguarded: true)
        let editor = stage.editor(by: .root)
        let handle = stage.begin(.article(42))
        await stage.settle(until: editor)
        stage.app.swipeDown()
        await expectEqual(
          stage.end(of: handle, editor, isAllowed),
          isAllowed ? "List Article 42" : "List ^ Editor, vetoed")
      }
    }

    test("A link asks the guard again after another link was not allowed to leave") {
      let stage = PressStage(unguarded: true)
      let editor = stage.editor(by: .root)
      let first = stage.begin(.article(42))
      await stage.settle(until: editor)
      let second = stage.begin(.library.then(.list, of: Stand.self))
      await stage.app.settleTasks()
      expectEqual(editor.asked, 1)
      await editor.answer(false)
      await stage.settle(until: editor)
      expectNotNil(first.ended)
      expectNil(second.ended)
      expectEqual(editor.asked, 2)
      await editor.answer(true)
      await expectEqual(stage.end(of: second), "List")
    }
  }

  /// Has a user attempt to leave a guarded editor, opens a path, and returns what is shown after
  /// the answer.
  private func outcome(
    of path: RoutePath, over showing: Showing, allowed isAllowed: Bool
  ) async -> String {
    let stage = PressStage(unguarded: true)
    let editor = stage.editor(by: showing)
    if showing == .pushed { stage.app.back() } else { stage.app.swipeDown() }
    await stage.settle(until: editor)
    let handle = stage.begin(path)
    return await stage.end(of: handle, editor, isAllowed)
  }
}

/// How a guarded editor is shown.
private enum Showing: CaseIterable {
  case root
  case child
  case pushed

  var picture: String { self == .pushed ? "List Editor" : "List ^ Editor" }
}

extension PressStage {
  fileprivate convenience init(unguarded: Bool) {
    self.init()
    root.unguarded = ["library"]
    library.unguarded = ["list", "article(42)"]
  }

  fileprivate func editor(by showing: Showing) -> Editor {
    let editor = Editor("Editor")
    _ =
      switch showing {
      case .root: press.present(editor, animated: false)
      case .child: press.library.present(editor, animated: false)
      case .pushed: press.library.push(editor, animated: false)
      }
    app.settle()
    return editor
  }

  fileprivate func settle(until editor: Editor) async {
    await app.settle { EngineProbe.isAsking(editor) }
  }

  /// Lets the editor answer, and returns the picture when a link has ended.
  fileprivate func end(
    of handle: LinkHandle, _ editor: Editor, _ isAllowed: Bool
  ) async -> String {
    app.settle()
    await editor.answer(isAllowed)
    await app.settleTasks()
    expectEqual(editor.asked, 1)
    let text = await end(of: handle)
    guard case .rejected(let reason) = handle.ended, reason.isVeto else { return text }
    return "\(picture), vetoed"
  }
}
