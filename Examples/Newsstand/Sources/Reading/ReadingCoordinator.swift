import Coordinators
import UIKit

extension Reading {
  /// Shows an article on a stack, its own or that of its parent, and stops when the user leaves it.
  final class Coordinator: NavigationCoordinator {
    nonisolated enum Route: Hashable, Codable, Sendable { case subscribe }

    let context = CoordinatorContext()
    let navigationController: UINavigationController

    private let viewModel: ArticleViewModel
    private let services: Services

    init(
      article: Article, services: Services,
      navigationController: UINavigationController = UINavigationController()
    ) {
      self.services = services
      self.navigationController = navigationController
      viewModel = ArticleViewModel(
        article: article, saved: services.saved, session: services.session
      )
    }

    var article: Article { viewModel.article }

    func start() {
      let screen = ArticleViewController(viewModel: viewModel)
      screen.delegate = self
      push(screen)
    }
  }
}

extension Reading.Coordinator: Routing {
  static var links: LinkTable<Route> {
    LinkPattern("subscribe", to: .subscribe)
  }

  func transition(for route: Route) -> ScreenTransition {
    .present(
      Subscribe.Coordinator(plans: Plan.allCases).whenEnded { [weak self] outcome in
        guard let self, case .finished(let plan) = outcome else { return }
        services.session.subscribe(to: plan)
        viewModel.refresh()
      })
  }
}

extension Reading.Coordinator: Reading.ArticleViewControllerDelegate {
  func subscribeButtonPressed() {
    trigger(.subscribe)
  }

  func detailsButtonPressed(_ button: UIBarButtonItem) {
    let details = Reading.DetailsViewController(
      viewModel: Reading.DetailsViewModel(article: viewModel.article)
    )
    details.modalPresentationStyle = .popover
    details.popoverPresentationController?.sourceItem = button
    present(details)
  }

  func reportButtonPressed() {
    let composer = Mail.ComposerViewModel(
      title: "Report a mistake", note: "What is wrong, and how would it be right?",
      letter: Mail.Letter(
        recipient: "editors@newsstand.example", subject: viewModel.article.title
      ),
      signature: services.preferences.preferences.signature
    )
    present(Mail.Coordinator(viewModel: composer), style: .pageSheet).whenEnded {
      [weak self] outcome in
      if case .finished(let letter) = outcome { self?.send(letter) }
    }
  }
}
