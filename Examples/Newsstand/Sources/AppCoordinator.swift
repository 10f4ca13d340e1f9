import Coordinators
import Foundation
import UIKit

/// Decides between the newcomer's pages, the login and the main experience, and takes the links.
final class AppCoordinator: WindowCoordinator {
  let context = CoordinatorContext()
  let window: UIWindow

  private let services: Services
  private weak var main: MainCoordinator?
  private var waitingLink: (link: Link, url: URL)?

  init(window: UIWindow, services: Services) {
    self.window = window
    self.services = services
  }

  func start() {
    if services.session.isLoggedIn {
      showMain()
    } else if services.preferences.preferences.hasSeenOnboarding {
      showLogin()
    } else {
      showOnboarding()
    }
    window.makeKeyAndVisible()
  }

  /// Goes where the link leads; one that comes before the login is over waits for it.
  func open(_ url: URL) throws(LinkError) {
    do {
      let link = try Link(url)
      try check(link, from: url)
      note(url, main == nil ? "waits for the login" : "opened")
      waitingLink = (link, url)
      followWaitingLink()
    } catch {
      note(url, "refused: \(error)")
      throw error
    }
  }

  private func showOnboarding() {
    setRoot(Onboarding.Coordinator(pages: Onboarding.Page.all)).whenEnded { [weak self] outcome in
      guard let self, case .finished = outcome else { return }
      services.preferences.noteOnboarding()
      showLogin()
    }
  }

  private func showLogin() {
    let login = Login.Coordinator(accounts: services.accounts, session: services.session)
    setRoot(login).whenEnded { [weak self] outcome in
      guard let self, case .finished(let account) = outcome else { return }
      services.session.begin(with: account)
      services.session.remember(services.preferences.preferences.remembersUsername)
      showMain()
    }
  }

  private func showMain() {
    let main = MainCoordinator(services: services)
    self.main = main
    setRoot(main)
    followWaitingLink()
  }

  private func followWaitingLink() {
    guard let main, let (link, url) = waitingLink else { return }
    waitingLink = nil
    if window.rootViewController === main.tabBarController {
      follow(link, in: main)
    } else {
      attempt(.setRoot(main)).whenCompleted { [weak self] result in
        if case .rejected(let reason) = result {
          self?.note(url, "refused: \(reason)")
        } else {
          self?.follow(link, in: main)
        }
      }
    }
  }

  private func follow(_ link: Link, in main: MainCoordinator) {
    switch link {
    case .article(let id):
      guard let article = services.articles[id] else { return }
      main.open(article)
    }
  }

  private func check(_ link: Link, from url: URL) throws(LinkError) {
    switch link {
    case .article(let id):
      if services.articles[id] == nil { throw .unknownArticle(id, in: url) }
    }
  }

  private func note(_ url: URL, _ result: String) {
    context.journal.record(.link(url.absoluteString, result: result), path: "AppCoordinator")
  }
}

extension AppCoordinator: Login.LoginCoordinatorDelegate {
  func coordinatorDidFailToLogin(error: AccountError) {
    alert("The login failed", message: error.description)
  }
}

extension AppCoordinator: Transitions.RootSwapping {
  func swapRoot(for guest: Guests.Coordinator) -> TransitionHandle {
    setRoot(guest, suspendingCurrent: true, animated: true)
  }

  func swapRootByHand(for guest: Guests.Coordinator) {
    start(guest)
    window.rootViewController = guest.rootViewController
  }
}

extension AppCoordinator: Guests.CoordinatorDelegate {
  func guest(_ guest: Guests.Coordinator, wishes wish: Guests.Wish) {
    guest.record.begin()
    guest.record.note("root", setRoot(guest.makeAnother(), animated: true))
  }
}

extension AppCoordinator: SceneCoordinatorDelegate {
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    if let main { setRoot(main, animated: true) } else { showMain() }
  }
}
