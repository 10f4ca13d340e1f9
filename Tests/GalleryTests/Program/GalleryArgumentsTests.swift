import CompactTesting
import Testing
import UIKit

@testable import Gallery

@MainActor struct `The gallery's command line`: TableSuite {
  @Test(arguments: [
    "login --host headless", "--host headless login", "--host=headless login",
  ])
  func `has the name wherever it stands`(line: String) {
    let arguments = GalleryArguments(line.split(separator: " ").map(String.init))
    expectEqual(arguments.name, "login")
    expectTrue(arguments.options.joined(separator: " ").hasPrefix("--host"))
    expectFalse(arguments.options.contains("login"))
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  @Test(arguments: ["--state", "--script", "--record", "--replay", "--map", "--restore"])
  func `takes no option's value for the name`(option: String) {
    let arguments = GalleryArguments([option, "kit", "--inspect", "tabs", "--open", "login"])
    expectEqual(arguments.name, "tabs")
    expectEqual(arguments.options, [option, "kit", "--inspect", "--open", "login"])
  }

  func table(_ test: inout TestTable) {
    test("has no name without one") {
      expectNil(GalleryArguments(["--host", "headless"]).name)
      expectNil(GalleryArguments([]).name)
    }
  }
}
