import Coordinators
import UIKit

extension Imprint {
  /// Shows the screens of `Imprint.storyboard` on the stack of whoever starts it.
  final class Coordinator: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController

    private let services: Services

    init(services: Services, navigationController: UINavigationController) {
      self.services = services
      self.navigationController = navigationController
    }

    func start() {
      let viewModel = ImprintViewModel(articles: services.articles)
      let screen = ImprintViewController.instantiate {
        ImprintViewController(coder: $0, viewModel: viewModel)
      }
      screen.delegate = self
      push(screen)
    }
  }
}

extension Imprint.Coordinator: ImprintViewControllerDelegate {
  func writeButtonPressed() {
    let viewModel = Mail.ComposerViewModel(
      title: "Write to us", note: "The publisher reads this.",
      letter: Mail.Letter(recipient: "publisher@newsstand.example", subject: "Newsstand"),
      signature: services.preferences.preferences.signature
    )
    present(Mail.Coordinator(viewModel: viewModel), style: .pageSheet).whenEnded {
      [weak self] outcome in
      if case .finished(let letter) = outcome { self?.send(letter) }
    }
  }

  func licencesButtonPressed() {
    push(LicencesViewController.instantiate())
  }
}
