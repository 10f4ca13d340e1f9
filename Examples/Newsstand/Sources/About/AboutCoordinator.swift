import Coordinators
import Foundation
import UIKit

extension About {
  final class Coordinator: TabCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let rootController = UINavigationController()
    let tabBarItem = UITabBarItem(
      title: "About", image: UIImage(systemName: "info.circle"), selectedImage: nil
    )

    private let services: Services

    init(services: Services) {
      self.services = services
    }

    var navigationController: UINavigationController { rootController }

    func start() {
      let screen = AboutRootViewController()
      screen.delegate = self
      show(screen, animated: false)
    }

    /// Closes what covers the tabs.
    func leaveSheet() {
      for child in children { stop(child) }
    }

    private func leave(for components: URLComponents) {
      guard let url = components.url else { return }
      UIApplication.shared.open(url)
    }
  }
}

extension About.Coordinator: About.AboutRootViewControllerDelegate {
  func handleFeedbackButton() {
    let screen = About.FeedbackViewController()
    screen.delegate = self
    show(screen)
  }

  func showContactUs() {
    show(About.ContactUsViewController())
  }

  func rateApp() {
    var store = URLComponents()
    store.scheme = "https"
    store.host = "store.newsstand.example"
    store.path = "/review"
    leave(for: store)
  }

  func settingsButtonPressed() {
    present(Settings.Coordinator(store: services.preferences)).whenEnded {
      [session = services.session] outcome in
      guard case .finished(let preferences) = outcome else { return }
      session.remember(preferences.remembersUsername)
    }
  }
}

extension About.Coordinator: About.FeedbackViewControllerDelegate {
  func sendButtonPressed(text: String) {
    var mail = URLComponents()
    mail.scheme = "mailto"
    mail.path = "feedback@newsstand.example"
    mail.queryItems = [
      URLQueryItem(name: "subject", value: "Newsstand"), URLQueryItem(name: "body", value: text),
    ]
    leave(for: mail)
    pop()
  }
}
