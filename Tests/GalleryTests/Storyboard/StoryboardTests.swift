import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryStoryboard

@MainActor @Suite(.coordinators) struct `The storyboard's hub` {
  private let app = AppDriver(device: .current)

  @Test func `shows the first scene of the storyboard, as its own type`() {
    launch()
    #expect(app.title == "Paper")
    #expect(app.tree == "MainCoordinator  active  ◀ ViewController")
    let screen: CreateAccountViewController = CreateAccountViewController.instantiate()
    #expect(screen.viewModel == nil)
  }

  @Test(arguments: [
    (Experiment.monthly, "BuyViewController", "4 euros a month"),
    (.yearly, "YearlyOfferViewController", "40 euros a year"),
  ])
  func `makes one of two offers, and the journal names it`(
    experiment: Experiment, screen: String, price: String
  ) {
    launch(experiment)
    app.tap("Buy")
    #expect(app.screen.contains(price))
    #expect(app.journal.contains("present \(screen)"))
  }

  @Test func `lets two screens trigger the purchase, which know nothing of it`() {
    launch()
    app.tap("Create account")
    app.tap("Buy")
    #expect(app.screen.contains("4 euros a month"))
    app.tap("Subscribe")
    #expect(app.title == "Subscribed")
    app.tap("OK")
    #expect(app.title == "Account")
  }

  @Test func `gives the screen its view model`() {
    launch()
    app.tap("Create account")
    app.tap("Create")
    #expect(app.screen.contains("Enter a name."))
    app.type("Ada", into: "Name")
    app.tap("Create")
    #expect(app.screen.contains("Hello, Ada."))
  }

  @Test func `shows the same offer as a sheet, or in the second column where there is room`() {
    launch()
    app.tap("Buy")
    #expect(app.title == "Subscription")
    app.swipeDown()
    #expect(!app.tree.contains("BuyViewController"))
    app.resize(columns: 120, rows: 40)
    app.tap("Buy")
    #expect(app.screen.contains("A daily paper, on your desk."))
    #expect(app.screen.contains("4 euros a month"))
  }

  @Test func `is not kept alive by its screens`() {
    launch()
    weak let screen = (app.window?.rootViewController as? UISplitViewController)?
      .viewController(for: .primary)
    #expect(screen != nil)
    expectFreed {
      let coordinator = MainCoordinator(
        navigationController: UINavigationController(), experiment: .monthly)
      coordinator.launch()
      coordinator.createAccount()
      return coordinator
    }
  }

  private func launch(_ experiment: Experiment = .monthly) {
    AppDelegate.experiment = experiment
    app.launch(AppDelegate.self)
  }
}
