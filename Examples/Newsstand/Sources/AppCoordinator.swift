import Coordinators
import Foundation
import UIKit

/// Shows the onboarding, the login or the main experience.
final class AppCoordinator: WindowCoordinator {
  nonisolated enum Route: Hashable, Codable, Sendable { case main }

  let context = CoordinatorContext()
  let window: UIWindow

  private let services: Services

  /// Waits for the end of the onboarding or of the login; nil while neither is shown.
  private var entry: (@MainActor () async -> Void)?

  init(window: UIWindow, services: Services) {
    self.window = window
    self.services = services
  }

  func start() {
    if services.session.isLoggedIn {
      trigger(.main)
    } else if services.preferences.preferences.hasSeenOnboarding {
      showLogin()
    } else {
      showOnboarding()
    }
    window.makeKeyAndVisible()
  }

  private func showOnboarding() {
    let pages = setRoot(Onboarding.Coordinator(pages: Onboarding.Page.all))
    entry = { _ = await pages.outcome }
    pages.whenEnded { [weak self] outcome in
      guard let self else { return }
      entry = nil
      guard case .finished = outcome else { return }
      services.preferences.noteOnboarding()
      showLogin()
    }
  }

  private func showLogin() {
    let login = setRoot(Login.Coordinator(accounts: services.accounts, session: services.session))
    entry = { _ = await login.outcome }
    login.whenEnded { [weak self] outcome in
      guard let self else { return }
      entry = nil
      guard case .finished(let account) = outcome else { return }
      services.session.begin(with: account)
      services.session.remember(services.preferences.preferences.remembersUsername)
      trigger(.main)
    }
  }
}

extension AppCoordinator: EntryGuarding {
  static var links: LinkTable<Route> {
    LinkSchemes("newsstand")
    LinkHosts("newsstand.example")
    Mount("", on: MainCoordinator.self, by: .main)
  }

  func transition(for route: Route) -> ScreenTransition {
    .setRoot(MainCoordinator(services: self.services))
  }

  func guardsEntry(to route: Route) -> Bool { !services.session.isLoggedIn }

  /// Lets a link or a restoration wait until the login is over.
  func admit(_ route: Route) async -> Admission<Route> {
    while let entry { await entry() }
    return services.session.isLoggedIn ? .allow : .deny("Nobody is logged in.")
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
    if let main = child(MainCoordinator.self) {
      setRoot(main, animated: true)
    } else {
      trigger(.main)
    }
  }
}
