import CoordinatorTesting
import HeadlessUIKit

/// A screen with a title and nothing else.
final class Screen: UIViewController {
  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A screen that a test looks at without keeping it.
struct WeakScreen { weak var screen: UIViewController? }
