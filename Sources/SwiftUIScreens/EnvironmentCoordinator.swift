#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  public import Coordinators
  public import SwiftUI

  /// The coordinator of the screen that shows a view, or its nearest ancestor of a type.
  ///
  /// ```swift
  /// struct ArticleView: View {
  ///   @EnvironmentCoordinator var library: Library.Coordinator?
  ///   var body: some View { Button("Author") { library?.showAuthor() } }
  /// }
  /// ```
  ///
  /// The type may also be a protocol of your own, such as `any AuthorShowing`. The property is nil if no
  /// coordinator of the type runs, for example in a preview. It does not retain the coordinator.
  @propertyWrapper
  public struct EnvironmentCoordinator<Wanted>: DynamicProperty {
    @Environment(\.coordinator) private var owner

    /// Creates a property that reads the environment.
    public init() {}

    /// The coordinator.
    @MainActor public var wrappedValue: Wanted? {
      var next = owner.coordinator
      while let coordinator = next {
        if let wanted = coordinator as? Wanted { return wanted }
        next = coordinator.parent
      }
      return nil
    }
  }

  extension View {
    /// Sets the coordinator that views find with ``EnvironmentCoordinator``.
    ///
    /// The screens of this module have their coordinator already.
    public func coordinator(_ coordinator: some Coordinator) -> some View {
      environment(\.coordinator, CoordinatorReference(coordinator))
    }
  }

  /// A weak reference to a coordinator, for use inside a value.
  struct CoordinatorReference: Sendable {
    weak let coordinator: (any Coordinator)?
    init(_ coordinator: (any Coordinator)?) { self.coordinator = coordinator }
  }

  extension EnvironmentValues {
    var coordinator: CoordinatorReference {
      get { self[CoordinatorKey.self] }
      set { self[CoordinatorKey.self] = newValue }
    }
  }

  private struct CoordinatorKey: EnvironmentKey {
    static var defaultValue: CoordinatorReference { CoordinatorReference(nil) }
  }
#endif
