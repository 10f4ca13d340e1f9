/// A coordinator with a state that a snapshot contains.
///
/// The state is what the user has chosen or typed and what no route says, such as a filter, a scroll
/// position or a draft. Keep it small, and keep documents elsewhere.
///
/// ```swift
/// final class SearchCoordinator: Coordinator, Restorable {
///   nonisolated struct SearchState: Codable { var text = "" }
///
///   let context = CoordinatorContext()
///   private var search = SearchState()
///
///   var restorableState: SearchState { search }
///   func restore(_ state: SearchState) { search = state }
///   func start() {}
/// }
/// ```
///
/// If a saved state cannot be decoded, for example because its type has changed, a diagnostic says
/// so, and ``restore(_:)`` is not called.
@MainActor
public protocol Restorable<RestorableState>: Coordinator {
  /// The type of the state.
  associatedtype RestorableState: Codable & Sendable

  /// The state for a snapshot, which is read each time that one is made.
  var restorableState: RestorableState { get }

  /// Applies the state of a snapshot, after `start()` and before the coordinator's routes are entered.
  ///
  /// `start()` may have shown a screen already. Update its views here, too.
  func restore(_ state: RestorableState)
}

extension Restorable {
  /// The state as the JSON text of a node.
  package func encodedState() throws(SnapshotError) -> String {
    try Snapshot.text(encoding: restorableState)
  }

  /// Applies the state of a node's JSON text.
  package func restore(decoding text: String) throws(SnapshotError) {
    restore(try Snapshot.value(RestorableState.self, decoding: text))
  }
}
