import Coordinators
import Foundation
import UIKit

extension About {
  final class Coordinator: TabCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let rootController = UINavigationController()
    let tabBarItem = UITabBarItem(
      title: "About", image: UIImage(systemName: "info.circle"),
      selectedImage: UIImage(systemName: "info.circle.fill")
    )

    private let services: Services
    private let transitions = Transitions.Record()

    init(services: Services) {
      self.services = services
    }

    var navigationController: UINavigationController { rootController }

    func start() {
      let screen = AboutRootViewController()
      screen.delegate = self
      push(screen, animated: false)
    }

    /// Goes back to where the tab begins from the flows that it has started.
    func leaveFlows() {
      for child in children { stop(child) }
    }

    private func makeViewModel(
      title: String, note: String, recipient: String
    ) -> Mail.ComposerViewModel {
      Mail.ComposerViewModel(
        title: title, note: note, letter: Mail.Letter(recipient: recipient, subject: "Newsstand"),
        signature: services.preferences.preferences.signature
      )
    }

    private func send(_ letter: Mail.Letter) {
      guard let url = letter.url else { return }
      leave(for: url)
    }
  }
}

extension About.Coordinator: About.AboutRootViewControllerDelegate {
  func handleFeedbackButton() {
    let viewModel = makeViewModel(
      title: "Feedback", note: "What should we do better?",
      recipient: "feedback@newsstand.example"
    )
    present(Mail.Coordinator(viewModel: viewModel), style: .pageSheet).whenEnded {
      [weak self] outcome in
      guard case .finished(let letter) = outcome else { return }
      self?.send(letter)
    }
  }

  func showContactUs() {
    let viewModel = makeViewModel(
      title: "Contact us", note: "Or on paper: Newsstand, 42 Station Road, Upper Town.",
      recipient: "hello@newsstand.example"
    )
    let screen = Mail.ComposerViewController(viewModel: viewModel)
    screen.delegate = self
    push(screen)
  }

  func rateApp() {
    var store = URLComponents()
    store.scheme = "https"
    store.host = "store.newsstand.example"
    store.path = "/review"
    guard let url = store.url else { return }
    leave(for: url)
  }

  func settingsButtonPressed() {
    present(Settings.Coordinator(store: services.preferences)).whenEnded {
      [session = services.session] outcome in
      guard case .finished(let preferences) = outcome else { return }
      session.remember(preferences.remembersUsername)
    }
  }

  func firstStepsButtonPressed() {
    present(Onboarding.Coordinator(pages: Onboarding.Page.all), style: .pageSheet)
  }

  func imprintButtonPressed() {
    start(Imprint.Coordinator(services: services, navigationController: navigationController))
  }

  func transitionsButtonPressed() {
    start(
      Transitions.Coordinator(record: transitions, navigationController: navigationController)
    )
  }
}

extension About.Coordinator: Mail.ComposerViewControllerDelegate {
  func letterWritten(_ letter: Mail.Letter) {
    pop()
    send(letter)
  }

  func mayDiscardLetter() async -> Bool {
    await mayDiscard("the draft", "It has not been sent.")
  }
}
