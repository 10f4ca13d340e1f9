import CoordinatorTesting
import HeadlessUIKit

/// A screen with a title and nothing else.
final class Screen: UIViewController {
  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A weak reference to a screen.
struct WeakScreen { weak var screen: UIViewController? }
