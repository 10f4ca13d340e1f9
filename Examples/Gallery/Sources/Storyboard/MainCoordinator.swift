import Coordinators
import UIKit

/// The hub: makes each screen, gives it what it needs, and decides how it is shown.
final class MainCoordinator: NavigationCoordinator, SplitCoordinator, Buying {
  let context = CoordinatorContext()
  var navigationController: UINavigationController
  let splitViewController = UISplitViewController(style: .doubleColumn)

  private let experiment: Experiment
  private let accounts = Accounts()
  private weak var offer: UIViewController?

  init(navigationController: UINavigationController, experiment: Experiment) {
    self.navigationController = navigationController
    self.experiment = experiment
    splitViewController.preferredDisplayMode = .oneBesideSecondary
    splitViewController.setViewController(navigationController, for: .primary)
  }

  func start() {
    let vc = ViewController.instantiate()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: false)
  }

  /// The one place that knows which offer is made, and where it is shown.
  func buySubscription() {
    let vc: any UIViewController & Offering
    switch experiment {
    case .monthly: vc = BuyViewController.instantiate()
    case .yearly: vc = YearlyOfferViewController.instantiate()
    }
    vc.viewModel = OfferViewModel(experiment)
    vc.coordinator = self
    withdrawOffer()
    offer = vc
    if splitViewController.isCollapsed {
      present(vc, style: .pageSheet)
    } else {
      setColumn(vc, for: .secondary)
    }
  }

  func createAccount() {
    let vc = CreateAccountViewController.instantiate()
    vc.viewModel = AccountViewModel(accounts)
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: true)
  }

  func readSample() {
    let vc = SampleViewController.instantiate()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: true)
  }

  func offerTaken() {
    accounts.subscriptions += 1
    withdrawOffer()
    alert("Subscribed")
  }

  /// Removes the offer from its column or sheet: the width of the window may have changed.
  private func withdrawOffer() {
    guard let offer else { return }
    if splitViewController.viewController(for: .secondary) === offer {
      splitViewController.hide(.secondary)
      splitViewController.setViewController(nil, for: .secondary)
    } else if offer.presentingViewController != nil {
      dismiss()
    }
  }
}
