import Coordinators
import Foundation
import UIKit

extension About {
  final class Coordinator: TabCoordinator, NavigationCoordinator {
    nonisolated enum Route: Hashable, Codable, Sendable { case list, feedback, settings, welcome }

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

    private func makeViewModel(
      title: String, note: String, recipient: String
    ) -> Mail.ComposerViewModel {
      Mail.ComposerViewModel(
        title: title, note: note, letter: Mail.Letter(recipient: recipient, subject: "Newsstand"),
        signature: services.preferences.preferences.signature
      )
    }
  }
}

extension About.Coordinator: Routing {
  static var links: LinkTable<Route> {
    LinkPattern("", to: .list)
    LinkPattern("feedback", to: .feedback)
    LinkPattern("settings", to: .settings)
    LinkPattern("welcome", to: .welcome)
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .list: .popToRoot()
    case .feedback: .present(self.makeFeedback(), style: .pageSheet)
    case .settings: .present(self.makeSettings())
    case .welcome: .present(Onboarding.Coordinator(pages: Onboarding.Page.all), style: .pageSheet)
    }
  }

  private func makeFeedback() -> Mail.Coordinator {
    let viewModel = makeViewModel(
      title: "Feedback", note: "What should we do better?",
      recipient: "feedback@newsstand.example"
    )
    return Mail.Coordinator(viewModel: viewModel).whenEnded { [weak self] outcome in
      if case .finished(let letter) = outcome { self?.send(letter) }
    }
  }

  private func makeSettings() -> Settings.Coordinator {
    Settings.Coordinator(store: services.preferences).whenEnded {
      [session = services.session] outcome in
      guard case .finished(let preferences) = outcome else { return }
      session.remember(preferences.remembersUsername)
    }
  }
}

extension About.Coordinator: About.AboutRootViewControllerDelegate {
  func handleFeedbackButton() {
    trigger(.feedback)
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
    trigger(.settings)
  }

  func firstStepsButtonPressed() {
    trigger(.welcome)
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
