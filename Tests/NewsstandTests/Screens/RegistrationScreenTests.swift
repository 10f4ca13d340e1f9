import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

struct `The form of a registration`: TableSuite {
  @Test(
    arguments: [
      (Registration.Step.name, "Enter a username."), (.password, "Enter a password."),
      (.terms, "An account needs your consent to the terms."),
    ]
  )
  func `has a problem in each step while it is empty`(step: Registration.Step, problem: String) {
    expectEqual(Registration.Form().problem(in: step), problem)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("needs more than spaces for a name") {
      expectEqual(Registration.Form(username: " \n").problem(in: .name), "Enter a username.")
      expectNil(Registration.Form(username: "g").problem(in: .name))
    }
  }
}
