public import CoordinatorCore
import Foundation
public import UIKitShim

extension Link {
  /// The key of a link in the `userInfo` of activities, notifications and shortcut items.
  public static let userInfoKey = "link"

  /// The type of the activities that ``activity(for:)`` makes.
  public static let activityType = "coordinators.link"

  /// An activity that carries a link, for a new scene, for Handoff or for a search.
  public static func activity(for link: Link) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    activity.userInfo = [userInfoKey: link.text]
    return activity
  }
}

extension Coordinator {
  /// Goes to the place of a user activity; returns nil if the activity carries no link.
  ///
  /// The link of a universal link is its web address. Every other activity has it in its
  /// `userInfo`, under the key `Link.userInfoKey`.
  ///
  /// UIKit: `scene(_:continue:)` of `UISceneDelegate`.
  @discardableResult
  public func open(
    _ activity: NSUserActivity, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> LinkHandle? {
    CallSite.track(fileID, line) {
      if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
        return open(text: url.absoluteString, source: .universalLink, animated)
      }
      return open(linkIn: activity.userInfo, source: .userActivity, animated)
    }
  }

  /// Goes to the place of a link in a dictionary; returns nil if there is none.
  ///
  /// The dictionary is the `userInfo` of a notification or of a shortcut item.
  ///
  /// ```swift
  /// func userNotificationCenter(
  ///   _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  /// ) async {
  ///   coordinator.open(userInfo: response.notification.request.content.userInfo, source: .notification)
  /// }
  /// ```
  @discardableResult
  public func open(
    userInfo: [AnyHashable: Any], source: Link.Source, animated: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) -> LinkHandle? {
    CallSite.track(fileID, line) { open(linkIn: userInfo, source: source, animated) }
  }

  private func open(
    linkIn userInfo: [AnyHashable: Any]?, source: Link.Source, _ animated: Bool
  ) -> LinkHandle? {
    guard let text = userInfo?[Link.userInfoKey] as? String else { return nil }
    return open(text: text, source: source, animated)
  }

  /// Goes to the place for which a scene is connected; returns nil if that carries no link.
  ///
  /// This is a URL, a universal link, another activity, or a shortcut item with a link in its
  /// `userInfo`. Call it after the launch. The link of a notification comes to the delegate of the
  /// notification centre instead.
  ///
  /// If the options carry several links, the last one wins, and supersedes the earlier ones that
  /// still wait. The order is: the URLs, the activities, the shortcut item. UIKit gives URLs no
  /// order, nor activities. The handle is that of the last link.
  ///
  /// UIKit: `UIScene.ConnectionOptions`.
  @discardableResult
  public func open(
    _ options: UIScene.ConnectionOptions, animated: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) -> LinkHandle? {
    CallSite.track(fileID, line) {
      var handle: LinkHandle?
      for context in options.urlContexts {
        handle = open(text: context.url.absoluteString, source: .url, animated)
      }
      for activity in options.userActivities {
        handle = open(activity, animated: animated, fileID: fileID, line: line) ?? handle
      }
      return open(linkIn: options.shortcutInfo, source: .shortcutItem, animated) ?? handle
    }
  }

  /// Opens a link in a new window of its own.
  ///
  /// The new scene's delegate gets the link as an activity in its connection options, and opens it
  /// with `open(_:)`.
  ///
  /// UIKit: `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
  ///
  /// - Returns: A handle that has ended. It is performed if UIKit was asked, which reports no success.
  ///   It is rejected if the app does not support several scenes, or if this coordinator has stopped.
  @discardableResult
  public func openScene(
    for link: Link, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      let presenter = presenter
      let context = presenter.context
      guard context.activateIfNeeded(presenter) else {
        return rejectAsInactive("openScene \(link.text)")
      }
      guard UIApplication.shared.supportsMultipleScenes else {
        return reject("openScene", link.text, because: .singleScene())
      }
      context.record(.transition(Event.Transition(.openScene, .requested, subjects: [link.text])))
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: Link.activity(for: link), options: nil, errorHandler: nil)
      context.record(.transition(Event.Transition(.openScene, .performed, subjects: [link.text])))
      return TransitionHandle(ended: .performed)
    }
  }

  /// Goes to the place of a link in the scene that shows the place already, or else in this scene.
  ///
  /// The other scene is brought forward. A scene shows the place if nothing has to be done to reach
  /// it there. If several scenes show it, this scene goes first.
  @discardableResult
  public func openWhereShown(
    _ link: Link, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> LinkHandle {
    CallSite.track(fileID, line) {
      let target = rootThatShows(link) ?? self
      if let scene = target.root.nearestWindow?.windowScene, scene !== nearestWindow?.windowScene {
        UIApplication.shared.requestSceneSessionActivation(
          scene.session, userActivity: nil, options: nil, errorHandler: nil)
      }
      return target.open(link, animated: animated, fileID: fileID, line: line)
    }
  }

  private func rootThatShows(_ link: Link) -> (any Coordinator)? {
    ([root] + RootRegistry.running).first { root in
      (try? root.plan(to: root.path(for: link)))?.steps.isEmpty == true
    }
  }
}
