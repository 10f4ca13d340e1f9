#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  public import CoordinatorCore
  public import Coordinators
  public import SwiftUI
  public import UIKitShim

  /// A coordinator tree in an app whose root is a SwiftUI view.
  ///
  /// ```swift
  /// WindowGroup {
  ///   CoordinatorView(UINavigationController()) { Library.Coordinator(navigationController: $0) }
  ///     .ignoresSafeArea()
  /// }
  /// ```
  ///
  /// The view creates the root coordinator, launches it, and keeps it as long as SwiftUI keeps the view.
  /// When SwiftUI dismantles the view, the root is stopped.
  public struct CoordinatorView<Controller: UIViewController>: UIViewControllerRepresentable {
    /// A root coordinator that runs, and the controller that shows it.
    public final class RunningRoot {
      let root: any CoordinatorCore.Coordinator
      let controller: Controller

      init(_ root: any CoordinatorCore.Coordinator, in controller: Controller) {
        self.root = root
        self.controller = controller
      }
    }

    private let make: @MainActor () -> RunningRoot

    /// Creates a view of a coordinator that shows its screens in a container.
    ///
    /// - Parameters:
    ///   - container: The container, for example a navigation or tab bar controller.
    ///   - root: Creates the root coordinator for the container.
    public init(
      _ container: @autoclosure @escaping @MainActor () -> Controller,
      root: @escaping @MainActor (Controller) -> some CoordinatorCore.Coordinator
    ) {
      make = {
        let controller = container()
        return RunningRoot(root(controller), in: controller)
      }
    }

    /// Creates a view of a coordinator with a single screen.
    public init<Root: SceneCoordinator>(_ root: @autoclosure @escaping @MainActor () -> Root)
    where Root.Controller == Controller {
      make = {
        let root = root()
        return RunningRoot(root, in: root.rootViewController)
      }
    }

    /// Creates the root coordinator; SwiftUI calls this method once.
    public func makeCoordinator() -> RunningRoot { make() }

    /// Launches the root coordinator, and returns its controller.
    public func makeUIViewController(context: Context) -> Controller {
      context.coordinator.root.launch()
      return context.coordinator.controller
    }

    /// Does nothing: the coordinators change what the controller shows.
    public func updateUIViewController(_ controller: Controller, context: Context) {}

    /// Stops the root coordinator.
    public static func dismantleUIViewController(_ controller: Controller, coordinator: RunningRoot)
    {
      coordinator.root.context.stop()
    }
  }
#endif
