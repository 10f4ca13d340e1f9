/// A class that tells which outlets, actions and runtime attributes it has.
///
/// Interface Builder's connections set properties and call methods by their names, which needs
/// Objective-C. Without it a class names them itself:
///
/// ```swift
/// class BuyViewController: UIViewController, StoryboardConnecting {
///   private weak var priceLabel: UILabel!
///
///   @IBAction func buyTapped(_ sender: Any) { delegate?.buy(self) }
///
///   func connect(_ storyboard: StoryboardConnections) {
///     storyboard.outlet("priceLabel") { priceLabel = $0 }
///     storyboard.action("buyTapped:") { buyTapped($0) }
///   }
/// }
/// ```
///
/// A subclass with connections of its own overrides the method and calls super.
@preconcurrency @MainActor
public protocol StoryboardConnecting: AnyObject {
  /// Names the outlets, actions and attributes.
  ///
  /// It is called for each connection when that is made, for an action each time it is sent, and when an
  /// unwind segue, or an action for the first responder, looks for an object that has the action.
  /// Of all closures at most one is performed, that of the connection in question, before the call
  /// of its method returns; so the method should do nothing else.
  func connect(_ storyboard: StoryboardConnections)
}
