import Coordinators
import UIKit
import UserNotifications

/// Creates the tabs, and opens links, notifications, activities and quick actions.
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

  /// Opens a link, such as `tabs://article/1` or `tabs://contact`.
  @discardableResult
  func open(_ url: URL) -> Bool {
    show(url.host ?? "", Int(url.lastPathComponent))
  }

  /// Opens the article of a notification.
  @discardableResult
  func open(_ notification: UNNotification) -> Bool {
    let id = notification.request.content.userInfo["article"] as? String
    return show("article", id.flatMap { Int($0) })
  }

  /// Continues an activity: the page of an article.
  func `continue`(_ activity: NSUserActivity) -> Bool {
    activity.webpageURL.map { show("article", Int($0.lastPathComponent)) } ?? false
  }

  /// Performs a quick action of the home screen.
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
