import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// The scenes of the windows, and their connections and disconnections.
extension RandomApp {
  final class App: UIResponder, UIApplicationDelegate {}

  final class Scene: UIResponder, UIWindowSceneDelegate {}

  /// Adds a window, in its own scene if the app has scenes, with a root that is yet to be launched.
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

  /// Disconnects a scene at any moment; the app may keep its window, and another scene may connect.
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
    // Some apps keep the window of such a scene, which is not visible any more.
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
