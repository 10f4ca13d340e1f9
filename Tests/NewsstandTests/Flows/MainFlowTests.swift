import CompactTesting
import CoordinatorTesting
import Testing

@testable import Newsstand

struct `After the login`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("the plan is seen below a long article too") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        select "The Engine That Was Never Finished"
        tap "Subscribe"
        tap "Subscribe"
        expect screen "The Engine That Was Never Finished"
        """)
      expectTrue(app.driver.screen.contains("Subscribed: Monthly"))
    }
  }
}
