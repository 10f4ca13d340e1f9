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

  /// What decisions need to know of a container.
  static func traits(of container: UIViewController) -> Layout.Traits

  /// The one screen that is seen of a container, if it shows one at a time.
  static func shown(of container: UIViewController) -> UIViewController?

  /// What is seen of a container, of several the one with the most detail.
  static func mostDetailed(of container: UIViewController) -> UIViewController?

  /// What observes a container that one coordinator fills, made at its first use.
  static func observer(of container: UIViewController) -> ContainerObserver?

  /// Notes a coordinator that shows screens in a container.
  static func addUser(_ owner: ScreenOwner, of container: UIViewController)

  /// Sets what a container has to know up front where a screen in it may guard its leaving.
  static func arm(_ container: UIViewController, for guards: LeaveGuards)

  // MARK: Places

  /// What the journal calls a removal that nobody has requested.
  static var removal: String { get }

  /// Whether a container keeps a screen that it does not list now.
  static func holds(_ screen: UIViewController, in container: UIViewController) -> Bool

  /// Whether a raw call of a parent may have shown the screen of a child there.
  static func mayBelongToChild(_ record: ScreenRecord) -> Bool

  /// The view that leaves the window with a screen, whatever way it takes.
  static func watchedView(of screen: UIViewController) -> UIView?

  /// Whether UIKit makes the screen's view soon; else it does when it first shows the screen.
  static func isViewDue(_ record: ScreenRecord) -> Bool

  /// Called when a screen has been removed.
  static func didRemove(_ record: ScreenRecord)

  /// Whether a screen leaves when its coordinator stops; else it stays until it is replaced.
  static func leavesWithOwner(_ record: ScreenRecord) -> Bool

  /// Notes that nobody owns a screen any more, which stays where it is.
  static func orphan(_ screen: UIViewController, of record: ScreenRecord)

  /// Where a screen is that lies in a container, as its record has it; nil if that stays as it is.
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> ScreenPlace?
}

extension ContainerAdapter {
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {}
  static func traits(of container: UIViewController) -> Layout.Traits { [] }
  static func shown(of container: UIViewController) -> UIViewController? { nil }
  static func mostDetailed(of container: UIViewController) -> UIViewController? {
    shown(of: container)
  }
  static func observer(of container: UIViewController) -> ContainerObserver? { nil }
  static func addUser(_ owner: ScreenOwner, of container: UIViewController) {
    observer(of: container)?.addUser(owner)
  }
  static func arm(_ container: UIViewController, for guards: LeaveGuards) {}
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> ScreenPlace? {
    container.knownNote?.observer?.place(of: record)
  }
}

/// A screen that nobody has shown by a verb: who may come to own it, and where it is.
@MainActor
struct Adoption {
  var newcomer: Newcomer
  let place: ScreenPlace
  /// What the journal calls it; nil if it is no news that the screen is there.
  let event: String?
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

  /// That of a kind of slot.
  static func adapter(of kind: Layout.Slot.Kind) -> any ContainerAdapter.Type {
    switch kind {
    case .root: RootAdapter.self
    case .stack: StackAdapter.self
    case .presented: PresentationAdapter.self
    case .tab: TabsAdapter.self
    case .column: ColumnsAdapter.self
    case .page: PagesAdapter.self
    case .embedded: EmbeddingAdapter.self
    }
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
