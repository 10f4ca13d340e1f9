import CoordinatorCore
import UIKitShim

/// Saves the snapshots of one root, whenever its windows have come to rest.
@MainActor
final class SnapshotSaver {
  weak let root: CoordinatorContext?
  let store: SnapshotStore
  let scene: String

  /// Whether a restoration is under way, during which nothing is saved.
  private var isRestoring = false

  init(of root: CoordinatorContext, in store: SnapshotStore, as scene: String) {
    self.root = root
    self.store = store
    self.scene = scene
  }

  var windowScene: UIWindowScene? {
    let coordinator = root?.coordinator
    return (coordinator?.nearestWindow ?? coordinator?.nearestSuspension?.window)?.windowScene
  }

  /// Saves the current snapshot; the store writes it later.
  func save() {
    guard !isRestoring, let root, root.isRunning, let coordinator = root.coordinator else { return }
    store.save(coordinator.snapshot(), for: scene)
  }

  /// Saves and writes now, because the system may end the app in the background.
  func flush() {
    store.endRestore(scene)
    save()
    store.flush()
  }

  /// How long a restoration may take before it counts as one that did not crash.
  ///
  /// A guard may ask the user to log in, and the user may end the app instead.
  private static let limit = Duration.seconds(5)

  /// Restores the saved snapshot, if there is one.
  func restore(ended: @escaping @MainActor () -> Void) {
    guard let root, let coordinator = root.coordinator,
      let snapshot = store.load(scene, of: typeName(of: coordinator))
    else { return ended() }
    let turns = root.engine.turns
    isRestoring = true
    store.beginRestore(scene)
    // After this closure has run, an end of the app counts as no crash of the restoration.
    let endMark = { @MainActor [self, weak engine = root.engine] in
      // A later restoration of the scene has a mark of its own.
      guard engine?.snapshotSavers.contains(where: { $0 === self }) == true else { return }
      store.endRestore(scene)
    }
    turns.watch(after: Self.limit, endMark)
    coordinator.restore(snapshot) { [self] in
      isRestoring = false
      // UIKit loads the views of the restored screens later, and their code may crash, too.
      turns.afterSome(endMark)
      ended()
    }
  }
}

extension NavigationEngine {
  /// Saves the snapshots of the roots that are kept in a store, and have screens in the layouts; of
  /// all of them, if none has.
  func saveSnapshots(of layouts: @autoclosure () -> [Layout]) {
    if snapshotSavers.isEmpty { return }
    removeSnapshotSavers { $0.root?.isRunning != true }
    let owners = Set(layouts().flatMap(\.rows).compactMap(\.owner))
    let roots = owners.compactMap { id -> CoordinatorContext? in
      guard let owner = reconciler.owner(of: id), owner.isRunning else { return nil }
      // Its ancestors in the layouts have the same root.
      if let parent = reconciler.parent(of: id), owners.contains(parent.id) { return nil }
      return owner.context?.rootContext
    }
    for saver in snapshotSavers where roots.isEmpty || roots.contains(where: { $0 === saver.root })
    {
      saver.save()
    }
  }

  func removeSnapshotSavers(where isRemoved: (SnapshotSaver) -> Bool) {
    for saver in snapshotSavers where isRemoved(saver) { saver.store.endRestore(saver.scene) }
    snapshotSavers = snapshotSavers.filter { !isRemoved($0) }
  }

  /// Writes the snapshots of all roots that are kept in a store, or of those in one scene.
  func flushSnapshots(of scene: UIScene? = nil) {
    for saver in snapshotSavers where scene == nil || saver.windowScene === scene { saver.flush() }
  }
}
