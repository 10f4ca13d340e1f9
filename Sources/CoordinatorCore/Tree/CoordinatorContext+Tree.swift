extension CoordinatorContext {
  /// A picture of the coordinator of this context and its descendants; print it to see it.
  public var tree: CoordinatorTree? {
    coordinator.map { CoordinatorTree($0) }
  }
}
