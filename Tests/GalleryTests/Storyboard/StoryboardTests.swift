import CoordinatorTesting
import Foundation
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

  @Test(arguments: [("Create account", "Account"), ("Read a page", "A page")])
  func `lets two screens trigger the purchase, which know nothing of it`(
    button: String, title: String
  ) {
    launch()
    app.tap(button)
    #expect(app.title == title)
    app.tap("Buy")
    #expect(app.screen.contains("4 euros a month"))
    app.tap("Subscribe")
    #expect(app.title == "Subscribed")
    app.tap("OK")
    #expect(app.title == title)
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

  @Test(arguments: [
    (Experiment.monthly, "BuyViewController", "4 euros a month"),
    (.yearly, "YearlyOfferViewController", "40 euros a year"),
  ])
  func `shows the same offer as a sheet, or in the second column where there is room`(
    experiment: Experiment, screen: String, price: String
  ) {
    launch(experiment)
    app.tap("Buy")
    #expect(app.journal.contains("present \(screen)"))
    #expect(!app.journal.contains("setColumn \(screen)"))
    app.swipeDown()
    #expect(!app.tree.contains(screen))
    app.resize(columns: 120, rows: 40)
    app.tap("Buy")
    #expect(app.screen.contains("A daily paper, on your desk."))
    #expect(app.screen.contains(price))
    #expect(app.journal.contains("setColumn \(screen)"))
    #expect(split?.viewController(for: .secondary) != nil)
    #expect(split?.presentedViewController == nil)
  }

  @Test func `takes the offer from its column when it was taken`() {
    launch()
    app.resize(columns: 120, rows: 40)
    app.tap("Buy")
    app.tap("Subscribe")
    #expect(app.title == "Subscribed")
    app.tap("OK")
    #expect(!app.screen.contains("4 euros a month"))
    #expect(!app.tree.contains("BuyViewController"))
    #expect(!app.journal.contains("rejected"))
  }

  @Test func `takes the offer from the stack that its column has become`() {
    launch()
    app.resize(columns: 120, rows: 40)
    app.tap("Buy")
    app.resize(columns: 80, rows: 24)
    #expect(app.title == "Subscription")
    app.tap("Subscribe")
    app.tap("OK")
    #expect(app.title == "Paper")
    #expect(app.depth == 1)
    #expect(!app.tree.contains("BuyViewController"))
  }

  @Test func `makes one offer at a time, however wide the window was before`() {
    launch()
    app.resize(columns: 120, rows: 40)
    app.tap("Buy")
    app.resize(columns: 80, rows: 24)
    app.back()
    app.tap("Buy")
    app.resize(columns: 120, rows: 40)
    #expect(app.screen.components(separatedBy: "4 euros a month").count == 2)
    #expect(split?.viewController(for: .secondary) == nil)
    app.tap("Subscribe")
    app.tap("OK")
    #expect(app.tree == "MainCoordinator  active  ◀ ViewController")
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

  private var split: UISplitViewController? {
    app.window?.rootViewController as? UISplitViewController
  }

  private func launch(_ experiment: Experiment = .monthly) {
    AppDelegate.experiment = experiment
    app.launch(AppDelegate.self)
  }
}
