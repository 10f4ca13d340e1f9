import Coordinators
import Foundation
import UIKit

/// Shows the onboarding, the login or the main experience.
final class AppCoordinator: WindowCoordinator {
  nonisolated enum Route: Hashable, Codable, Sendable { case main }

  let context = CoordinatorContext()
  let window: UIWindow

  private let services: Services

  init(window: UIWindow, services: Services) {
    self.window = window
    self.services = services
  }

  func start() {
    setRoot(UIViewController())  // The launch screen.
    window.makeKeyAndVisible()
    trigger(.main)
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

  /// Shows the onboarding once, then the login; a link or a restoration waits for its end.
  func admit(_ route: Route) async -> Admission<Route> {
    let preferences = services.preferences
    if !preferences.preferences.hasSeenOnboarding {
      let pages = setRoot(Onboarding.Coordinator(pages: Onboarding.Page.all))
      guard await pages.outcome.isFinished else { return .deny("The onboarding has not ended.") }
      preferences.noteOnboarding()
    }
    let login = setRoot(Login.Coordinator(accounts: services.accounts, session: services.session))
    guard let account = await login.outcome.output else { return .deny("Nobody is logged in.") }
    services.session.begin(with: account)
    services.session.remember(preferences.preferences.remembersUsername)
    return .allow
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
