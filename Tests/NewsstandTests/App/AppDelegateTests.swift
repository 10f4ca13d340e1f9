import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor @Suite(.coordinators) struct `The app delegate` {
  @Test func `launches a scene, takes its links and tells of those that lead nowhere`() async throws
  {
    let folder = TemporaryFolder()
    var told: [String] = []
    AppDelegate.log = { told.append($0) }
    let app = try AppDriver.newsstand(in: folder)
    expectEqual(app.window?.isKeyWindow, true)
    expectTrue(app.tree.hasPrefix("AppCoordinator  active"))
    app.open("newsstand://article/42")
    expectEqual(told, [])
    #expect(throws: StepFailure.self) { try app.perform(.open("newsstand://author/1")) }
    expectEqual(
      told.map { $0.prefix { $0 != "\n" } },
      ["The link 'newsstand://author/1' leads nowhere: the app has no such place."])
    app.runner?.terminate()
    expectEqual(told.dropFirst(), [], "The link to the article waited for the login.")
  }
}
