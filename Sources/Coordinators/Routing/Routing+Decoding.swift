package import CoordinatorCore

extension Coordinator {
  /// Selects a tab whose choice the journal has recorded without a route.
  ///
  /// If an entry guard decides on the tab, it is asked: a person, or a path, may have come to it.
  package func selectRecordedTab(at index: Int) -> TransitionHandle {
    let transition = ScreenTransition.select(index: index, animated: false)
    let change = TransitionRequest.preview(of: transition, by: context).change
    if let (guardian, route) = child(inTab: change?.target(named: nil))?.entryFromParent {
      return context.engine.entryQuestions.trigger(route, of: guardian, animated: false)
    }
    return perform(transition)
  }
}

extension PageCoordinator {
  /// Turns to the page at a position that the journal has recorded.
  ///
  /// - Returns: Nil if there is no such page.
  package func turnToRecordedPage(at index: Int) -> TransitionHandle? {
    let pages = PageObserver.of(pageViewController).pages
    guard pages.indices.contains(index) else { return nil }
    return perform(.turn(to: pages[index], animated: false))
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

  /// Goes to a route that the journal has recorded, as ``trigger(_:animated:)`` does.
  ///
  /// - Parameter text: The route as JSON.
  /// - Throws: A `SnapshotError` if the text is no route of this coordinator.
  package func trigger(decoding text: String) throws(SnapshotError) -> TransitionHandle {
    trigger(try route(decoding: text), animated: false)
  }
}
