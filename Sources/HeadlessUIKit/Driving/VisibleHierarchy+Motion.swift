extension VisibleHierarchy {
  /// A running transition of a layer, which a host draws in progress.
  ///
  /// It exists only while an animated transition runs. The device's clock or a gesture drives its
  /// progress.
  @MainActor
  public struct Motion {
    /// The kind of transition.
    public enum Kind: Sendable {
      /// The new screen slides over the old one from the trailing edge.
      case push
      /// The old screen slides to the trailing edge, off the one below.
      case pop
      /// The layer slides up from the bottom.
      case presentation
      /// The layer slides down to the bottom.
      case dismissal
    }

    /// The kind of transition.
    public let kind: Kind
    /// The view controller that is visible before the transition.
    public let from: UIViewController?
    /// The view controller that is visible after the transition.
    public let to: UIViewController?
    /// The progress from 0 to 1; it returns to 0 when a gesture was cancelled.
    public let fraction: Double
    /// Whether a gesture drives the transition.
    public let isInteractive: Bool

    init?(of root: UIViewController, navigation: UINavigationController?) {
      if let transition = Self.transition(of: navigation) {
        guard transition.from != nil, transition.to != nil else { return nil }
        switch transition.operation {
        case .none: return nil
        case .push: self.init(.push, transition)
        case .pop: self.init(.pop, transition)
        }
      } else if let transition = root.presentationTransition, transition.isMoving {
        if transition.isPresenting(root) {
          self.init(.presentation, transition)
        } else if transition.isDismissing(root) {
          self.init(.dismissal, transition)
        } else {
          return nil
        }
      } else {
        return nil
      }
    }

    /// The running transition of a stack, or of the one that contains it in a collapsed split view
    /// controller.
    private static func transition(
      of navigation: UINavigationController?
    ) -> NavigationTransition? {
      guard let navigation else { return nil }
      if let transition = navigation.transition, transition.isMoving { return transition }
      return transition(of: navigation.parent as? UINavigationController)
    }

    private init(_ kind: Kind, _ transition: Transition) {
      self.kind = kind
      from = transition.from
      to = transition.to
      fraction = transition.progress
      isInteractive = transition.isInteractive
    }
  }
}

extension Transition {
  /// Whether the transition is animated and running.
  fileprivate var isMoving: Bool { isAnimated && hasBegun && isInProgress }
}
