import Coordinators
import UIKit

extension Reading {
  /// Shows an article on the stack of whoever starts it, and ends when the article is left.
  final class Coordinator: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController

    private let viewModel: ArticleViewModel
    private let session: Session

    init(article: Article, services: Services, navigationController: UINavigationController) {
      self.navigationController = navigationController
      session = services.session
      viewModel = ArticleViewModel(
        article: article, saved: services.saved, session: services.session
      )
    }

    func start() {
      let screen = ArticleViewController(viewModel: viewModel)
      screen.delegate = self
      show(screen)
    }

    /// Closes the subscription, if one is being made.
    func leaveSheet() {
      for child in children { stop(child) }
    }
  }
}

extension Reading.Coordinator: Reading.ArticleViewControllerDelegate {
  func subscribeButtonPressed() {
    let flow = Subscribe.Coordinator(plans: Plan.allCases)
    present(flow, style: .pageSheet).whenEnded { [weak self] outcome in
      guard let self, case .finished(let plan) = outcome else { return }
      session.subscribe(to: plan)
      viewModel.refresh()
    }
  }
}
