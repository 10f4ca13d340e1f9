import Foundation

/// An interaction with a view, such as a drag.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to or removed from a view.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to or removed from a view.
  func didMove(to view: UIView?)
}
