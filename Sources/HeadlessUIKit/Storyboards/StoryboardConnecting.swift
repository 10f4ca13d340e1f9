/// A class that declares its outlets, actions and runtime attributes for Interface Builder.
///
/// Interface Builder's connections set properties and call methods by their names, which needs
/// Objective-C. Without it, a class declares them itself:
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
  /// Declares the outlets, actions and attributes.
  ///
  /// It is called when a connection is made, each time an action is sent, and when an unwind segue or
  /// an action for the first responder searches for an object with the action. At most one of the
  /// closures is called, that of the current connection, before its method returns. The method should
  /// have no other effects.
  func connect(_ storyboard: StoryboardConnections)
}
