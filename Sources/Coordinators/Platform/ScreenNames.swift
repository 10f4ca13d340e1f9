import CoordinatorCore
import UIKitShim

/// A screen's name in trees, journals and messages: its type with its namespace, without its module.
@MainActor
func screenName(of screen: UIViewController) -> String {
  typeName(of: screen)
}
