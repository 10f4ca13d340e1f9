import CoordinatorCore

// Presentations that pause what they cover.
extension ScreenRecord {
  /// Pauses the coordinators that a presentation covers.
  ///
  /// - Parameter presenter: The coordinator that has presented the screen, its own or a child's.
  func pauseCovered(by presenter: CoordinatorContext) {
    guard covered.isEmpty else { return }
    var path: CoordinatorContext?
    if let own = owner?.context, own !== presenter { path = own }
    var next: CoordinatorContext? = presenter
    while let current = next {
      for child in current.childContexts where child !== path && child.isRunning {
        guard child.hasScreensInSubtree else { continue }
        child.pause(.overlaid)
        covered = covered + [WeakReference(child)]
      }
      path = current
      next = current.parent?.context
    }
  }

  /// Resumes those who were paused by the screen's presentation.
  func resumeCovered() {
    guard !covered.isEmpty else { return }
    let resumed = covered
    covered = []
    for reference in resumed { reference.object?.resume(.overlaid) }
  }
}
