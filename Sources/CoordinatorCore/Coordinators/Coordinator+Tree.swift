extension Coordinator {
  /// The coordinator's state: inactive, active or paused.
  public var state: CoordinatorState { context.state }

  /// A Boolean value that indicates whether the coordinator runs and is not paused.
  public var isActive: Bool { state == .active }

  /// A Boolean value that indicates whether the coordinator is paused.
  public var isPaused: Bool { state == .paused }

  /// A Boolean value that indicates whether the coordinator does not run.
  public var isInactive: Bool { state == .inactive }

  /// The coordinator that started this one.
  public var parent: AnyCoordinator? { context.parent }

  /// The topmost ancestor, or this coordinator if it has no parent.
  public var root: AnyCoordinator { context.rootContext.coordinator ?? self }

  /// The running coordinators that this one started, oldest first.
  public var children: [AnyCoordinator] { context.children }

  /// The oldest child of a type, or nil if there is none.
  ///
  /// You need no property for a child that you want to call later:
  ///
  /// ```swift
  /// child(Library.Coordinator.self)?.open(article)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of children.
  public func child<Child: Coordinator>(_ type: Child.Type) -> Child? {
    for case let child as Child in children { return child }
    return nil
  }

  /// Returns whether a coordinator is a child of this one.
  public func hasChild(_ coordinator: some Coordinator) -> Bool {
    context.isParent(of: coordinator)
  }

  /// Returns whether any child is in the given state.
  public func hasChildren(inState state: CoordinatorState) -> Bool {
    context.childContexts.contains { $0.state == state }
  }

  /// Returns the number of children in the given state.
  public func numberOfChildren(inState state: CoordinatorState) -> Int {
    context.childContexts.count { $0.state == state }
  }
}
