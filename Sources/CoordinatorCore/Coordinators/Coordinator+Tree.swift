extension Coordinator {
  /// What this coordinator is doing.
  public var state: CoordinatorState { context.state }

  /// A Boolean value that tells whether this coordinator was started and is not paused.
  public var isActive: Bool { state == .active }

  /// A Boolean value that tells whether this coordinator was started and is paused.
  public var isPaused: Bool { state == .paused }

  /// A Boolean value that tells whether this coordinator does not run.
  public var isInactive: Bool { state == .inactive }

  /// The coordinator that started this one.
  public var parent: AnyCoordinator? { context.parent }

  /// The topmost ancestor; a coordinator without a parent is its own root.
  public var root: AnyCoordinator { context.rootContext.coordinator ?? self }

  /// The running coordinators that this one started, the oldest first.
  public var children: [AnyCoordinator] { context.children }

  /// The oldest child of a type, or nil if there is none.
  ///
  /// So a parent finds what it has started without a property of its own, in its own type:
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

  /// Tells whether a coordinator is a child of this one.
  public func hasChild(_ coordinator: some Coordinator) -> Bool {
    context.isParent(of: coordinator)
  }

  /// Tells whether a child is in the given state.
  public func hasChildren(inState state: CoordinatorState) -> Bool {
    context.childContexts.contains { $0.state == state }
  }

  /// Counts the children that are in the given state.
  public func numberOfChildren(inState state: CoordinatorState) -> Int {
    context.childContexts.count { $0.state == state }
  }
}
