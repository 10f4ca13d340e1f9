import UIKitShim

/// Screens of one container, or presented screens, that no verb has shown.
///
/// They are together because none of them has to be read while no coordinator may own screens in
/// the container.
@MainActor
struct UnownedScreens {
  let kind: Layout.Slot.Kind
  private weak let container: UIViewController?
  private var screens: [WeakReference<UIViewController>] = []
  private var countBeforeTidying = 8

  private init(_ kind: Layout.Slot.Kind, in container: UIViewController?) {
    self.kind = kind
    self.container = container
  }

  /// Adds a new screen to those of its container.
  static func add(_ new: LayoutReader.NewScreen, to all: inout [UnownedScreens]) {
    let known = all.firstIndex { $0.kind == new.kind && $0.container === new.container }
    if known == nil { all.append(UnownedScreens(new.kind, in: new.container)) }
    all[known ?? all.count - 1].add(new.screen)
  }

  private mutating func add(_ screen: UIViewController) {
    screens.append(WeakReference(screen))
    if screens.count <= countBeforeTidying { return }
    var seen: Set<ObjectIdentifier> = []
    removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
    countBeforeTidying = max(2 * screens.count, 8)
  }

  /// Removes the freed screens, and others.
  mutating func removeAll(where isRemoved: (UIViewController) -> Bool) {
    screens.removeAll { $0.object.map(isRemoved) ?? true }
  }

  var isEmpty: Bool { screens.isEmpty }

  /// Whether the container of the screens still exists.
  var exists: Bool { kind == .presented || container != nil }

  private var observer: DelegateProxy? { container?.existingAttachment?.observer }

  /// Whether a coordinator may own the screens now.
  var mayBeAdopted: Bool { kind == .presented || observer?.mayAdopt == true }

  /// The coordinators that may own one of the screens; nil if none may, or not yet.
  func adoption(of screen: UIViewController, _ moment: Reconciler.Moment) -> Adoption? {
    if kind == .presented { return PresentationAdapter.adoption(of: screen, moment) }
    return observer?.adoption(of: screen)
  }
}
