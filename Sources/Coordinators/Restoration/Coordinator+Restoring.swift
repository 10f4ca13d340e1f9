public import CoordinatorCore

extension Coordinator {
  /// The places and the state of all coordinators of this tree, as one value.
  ///
  /// A snapshot has the screens and children that were shown by routes, what is selected, and the
  /// state of each coordinator that is `Restorable`. What was shown by other verbs, such as an
  /// alert, is not in it, unless the coordinator shows it again in its `start()`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of coordinators and screens.
  public func snapshot() -> Snapshot { SnapshotCapture(of: root).snapshot }

  /// Brings back the places and the state of a snapshot, without animation.
  ///
  /// Call it on the root, after it was launched and before the user does anything. Links that are
  /// opened meanwhile wait for the end. Each route asks its entry guard. An entry is left out, with
  /// everything below it, if its guard denies it, if its route no longer decodes (a diagnostic says
  /// so), or if its transition is rejected. Everything else is restored. If a root of another type
  /// has saved the snapshot, a diagnostic says so, and nothing is restored.
  ///
  /// If no guard is asked, everything is restored before the call returns, unless UIKit needs a
  /// run-loop turn for one of the transitions.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - ended: Called once, when everything was restored or left out.
  public func restore(_ snapshot: Snapshot, ended: @escaping @MainActor () -> Void = {}) {
    guard context.isRunning else {
      reportIssue(
        .transitionOfInactiveCoordinator(
          typeName(of: _represented), transition: "restore a snapshot"))
      return ended()
    }
    let type = typeName(of: root)
    if snapshot.root.type != type {
      context.report(SnapshotError.otherRoot(snapshot.root.type, than: type).diagnostic)
      return ended()
    }
    let links = context.rootContext.screenOwner.linkQueue
    links.restorations += 1
    Restoration(snapshot, of: context.rootContext) { isCurrent in
      // A stop ends the wait of links.
      if isCurrent { links.restorations -= 1 }
      ended()
      links.advance()
    }.run()
  }

  /// Launches this root, restores its last snapshot, and saves its snapshots from then on.
  ///
  /// The store gets a snapshot whenever the windows have come to rest after a change, and another
  /// one, which it writes at once, when the app or the scene goes to the background. If the last
  /// snapshot has crashed the app twice in a row, it is set aside, and the root starts without it.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
  ///   // ...
  ///   coordinator.launch(restoringFrom: store, scene: session.persistentIdentifier)
  ///   coordinator.open(options)
  /// }
  /// ```
  ///
  /// All scenes of an app can share the store, in which each has its identifier. `ended` is called
  /// once, when everything was restored or left out. Show the window before this call, or in
  /// `start()`, and not in `ended`: UIKit presents a sheet, or the login of a guard, only in a
  /// visible window, so the restoration would wait for ever.
  public func launch(
    restoringFrom store: SnapshotStore, scene: String = "main", fileID: String = #fileID,
    line: Int = #line, ended: @escaping @MainActor () -> Void = {}
  ) {
    launch(fileID: fileID, line: line)
    guard context.isRunning, context.parent == nil else { return ended() }
    let engine = context.engine
    engine.removeSnapshotSavers { $0.store === store && $0.scene == scene }
    let saver = SnapshotSaver(of: context, in: store, as: scene)
    engine.snapshotSavers = engine.snapshotSavers + [saver]
    saver.restore(ended: ended)
  }
}

extension SnapshotStore {
  /// Creates a store that waits by the clock of the current application.
  ///
  /// - Parameters:
  ///   - storage: The place for the data.
  ///   - migrations: Changes snapshots of older versions of the app.
  ///   - delay: How long a save waits for further ones.
  public convenience init(
    _ storage: some SnapshotStorage, migrations: SnapshotMigrations = [],
    delay: Duration = .seconds(1)
  ) {
    let turns = NavigationEngine.current.turns
    self.init(storage, migrations: migrations, delay: delay) { delay, work in
      turns.watch(after: delay, work)
    }
  }
}
