import UIKitShim

/// Screens of one container, or presented screens, that no verb has shown.
///
/// They are together because none of them has to be checked while no coordinator may own screens in
/// the container.
@MainActor
struct UnownedScreens {
  let kind: Layout.Slot.Kind
  private weak let container: UIViewController?
  private var screens: [WeakReference<UIViewController>]
  private var countBeforeTidying = 8

  init(_ new: LayoutReader.NewScreen) {
    kind = new.kind
    container = new.container
    screens = [WeakReference(new.screen)]
  }

  /// Adds the screens to those of the same container.
  func add(to all: inout [UnownedScreens]) {
    let known = all.firstIndex { $0.kind == kind && $0.container === container }
    if let known { all[known].add(screens) } else { all.append(self) }
  }

  private mutating func add(_ others: [WeakReference<UIViewController>]) {
    screens += others
    if screens.count <= countBeforeTidying { return }
    var seen: Set<ObjectIdentifier> = []
    removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
    countBeforeTidying = max(2 * screens.count, 8)
  }

  /// Removes the freed screens, and others.
  mutating func removeAll(where isRemoved: (UIViewController) -> Bool) {
    screens.removeAll { $0.object.map(isRemoved) ?? true }
  }

  /// Whether there are no screens, or their container was freed.
  var isEmpty: Bool { screens.isEmpty || kind != .presented && container == nil }

  /// Whether a screen is still in the container, or still presented.
  func contains(_ screen: UIViewController, in layout: Layout) -> Bool {
    guard let index = layout.index(of: screen.attachment.id) else { return false }
    if kind == .presented { return layout.rows[index].isOver }
    return layout.outer(of: index).map { layout.rows[$0].screen }
      == container?.existingAttachment?.id
  }

  private var observer: ContainerObserver? { container?.existingAttachment?.observer }

  /// Whether a coordinator may own the screens now.
  var mayBeAdopted: Bool { kind == .presented || observer?.mayAdopt == true }

  /// The new owner of one of the screens; nil if no coordinator may own it, or not yet.
  func adoption(of screen: UIViewController, _ moment: Reconciler.Moment) -> Adoption? {
    if kind == .presented { return PresentationAdapter.adoption(of: screen, moment) }
    return observer?.adoption(of: screen)
  }
}
