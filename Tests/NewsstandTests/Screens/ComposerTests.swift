import CompactTesting
import Foundation
import Testing

@testable import Newsstand

struct `The view model of a letter`: TableSuite {
  func makeViewModel(signature: String = "") -> Mail.ComposerViewModel {
    Mail.ComposerViewModel(
      title: "Title", note: "Note",
      letter: Mail.Letter(recipient: "editors@newsstand.example", subject: "Salt"),
      signature: signature
    )
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("begins with the signature, which is no letter yet") {
      let viewModel = makeViewModel(signature: "Ada")
      expectEqual(viewModel.letter.text, "\n\nAda")
      expectEqual(viewModel.problem, "Write something first.")
      viewModel.letter.text = "Too dry.\n\nAda"
      expectNil(viewModel.problem)
    }

    test("has changes until they are taken back") {
      let viewModel = makeViewModel(signature: "Ada")
      expectFalse(viewModel.hasChanges)
      viewModel.letter.subject = "Pepper"
      expectTrue(viewModel.hasChanges)
      viewModel.letter.subject = "Salt"
      expectFalse(viewModel.hasChanges)
    }
  }

  @Test(arguments: ["", " \n"]) func `needs a text`(text: String) {
    let viewModel = makeViewModel()
    viewModel.letter.text = text
    expectEqual(viewModel.problem, "Write something first.")
  }

  @Test(arguments: ["", "nobody"]) func `needs an address`(recipient: String) {
    let viewModel = makeViewModel()
    viewModel.letter.text = "Hello"
    viewModel.letter.recipient = recipient
    expectEqual(viewModel.problem, "Enter the address of the recipient.")
  }
}

@MainActor struct `A finished letter` {
  @Test func `is an address that keeps what could be mistaken in it`() {
    let letter = Mail.Letter(recipient: "a@b.example", subject: "1 & 2 = 3?", text: "Ä\n#")
    expectEqual(
      letter.url?.absoluteString,
      "mailto:a@b.example?subject=1%20%26%202%20%3D%203?&body=%C3%84%0A%23")
  }
}
