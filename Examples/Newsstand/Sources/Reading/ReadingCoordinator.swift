import Coordinators
import UIKit

extension Reading {
  /// Shows an article where whoever starts it says, and ends when the article is left.
  final class Coordinator: NavigationCoordinator {
    let context = CoordinatorContext()

    /// Where the article is; it follows a change.
    var place: Place {
      didSet { move(from: oldValue.navigationController) }
    }

    private let viewModel: ArticleViewModel
    private let services: Services
    private weak var screen: ArticleViewController?

    init(article: Article, services: Services, place: Place) {
      self.place = place
      self.services = services
      viewModel = ArticleViewModel(
        article: article, saved: services.saved, session: services.session
      )
    }

    var navigationController: UINavigationController { place.navigationController }

    func start() {
      let screen = ArticleViewController(viewModel: viewModel)
      screen.delegate = self
      self.screen = screen
      switch place {
      case .onTop: show(screen)
      case .alone: set([screen], animated: false)
      }
    }

    private func move(from former: UINavigationController) {
      guard let screen, former !== navigationController else { return }
      former.viewControllers.removeAll { $0 === screen }
      switch place {
      case .onTop: show(screen, animated: false)
      case .alone: set([screen], animated: false)
      }
    }

    /// Closes the subscription or the letter, if one is open.
    func leaveSheet() {
      for child in children { stop(child) }
    }
  }
}

extension Reading.Coordinator: Reading.ArticleViewControllerDelegate {
  func subscribeButtonPressed() {
    let flow = Subscribe.Coordinator(plans: Plan.allCases)
    present(flow).whenEnded { [weak self] outcome in
      guard let self, case .finished(let plan) = outcome else { return }
      services.session.subscribe(to: plan)
      viewModel.refresh()
    }
  }

  func detailsButtonPressed(_ button: UIBarButtonItem) {
    let details = Reading.DetailsViewController(
      viewModel: Reading.DetailsViewModel(article: viewModel.article)
    )
    details.modalPresentationStyle = .popover
    details.popoverPresentationController?.barButtonItem = button
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
      guard let self, case .finished(let letter) = outcome, let url = letter.url else { return }
      leave(for: url)
    }
  }
}
