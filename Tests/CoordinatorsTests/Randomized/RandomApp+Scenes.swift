import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// The scenes in which the windows are, and how they come and go.
extension RandomApp {
  final class App: UIResponder, UIApplicationDelegate {}

  final class Scene: UIResponder, UIWindowSceneDelegate {}

  /// Lets a window come, in a scene of its own where the app has scenes, with a root that is still to
  /// be launched.
  func addRoot() {
    let window: UIWindow
    if let runner, let scene = runner.openScene() as? UIWindowScene {
      window = UIWindow(windowScene: scene)
    } else {
      window = UIWindow()
    }
    windows.append(window)
    roots.append(RandomRoot(self, window: window))
  }

  /// A window for a coordinator in a tree, in any of the scenes.
  func windowInTree() -> UIWindow {
    guard let scene = pick(runner?.scenes ?? []) as? UIWindowScene else { return UIWindow() }
    return UIWindow(windowScene: scene)
  }

  /// Has the system disconnect a scene, whatever goes on in it; the app may keep its window, and
  /// another scene may come.
  func disconnect() {
    guard random.below(4) == 0, let scene = pick(runner?.scenes ?? []) as? UIWindowScene else {
      return
    }
    note("a scene goes")
    let gone = scene.windows
    let ended = roots.filter { root in gone.contains { $0 === root.window } }
    runner?.disconnect(scene)
    for root in ended where !root.isInactive { fail("\(root.ledger.name) outlives its scene") }
    roots.removeAll { root in ended.contains { $0 === root } }
    // Some apps keep the window of such a scene, which is seen no more.
    if flip() { lost += windows.filter { window in gone.contains { $0 === window } } }
    windows.removeAll { window in gone.contains { $0 === window } }
    if windows.isEmpty || flip() { reconnect() }
  }

  private func reconnect() {
    note("a scene comes")
    addRoot()
    guard let root = roots.last else { return }
    listen(to: root)
    expect(root.launch(), root.ledger.name)
  }
}
