import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The guards that an attempt to replace a column asks, on the stack in the column.
struct ColumnLeavesTests: TableSuite {
  let app = launchMall().app
  let editor = Editor("Editor")

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A column asks the guards on the stack that UIKit has made in it") {
      let desk = app.root(Desk(), on: .pad)
      let detail = Screen("Detail")
      desk.setColumn(detail, for: .secondary)
      app.settle()
      let stack = try require(detail.navigationController)
      desk.perform(.push(editor, on: stack))
      app.settle()
      let handle = desk.attempt(.setColumn(Screen("Next"), for: .secondary))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      expectEqual(stack.viewControllers.map(\.title), ["Detail", "Editor"])
    }

    test("A column asks the guard of its screen, which a raw call has removed from its stack") {
      let desk = app.root(Desk(), on: .pad)
      desk.setColumn(editor, for: .secondary)
      app.settle()
      let stack = try require(editor.navigationController)
      stack.viewControllers = [Screen("Raw")]
      app.settle()
      let handle = desk.attempt(.setColumn(Screen("Next"), for: .secondary))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      stack.present(editor, animated: false)
      app.settle()
      app.expectPerformed(desk.attempt(.setColumn(Screen("Next"), for: .secondary)))
    }

    test("A column asks the guard of the new root of its stack") {
      let (desk, screen) = (app.root(Desk(), on: .pad), Screen("Screen"))
      desk.setColumn(screen, for: .secondary)
      app.settle()
      try require(screen.navigationController).viewControllers = [editor]
      app.settle()
      let handle = desk.attempt(.setColumn(Screen("Next"), for: .secondary))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
    }

    test("A collapsed column asks the guards on its stack, and those of the column that it hides") {
      let desk = app.root(Desk(), on: .phone)
      let (draft, note) = (Draft(on: UINavigationController()), Note())
      desk.setColumn(draft, for: .primary)
      desk.perform(.push(editor, on: draft.navigationController))
      desk.setColumn(note, for: .secondary)
      app.settle()
      expectEqual(draft.titles, ["One", "Two", "Editor", ""])
      let handle = desk.attempt(.setColumn(Screen("Next"), for: .primary))
      await editor.answer(true)
      await draft.guardian.answer(true)
      await note.rootViewController.answer(true, in: app)
      expectEqual(handle.ended, .performed)
      expectTrue(draft.isInactive)
      expectTrue(note.isActive)
    }

    test("A collapsed column does not ask a covered column, which stays") {
      let mail = app.root(
        EmptyColumnTests.Mail(.tripleColumn, hasPlaceholder: false, ends: false, ExitLog()),
        on: .phone)
      mail.setColumn(editor, for: .supplementary)
      mail.setColumn(Screen("Letter"), for: .secondary)
      app.settle()
      app.expectPerformed(mail.attempt(.setColumn(Screen("Next"), for: .primary)))
      expectEqual(editor.asked, 0)
    }

    test("A collapsed column asks the column above it, which a push onto its own stack covers") {
      let mail = app.root(
        EmptyColumnTests.Mail(.doubleColumn, hasPlaceholder: false, ends: true, ExitLog()),
        on: .phone)
      let letters = UINavigationController(rootViewController: Screen("Letters"))
      mail.setColumn(letters, for: .primary)
      mail.setColumn(editor, for: .secondary)
      mail.perform(.push(Screen("Above"), on: letters))
      app.settle()
      expectEqual(app.title, "Above")
      let handle = mail.attempt(.setColumn(Screen("Next"), for: .primary))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      expectEqual(app.title, "Above")
    }

    test("A column that a sequence shows, and hides by the next column, is asked") {
      let mail = app.root(
        EmptyColumnTests.Mail(.tripleColumn, hasPlaceholder: false, ends: false, ExitLog()),
        on: .phone)
      let draft = Draft(on: UINavigationController())
      mail.setColumn(draft, for: .supplementary)
      app.settle()
      let handle = mail.attempt(
        .sequence(
          .setColumn(draft, for: .supplementary), .setColumn(Screen("Next"), for: .primary)))
      await draft.guardian.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
    }

    test("A collapsed column asks for the columns above it, which it pops") {
      for isRemoved in [true, false] {
        let mail = app.root(
          EmptyColumnTests.Mail(.tripleColumn, hasPlaceholder: false, ends: isRemoved, ExitLog()),
          on: .phone)
        mail.setColumn(Screen("Letters"), for: .supplementary)
        let draft = Draft(on: UINavigationController())
        mail.setColumn(draft, for: .secondary)
        let handle = mail.attempt(.setColumn(Screen("Next"), for: .supplementary))
        app.settle()
        await draft.guardian.answer(true, in: app)
        expectEqual(handle.ended, .performed)
        expectEqual(draft.isInactive, isRemoved)
        expectEqual(app.title, "Next")
      }
    }
  }
}
