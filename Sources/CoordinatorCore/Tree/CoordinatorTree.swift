/// A value that describes a coordinator and its descendants at one moment.
///
/// Its description is the tree as text:
/// ```
/// AppCoordinator  active
/// └─ Library.Coordinator  active  ◀ ArticleListViewController
///    └─ Login.Coordinator  paused
/// ```
public struct CoordinatorTree: Hashable, Sendable {
  /// The name of the coordinator's type, with its namespaces.
  public var name: String

  /// The coordinator's state.
  public var state: CoordinatorState

  /// The text of the user interface layer, such as the screens that the coordinator owns.
  public var annotation: String?

  /// The trees of the children, oldest first.
  public var children: [CoordinatorTree]

  package init(
    name: String, state: CoordinatorState, annotation: String? = nil,
    children: [CoordinatorTree] = []
  ) {
    self.name = name
    self.state = state
    self.annotation = annotation
    self.children = children
  }

  /// Creates the tree of a coordinator and its descendants.
  @MainActor
  public init(_ coordinator: some Coordinator) {
    let context = coordinator.context
    name = typeName(of: coordinator)
    state = context.state
    annotation = context.attachment?.treeAnnotation
    children = context.children.map { CoordinatorTree($0) }
  }
}
