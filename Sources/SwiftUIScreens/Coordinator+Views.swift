#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  public import Coordinators
  public import SwiftUI

  extension Coordinator {
    /// A screen that shows a SwiftUI view, for any verb and transition.
    ///
    /// The view finds this coordinator with ``EnvironmentCoordinator``.
    public func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> HostedScreen<
      Content
    > {
      HostedScreen(content(), of: self)
    }

    /// Presents a SwiftUI view as a screen of this coordinator: the transition `present`.
    @discardableResult
    public func present<Content: View>(
      animated: Bool = true, style: Presentation? = nil, fileID: String = #fileID,
      line: Int = #line, @ViewBuilder _ content: () -> Content
    ) -> TransitionHandle {
      present(screen(content), animated: animated, style: style, fileID: fileID, line: line)
    }

    /// Makes a SwiftUI view the root of the nearest window: the transition `setRoot`.
    @discardableResult
    public func setRoot<Content: View>(
      animated: Bool = false, fileID: String = #fileID, line: Int = #line,
      @ViewBuilder _ content: () -> Content
    ) -> TransitionHandle {
      setRoot(screen(content), animated: animated, fileID: fileID, line: line)
    }
  }

  extension NavigationCoordinator {
    /// Pushes a SwiftUI view as a screen of this coordinator: the transition `push`.
    @discardableResult
    public func push<Content: View>(
      animated: Bool = true, fileID: String = #fileID, line: Int = #line,
      @ViewBuilder _ content: () -> Content
    ) -> TransitionHandle {
      push(screen(content), animated: animated, fileID: fileID, line: line)
    }
  }
#endif
