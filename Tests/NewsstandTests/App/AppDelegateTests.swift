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

    #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.appCoordinator?.isActive == true)

    let good = try #require(URL(string: "newsstand://article/42"))
    #expect(delegate.application(application, open: good, options: [:]))
    #expect(told == [])

    let bad = try #require(URL(string: "newsstand://article/0"))
    #expect(!delegate.application(application, open: bad, options: [:]))
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
