import CoordinatorTesting
import HeadlessUIKit

/// A screen with a title and nothing else.
final class Screen: UIViewController {
  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A screen that runs code when its view is loaded, and when it first appears.
final class Eager: UIViewController {
  var loaded: () -> Void = {}
  var appeared: () -> Void = {}

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared()
    appeared = {}
  }
}

/// A screen that runs code when it is freed.
final class DeinitScreen: UIViewController {
  private var willBeFreed: @MainActor () -> Void = {}

  convenience init(_ willBeFreed: @escaping @MainActor () -> Void) {
    self.init()
    self.willBeFreed = willBeFreed
  }

  isolated deinit { willBeFreed() }
}

/// A weak reference to a screen.
struct WeakScreen { weak var screen: UIViewController? }

extension UIViewController {
  /// Embeds a screen by raw calls.
  func embedRaw(_ screen: UIViewController) {
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }

  /// Takes the screen out of its container by raw calls.
  func unembedRaw() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
