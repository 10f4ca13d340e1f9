import CoordinatorCore
import UIKitShim

/// Everything that the engine knows about one kind of container.
@MainActor
protocol ContainerAdapter {
  /// Makes the change for a transition; throws if the coordinator has no suitable container.
  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange

  /// Reads the screens in a container, in order; `place` is the place of the container itself.
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader)

  /// The screens of a container that UIKit does not list as its children while they are hidden; the
  /// one nearest to the user is the last.
  static func hiddenScreens(of container: UIViewController) -> [UIViewController]

  /// The visible screen of a container that shows one screen at a time; nil for other containers.
  static func shown(of container: UIViewController) -> UIViewController?

  /// Whether a container that shows several screens at a time does not show this one.
  static func hides(_ screen: UIViewController, in container: UIViewController) -> Bool

  /// The visible screen of a container; if there are several, the one with the most detail.
  static func mostDetailed(of container: UIViewController) -> UIViewController?

  /// The transition that shows a screen of a container; nil if the container shows it already.
  static func transition(
    showing screen: UIViewController, in container: UIViewController
  ) -> ScreenTransition?

  // MARK: Places

  /// The journal's name for a removal that no request has made.
  static var removalEvent: String { get }

  /// The view that leaves the window whenever the screen is removed.
  static func watchedView(of screen: UIViewController) -> UIView?

  static func didRemove(_ record: ScreenRecord)

  /// Prepares the removal of a screen, right before its coordinator's `stop()`.
  static func ownerWillStop(_ record: ScreenRecord)

  /// Whether a screen is removed when its coordinator stops; if not, it stays until another screen
  /// replaces it.
  static func isRemovedWithOwner(_ record: ScreenRecord) -> Bool

  /// The outermost controller that may leave with a screen when the screen's coordinator stops.
  static func outermostRemoved(
    with screen: UIViewController, of record: ScreenRecord
  ) -> UIViewController

  /// Called when a screen's coordinator has stopped, and no request removes the screen; most
  /// orphans stay in their places.
  static func handleOrphan(_ screen: UIViewController, of record: ScreenRecord)

  /// The place of a screen, for its record; nil if the recorded place stays as it is.
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> ScreenPlace?
}

extension ContainerAdapter {
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {}
  static func hiddenScreens(of container: UIViewController) -> [UIViewController] { [] }
  static func shown(of container: UIViewController) -> UIViewController? { nil }
  static func hides(_ screen: UIViewController, in container: UIViewController) -> Bool { false }
  static func mostDetailed(of container: UIViewController) -> UIViewController? {
    shown(of: container)
  }
  static func transition(
    showing screen: UIViewController, in container: UIViewController
  ) -> ScreenTransition? { nil }
  static func watchedView(of screen: UIViewController) -> UIView? { screen.viewIfLoaded }
  static func didRemove(_ record: ScreenRecord) {}
  static func ownerWillStop(_ record: ScreenRecord) {}
  static func isRemovedWithOwner(_ record: ScreenRecord) -> Bool { false }
  static func outermostRemoved(
    with screen: UIViewController, of record: ScreenRecord
  ) -> UIViewController { screen }
  static func handleOrphan(_ screen: UIViewController, of record: ScreenRecord) {
    if screen.parent != nil { screen.attachment.becomeOrphan(in: record.place) }
  }
  static func place(
    of record: ScreenRecord, in container: UIViewController
  ) -> ScreenPlace? {
    container.existingAttachment?.observer?.place(of: record)
  }
}

extension Coordinator {
  /// The container that a transition changes: the named one, that of a role, or else the own screen
  /// or the nearest container around it.
  func container<Container: UIViewController>(
    _ named: Container?, _ name: String, of transition: ScreenTransition,
    around nearest: (UIViewController) -> Container?
  ) throws(TransitionRejection) -> Container {
    if let named { return named }
    let kind = kind
    for container in kind.containers {
      if let container = container(self) as? Container { return container }
    }
    let screen = ownScreen(by: kind)
    if let container = screen as? Container ?? screen.flatMap(nearest) { return container }
    throw .noContainer(name, transition.description)
  }
}

/// The adapters, one for each kind of container.
@MainActor
enum ContainerAdapters {
  /// The adapter of a controller; that for embedded screens if it is not one of UIKit's containers.
  static func adapter(of controller: UIViewController) -> any ContainerAdapter.Type {
    adapter(of: controller.roles)
  }

  static func adapter(of roles: ScreenRoles) -> any ContainerAdapter.Type {
    if roles.isDisjoint(with: .containers) { return EmbeddingAdapter.self }
    if roles.contains(.stack) { return StackAdapter.self }
    if roles.contains(.tabs) { return TabsAdapter.self }
    return roles.contains(.columns) ? ColumnsAdapter.self : PagesAdapter.self
  }

  /// The observer of a container, made at its first use; nil for other controllers.
  static func observer(of controller: UIViewController) -> ContainerObserver? {
    if let known = controller.existingAttachment?.observer { return known }
    switch controller {
    case let stack as UINavigationController: return StackObserver.of(stack)
    case let tabs as UITabBarController: return TabObserver.of(tabs)
    case let columns as UISplitViewController: return SplitObserver.of(columns)
    case let pages as UIPageViewController: return PageObserver.of(pages)
    default: return nil
    }
  }

  static func adapter(of kind: Layout.Slot.Kind) -> any ContainerAdapter.Type {
    switch kind {
    case .root: RootAdapter.self
    case .stack: StackAdapter.self
    case .presented: PresentationAdapter.self
    case .tab, .more: TabsAdapter.self
    case .column: ColumnsAdapter.self
    case .page: PagesAdapter.self
    case .embedded: EmbeddingAdapter.self
    }
  }

  static func adapter(of kind: ScreenTransition.Kind) -> (any ContainerAdapter.Type)? {
    switch kind {
    case .push, .pop, .popTo, .popToRoot, .set: StackAdapter.self
    case .select, .setTabs: TabsAdapter.self
    case .setColumn: ColumnsAdapter.self
    case .setPages, .turn: PagesAdapter.self
    case .present, .dismiss: PresentationAdapter.self
    case .embed, .unembed: EmbeddingAdapter.self
    case .setRoot: RootAdapter.self
    case .sequence, .none: nil
    }
  }
}
