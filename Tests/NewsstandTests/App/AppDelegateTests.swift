import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor @Suite(.coordinators) struct `The app delegate` {
  @Test func `launches the app, takes its links and tells of those that lead nowhere`() throws {
    let folder = TemporaryFolder()
    var told: [String] = []
    AppDelegate.stateDirectory = folder.url
    AppDelegate.log = { told.append($0) }
    let delegate = AppDelegate()
    let application = UIApplication.shared

    expectTrue(delegate.application(application, didFinishLaunchingWithOptions: nil))
    expectEqual(delegate.window?.isKeyWindow, true)
    expectEqual(delegate.appCoordinator?.isActive, true)

    let good = try #require(URL(string: "newsstand://article/42"))
    expectTrue(delegate.application(application, open: good, options: [:]))
    expectEqual(told, [])

    let bad = try #require(URL(string: "newsstand://article/0"))
    expectFalse(delegate.application(application, open: bad, options: [:]))
    #expect(
      told == [
        """
        The link 'newsstand://article/0' was not followed: there is no article 0.
        A link that works is newsstand://article/42.
        """
      ]
    )
  }
}
