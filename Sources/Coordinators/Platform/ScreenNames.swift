import CoordinatorCore
import UIKitShim

/// A screen's name in trees and journals: its type with its namespace, without its module.
@MainActor
func screenName(of screen: UIViewController) -> String {
  typeName(of: screen)
}

extension UIViewController {
  /// The name of this screen in messages: that of its coordinator, or its class and title.
  func nameInMessages(of owner: ScreenOwner?) -> String {
    if let coordinator = (owner ?? screenRecord?.owner)?.context?.coordinator,
      coordinator.ownScreen === self
    {
      return typeName(of: coordinator)
    }
    guard let title = title ?? navigationItem.title else { return screenName(of: self) }
    return "\(screenName(of: self)) \"\(title)\""
  }
}
