infix operator => : AssignmentPrecedence

extension MulticastDelegate {
  /// Adds a listener, held weakly: `coordinator.delegate += self`.
  public static func += (delegate: MulticastDelegate, listener: Listener) {
    delegate.add(listener)
  }

  /// Removes a listener: `coordinator.delegate -= self`.
  public static func -= (delegate: MulticastDelegate, listener: Listener) {
    delegate.remove(listener)
  }

  /// Calls a closure with every listener: `delegate => { $0.coordinatorDidLoginSuccessfully() }`.
  public static func => (delegate: MulticastDelegate, body: (Listener) -> Void) {
    delegate.invoke(body)
  }
}
