import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryStoryboard

@Suite(.coordinators) struct `The storyboard's hub`: TableSuite {
  private let app = AppDriver(device: .current)
}

extension `The storyboard's hub` {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("takes the offer from the stack that its column has become") {
      launch()
      app.resize(columns: 120, rows: 40)
      app.tap("Buy")
      app.resize(columns: 80, rows: 24)
      expectEqual(app.title, "Subscription")
      app.tap("Subscribe")
      app.tap("OK")
      expectEqual(app.title, "Paper")
      expectEqual(app.depth, 1)
      expectFalse(app.tree.contains("BuyViewController"))
    }
  }

  @Test(arguments: [
    (Experiment.monthly, "BuyViewController", "4 euros a month"),
    (.yearly, "YearlyOfferViewController", "40 euros a year"),
  ])
  func `shows the same offer as a sheet, or in the second column where there is room`(
    experiment: Experiment, screen: String, price: String
  ) {
    launch(experiment)
    app.tap("Buy")
    expectTrue(app.screen.contains(price))
    expectTrue(app.journal.contains("present \(screen)"))
    expectFalse(app.journal.contains("setColumn \(screen)"))
    app.swipeDown()
    expectFalse(app.tree.contains(screen))
    app.resize(columns: 120, rows: 40)
    app.tap("Buy")
    expectTrue(app.screen.contains("A daily paper, on your desk."))
    expectTrue(app.screen.contains(price))
    expectTrue(app.journal.contains("setColumn \(screen)"))
    expectNotNil(split?.viewController(for: .secondary))
    expectNil(split?.presentedViewController)
    app.tap("Subscribe")
    app.tap("OK")
    expectFalse(app.tree.contains(screen))
  }

  private var split: UISplitViewController? {
    app.window?.rootViewController as? UISplitViewController
  }

  private func launch(_ experiment: Experiment = .monthly) {
    AppDelegate.experiment = experiment
    app.launch(AppDelegate.self)
  }
}
