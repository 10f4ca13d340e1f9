import Foundation

/// What answers to touches and drags on a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or was removed.
  func didMove(to view: UIView?)
}
