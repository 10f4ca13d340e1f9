/// A picture of a coordinator and its descendants at one moment.
///
/// As text it reads
/// ```
/// AppCoordinator  active
/// └─ Library.Coordinator  active  ◀ ArticleListViewController
///    └─ Login.Coordinator  paused
/// ```
public struct CoordinatorTree: Hashable, Sendable {
  /// The name of the coordinator's type, with its namespaces.
  public var name: String

  /// What the coordinator is doing.
  public var state: CoordinatorState

  /// What the user interface layer has to say about it, such as the screens it owns.
  public var annotation: String?

  /// The pictures of its children, the oldest first.
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

  /// Takes a picture of a coordinator and its descendants.
  @MainActor
  public init(_ coordinator: some Coordinator) {
    let context = coordinator.context
    name = typeName(of: coordinator)
    state = context.state
    annotation = context.attachment?.treeAnnotation
    children = context.children.map { CoordinatorTree($0) }
  }
}
