extension VisibleHierarchy {
  /// A change of what a layer shows that has begun and has not ended: what a host draws in between.
  ///
  /// It is there only while an animated transition runs, and tells how far that is by the device's
  /// clock, or by the finger that drags it.
  @MainActor
  public struct Motion {
    /// What moves.
    public enum Kind: Sendable {
      /// The new screen comes over the old one, from the trailing edge.
      case push
      /// The old screen leaves the one below it, to the trailing edge.
      case pop
      /// The whole layer comes up from the bottom.
      case presentation
      /// The whole layer goes down to the bottom.
      case dismissal
    }

    /// What moves.
    public let kind: Kind
    /// The controller that is seen before.
    public let from: UIViewController?
    /// The controller that is seen afterwards.
    public let to: UIViewController?
    /// How far it has come, from 0 to 1; it goes back to 0 when a gesture was cancelled.
    public let fraction: Double
    /// Whether a finger drives it.
    public let isInteractive: Bool

    init?(of root: UIViewController, navigation: UINavigationController?) {
      if let transition = Self.transition(of: navigation) {
        guard transition.from != nil, transition.to != nil else { return nil }
        switch transition.operation {
        case .none: return nil
        case .push: self.init(.push, transition)
        case .pop: self.init(.pop, transition)
        }
      } else if let transition = root.presentationTransition, transition.isOnItsWay {
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

    /// The transition on its way of a stack, or of one around it, which a collapse has made.
    private static func transition(
      of navigation: UINavigationController?
    ) -> NavigationTransition? {
      guard let navigation else { return nil }
      if let transition = navigation.transition, transition.isOnItsWay { return transition }
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
  /// Whether it is animated and its views are between their places.
  fileprivate var isOnItsWay: Bool { isAnimated && hasBegun && isInProgress }
}
