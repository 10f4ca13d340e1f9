#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  public import Coordinators
  public import SwiftUI
  public import UIKitShim

  /// A screen that shows a SwiftUI view.
  ///
  /// ```swift
  /// perform(.sequence(.popToRoot(), .push(screen { ArticleView(article) })))
  /// ```
  ///
  /// The verbs of this module create it. In trees and journals its name contains that of the view:
  /// `HostedScreen<ArticleView>`.
  public final class HostedScreen<Content: View>: UIHostingController<HostedView<Content>>,
    AppearanceReporting
  {
    /// Creates a screen whose view finds a coordinator with ``EnvironmentCoordinator``.
    ///
    /// The screen does not retain the coordinator.
    public init(_ content: Content, of coordinator: some Coordinator) {
      super.init(rootView: HostedView(content: content, owner: CoordinatorReference(coordinator)))
    }

    /// A hosted screen is in no storyboard.
    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }

    /// Reports the appearance to the framework.
    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      reportAppearance()
    }

    /// Reports the disappearance to the framework.
    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      reportDisappearance()
    }
  }

  /// The view of a hosted screen, with the screen's coordinator in its environment.
  public struct HostedView<Content: View>: View {
    let content: Content
    let owner: CoordinatorReference

    /// The content, with the coordinator in its environment.
    public var body: some View { content.environment(\.coordinator, owner) }
  }
#endif
