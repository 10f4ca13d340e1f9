package import CoordinatorCore
package import UIKitShim

extension Coordinator {
  /// The container that a transition changes; the visible one if this coordinator has none, because
  /// the recorded transition has named its container then.
  package func container<Container: UIViewController>(
    of transition: ScreenTransition, orVisible visible: Container?
  ) -> Container? {
    let change = TransitionRequest.preview(of: transition, by: context).change
    return change?.container as? Container ?? visible
  }

  /// Selects a tab whose choice the journal has recorded without a route.
  ///
  /// If an entry guard decides on the tab, it is asked: a user, or a path, may have come to it.
  package func selectRecordedTab(
    at index: Int, orIn visible: UITabBarController?
  ) -> TransitionHandle {
    let tabs = container(of: .select(index: index), orVisible: visible)
    let transition = ScreenTransition.select(index: index, in: tabs, animated: false)
    let change = TransitionRequest.preview(of: transition, by: context).change
    if let (guardian, route) = entry(toTab: change?.target) {
      return context.engine.entryQuestions.trigger(route, of: guardian, animated: false)
    }
    return request(transition)
  }

  /// Turns to the page at a position that the journal has recorded.
  ///
  /// - Returns: Nil if there is no such page.
  package func turnToRecordedPage(
    at index: Int, orIn visible: UIPageViewController?
  ) -> TransitionHandle? {
    let container = container(of: .setPages([]), orVisible: visible)
    let pages = container.map { PageObserver.of($0).pages } ?? []
    guard pages.indices.contains(index) else { return nil }
    return request(.turn(to: pages[index], in: container, animated: false))
  }
}

extension Routing {
  /// The route of a JSON text.
  func route(decoding text: String) throws(SnapshotError) -> Route {
    guard let type = Route.self as? any Decodable.Type,
      let route = try Snapshot.value(type, decoding: text) as? Route
    else { throw .undecodableRoute(typeName(Route.self), text) }
    return route
  }

  /// Goes to a route that the journal has recorded, as `trigger(_:animated:)` does.
  ///
  /// - Parameter text: The route as JSON.
  /// - Throws: A `SnapshotError` if the text is no route of this coordinator.
  package func trigger(decoding text: String) throws(SnapshotError) -> TransitionHandle {
    enter(try route(decoding: text), animated: false)
  }
}
