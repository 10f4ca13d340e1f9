extension Event {
  /// A transition in one of its phases.
  public struct Transition: Hashable, Codable, Sendable {
    /// What the transition does, with UIKit's name where UIKit has one: `push`.
    public let kind: TransitionKind

    /// How far the transition has come.
    public let phase: TransitionPhase

    /// The class names of the screens that the transition shows, leads to or removes, or what it
    /// opens.
    ///
    /// For a sequence, each subject is the text of one step. Each step has events of its own, too.
    public let subjects: [String]

    /// The route that the transition leads to, if it has one.
    public let route: Route?

    /// The reason, if the transition was rejected.
    public let rejection: String?

    /// The position of the screen to which the transition has led, counted from zero: of a tab
    /// (the More list comes after the last one), of a page, on a stack after `popTo`, or in the chain
    /// of presentations after `dismiss`.
    ///
    /// It is nil for other transitions, and for those that were not carried out.
    public let index: Int?

    /// The screen in front of the window at the time of the event.
    ///
    /// After the phases `performed` and `observed`, this is where the transition has led. It is nil
    /// if the window has no screen, or is not known.
    public let screen: Screen?

    package init(
      _ kind: TransitionKind, _ phase: TransitionPhase, subjects: [String] = [],
      route: Route? = nil, rejection: String? = nil, index: Int? = nil, screen: Screen? = nil
    ) {
      self.kind = kind
      self.phase = phase
      self.subjects = subjects
      self.route = route
      self.rejection = rejection
      self.index = index
      self.screen = screen
    }
  }

  /// What a transition does, such as `push`.
  ///
  /// It is no enum, because the module that shows screens defines the names. A journal from a newer
  /// version can therefore have names that are not known yet.
  public struct TransitionKind: RawRepresentable, Hashable, Codable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The phases of a transition.
  public enum TransitionPhase: String, CaseIterable, Codable, Sendable {
    /// The transition was requested.
    case requested

    /// The transition was performed.
    case performed

    /// The transition repeated one that waited or ran already.
    case merged

    /// The transition was not performed.
    case rejected

    /// UIKit never reported the completion.
    case timedOut

    /// No request caused the transition, but a gesture or a raw UIKit call.
    case observed
  }

  /// A route, as text and as data.
  public struct Route: Hashable, Codable, Sendable {
    /// The route as text: `article(42)`.
    public let text: String

    /// The route as JSON, if its type is `Encodable`; decode the route's own type from it.
    public let json: String?

    package init(_ text: String, json: String?) {
      self.text = text
      self.json = json
    }
  }

  /// A screen that was in front.
  public struct Screen: Hashable, Codable, Sendable {
    /// The name of the screen's class, with its namespaces.
    public let name: String

    /// The title of the screen, if it has one.
    public let title: String?

    /// A number that distinguishes the screen from all others of the same run of the app.
    public let id: Int

    package init(_ name: String, title: String? = nil, id: Int) {
      self.name = name
      self.title = title
      self.id = id
    }
  }
}

extension Event.TransitionKind: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
