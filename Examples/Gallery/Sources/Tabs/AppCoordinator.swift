import Coordinators
import UIKit
import UserNotifications

/// Puts the tabs together, and leads to where something from outside points.
final class AppCoordinator: TabBarCoordinator {
  let context = CoordinatorContext()
  var tabBarController: UITabBarController
  var tabs: [AnyTabCoordinator]

  init(tabBarController: UITabBarController, services: Services) {
    self.tabBarController = tabBarController
    tabs = [
      deGenericize(NewsTabCoordinator(articles: services.articles)),
      deGenericize(TodayTabCoordinator()),
      deGenericize(AboutTabCoordinator(mailbox: services.mailbox)),
    ]
  }

  func start() {
    for tab in tabs { start(tab) }
    tabBarController.viewControllers = tabs.map { (coordinator) -> UIViewController in
      return coordinator.rootController
    }
  }

  // MARK: From outside

  /// Goes where a link leads: `tabs://article/1`, `tabs://contact`.
  @discardableResult
  func open(_ url: URL) -> Bool {
    show(url.host ?? "", Int(url.lastPathComponent))
  }

  /// Goes to the article that a notification speaks of.
  @discardableResult
  func open(_ notification: UNNotification) -> Bool {
    let id = notification.request.content.userInfo["article"] as? String
    return show("article", id.flatMap { Int($0) })
  }

  /// Goes on with what was begun elsewhere: the page of an article.
  func `continue`(_ activity: NSUserActivity) -> Bool {
    activity.webpageURL.map { show("article", Int($0.lastPathComponent)) } ?? false
  }

  /// Does what was chosen on the home screen.
  func perform(_ shortcut: UIApplicationShortcutItem) -> Bool {
    show(shortcut.type, nil)
  }

  private func show(_ place: String, _ id: Int?) -> Bool {
    switch place {
    case "article":
      guard let news = child(NewsTabCoordinator.self), let id, news.hasArticle(id) else {
        return false
      }
      dismissAll()
      news.open(id)
      select(news)
    case "contact":
      guard let about = child(AboutTabCoordinator.self) else { return false }
      dismissAll()
      about.openContact()
      select(about)
    default: return false
    }
    return true
  }
}
