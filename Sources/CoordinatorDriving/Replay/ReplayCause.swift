import CoordinatorCore
import Coordinators

/// What a replay does to make a recorded event happen again.
enum ReplayCause: Hashable {
  /// A link comes from outside, whether it is valid or not.
  case link(String, Link.Source)
  /// The coordinator goes to a route, which is JSON text.
  case route(String)
  /// The coordinator takes screens from its stack.
  case pop, popToRoot
  /// The coordinator pops to a position on its stack, dismisses down to a position in the chain of
  /// presentations, selects a tab, or turns to a page.
  case popTo(Int), dismiss(to: Int), select(Int), turn(Int)
  /// A user goes back.
  case back
  /// A user or a raw call dismisses down to a position in the chain of presentations.
  case dismissal(to: Int)
  /// A user selects a tab or turns to a page.
  case tab(Int), page(Int)
  /// The flow finishes with an output, which is JSON text or the title of a button.
  case finish(String?)
  /// The flow cancels itself, or its parent stops it.
  case cancel, stop
  /// A user or the coordinator opens another scene, or a user connects one again.
  case scene(Link?)
  /// A user closes the scene of the root.
  case closeScene
  /// A user leaves the app, or returns to it.
  case background, foreground

  /// What causes an event; nil if nothing that the journal has can cause it.
  init?(of event: Event) {
    switch event.kind {
    case .lifecycle(.started) where event.isOfRoot: self = .scene(nil)
    case .lifecycle(.paused) where event.isOfRoot: self = .background
    case .lifecycle(.resumed) where event.isOfRoot: self = .foreground
    case .finished(let output): self = .finish(output)
    case .cancelled(.cancelled), .ended(.cancelled): self = .cancel
    case .cancelled(.stoppedByParent), .ended(.stoppedByParent): self = .stop
    case .cancelled(.sceneDisconnected), .ended(.sceneDisconnected): self = .closeScene
    case .link(let link):
      guard case .received(let source) = link.phase else { return nil }
      self = .link(link.text, Link.Source(rawValue: source) ?? .url)
    case .transition(let transition):
      guard let cause = Self(of: transition) else { return nil }
      self = cause
    case .lifecycle, .cancelled, .ended, .diagnostic, .admission, .leaving: return nil
    }
  }

  private init?(of transition: Event.Transition) {
    let subject = transition.subjects.first
    switch transition.phase {
    case .requested:
      guard let route = transition.route?.json else { return nil }
      self = .route(route)
    case .performed:
      if transition.route != nil { return nil }
      if transition.kind == .openScene, let text = subject, let link = try? Link(text) {
        self = .scene(link)
      } else {
        switch (ScreenTransition.Kind(transition.kind), transition.index) {
        case (.pop, _): self = .pop
        case (.popToRoot, _): self = .popToRoot
        case (.dismiss, let index?): self = .dismiss(to: index)
        case (.popTo, let index?): self = .popTo(index)
        case (.select, let index?): self = .select(index)
        case (.turn, let index?): self = .turn(index)
        default: return nil
        }
      }
    case .observed:
      switch (ScreenTransition.Kind(transition.kind), transition.index) {
      case (.pop, _): self = .back
      case (.dismiss, let index?): self = .dismissal(to: index)
      case (.select, let index?): self = .tab(index)
      case (.turn, let index?): self = .page(index)
      default:
        guard [.replaceColumn, .hideColumn].contains(transition.kind) else { return nil }
        self = .back
      }
    case .merged, .rejected, .timedOut: return nil
    }
  }

  /// Whether only a user does this, and no app by itself.
  var isOfUser: Bool {
    switch self {
    case .back, .dismissal, .tab, .page, .scene, .closeScene, .background, .foreground: true
    case .link, .route, .pop, .popToRoot, .popTo, .dismiss, .select, .turn, .finish, .cancel,
      .stop:
      false
    }
  }

  /// Whether the journal has the consequences first.
  var followsItsConsequences: Bool {
    switch self {
    case .finish, .cancel, .stop, .tab, .page, .closeScene: true
    case .link, .route, .pop, .popToRoot, .popTo, .dismiss, .select, .turn, .back, .dismissal,
      .scene, .background, .foreground:
      false
    }
  }
}
