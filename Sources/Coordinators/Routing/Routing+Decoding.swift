package import CoordinatorCore

extension Routing {
  /// The route of a JSON text.
  func route(decoding text: String) throws(SnapshotError) -> Route {
    guard let type = Route.self as? any Decodable.Type else {
      throw .undecodableRoute(typeName(Route.self), text)
    }
    func value<Value: Decodable>(_ type: Value.Type) throws(SnapshotError) -> Any {
      try Snapshot.value(type, decoding: text)
    }
    guard let route = try value(type) as? Route else {
      throw .undecodableRoute(typeName(Route.self), text)
    }
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
