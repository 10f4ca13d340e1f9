import CoordinatorCore
import UIKitShim

/// All that the engine knows of one kind of container.
@MainActor
protocol ContainerAdapter {
  /// What a transition does when a coordinator performs it, on which container.
  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange

  /// Reads what lies in a container, in order.
  ///
  /// - Parameter place: Where the container itself is.
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader)

  /// The coordinator that fills a container.
  static func user(of container: UIViewController) -> ScreenOwner?

  /// Where a screen is that lies in a container, as its record has it; nil if that stays as it is.
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> (any ScreenPlace)?

  /// Who is to own a screen in a container that nobody has shown by a verb; nil if nobody is.
  static func adoption(of screen: UIViewController, in container: UIViewController) -> Adoption?
}

extension ContainerAdapter {
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {}
  static func user(of container: UIViewController) -> ScreenOwner? { nil }
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> (any ScreenPlace)? { nil }
  static func adoption(
    of screen: UIViewController, in container: UIViewController
  ) -> Adoption? { nil }
}

/// Who is to own a screen that nobody has shown by a verb.
@MainActor
struct Adoption {
  let owner: ScreenOwner
  let place: any ScreenPlace
  /// What the journal calls it; nil if it is no news that the screen is there.
  let event: String?

  func carryOut(_ screen: UIViewController) {
    let record = owner.claim(screen, at: place)
    record.wasShown()
    if place.kind == .presented { PresentationObserver.install(on: screen) }
    if let event { owner.context?.journalObserved(event, record.name) }
  }
}

/// The adapters, one for each kind of container.
@MainActor
enum ContainerAdapters {
  /// The adapter of a controller; what is none of UIKit's containers has those in it embedded.
  static func adapter(of controller: UIViewController) -> any ContainerAdapter.Type {
    adapter(of: controller.roles)
  }

  /// That of the controllers of a class.
  static func adapter(of roles: ScreenRoles) -> any ContainerAdapter.Type {
    if roles.isDisjoint(with: .containers) { return EmbeddingAdapter.self }
    if roles.contains(.stack) { return StackAdapter.self }
    if roles.contains(.tabs) { return TabsAdapter.self }
    return roles.contains(.columns) ? ColumnsAdapter.self : PagesAdapter.self
  }

  /// That which carries out transitions of a kind; nil for those that are none of themselves.
  static func adapter(of kind: ScreenTransition.Kind) -> (any ContainerAdapter.Type)? {
    switch kind {
    case .push, .pop, .popTo, .popToRoot, .set: StackAdapter.self
    case .select, .setTabs: TabsAdapter.self
    case .setColumn: ColumnsAdapter.self
    case .setPages, .turn: PagesAdapter.self
    case .present, .dismiss: PresentationAdapter.self
    case .embed, .unembed: EmbeddingAdapter.self
    case .root: RootAdapter.self
    case .sequence, .none: nil
    }
  }
}

extension Layout.Presence {
  /// The presence of a screen in a container with this one.
  ///
  /// - Parameter presence: What it would be in a container that is seen.
  func of(_ presence: Layout.Presence) -> Layout.Presence {
    switch self {
    case .visible: presence
    case .covered: presence == .visible ? .covered : presence
    case .unselected, .suspended: self
    }
  }
}
