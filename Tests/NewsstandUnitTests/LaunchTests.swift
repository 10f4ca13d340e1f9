import CoordinatorExpectations
import Testing
import UIKit

@testable import Newsstand

// Xcode runs these tests in the app's process, so the tree also has the coordinators of the app.
@MainActor @Suite(.coordinatorDiagnostics, .serialized)
struct LaunchTests {
  let app = AppObserver()

  @Test func `The app has launched its root`() async {
    await app.settle()
    #expect(app.tree.hasPrefix("AppCoordinator  active\n└─ "))
  }

  @Test func `The welcome pages are a flow that ends`() async {
    let pages = Onboarding.Coordinator(pages: Onboarding.Page.all)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = pages.rootViewController
    window.makeKeyAndVisible()
    let flow = pages.launch()
    await app.settle()
    let screens = Onboarding.Page.all.map { _ in "Onboarding.PageViewController" }
    let line = "Onboarding.Coordinator  active  ◀ \(screens.joined(separator: ", "))"
    #expect(app.tree.hasSuffix("\n\(line)"))

    pages.finish()
    let outcome = await app.outcome(of: flow)
    #expect(outcome?.output != nil)
    #expect(!pages.isActive)
  }
}
