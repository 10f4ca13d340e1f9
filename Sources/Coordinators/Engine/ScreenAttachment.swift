import CoordinatorCore
import UIKitShim

/// The framework's state of one screen, which lives as long as the screen.
@MainActor
final class ScreenAttachment {
  let id: ScreenID

  /// Whether the screen has had a place in a window or in another screen; when it loses that place,
  /// it is a detached container, and no hierarchy of its own, until `DetachedContainers.willStart`.
  var hadPlace = false

  /// Whether the app keeps the screen after its removal.
  var isKeptForReuse = false

  var isReportedAsLeak = false

  private enum State {
    case none
    case owned(ScreenRecord)
    /// The screen stays in its place until another screen replaces it. Only a child whose own screen
    /// it is may adopt it.
    case orphan(ScreenPlace)
  }

  private var state = State.none

  /// The record of the screen, while a coordinator owns it.
  var record: ScreenRecord? { if case .owned(let record) = state { record } else { nil } }

  var owner: OwnerID? { record?.ownerID }

  /// The place of an orphan.
  var orphanPlace: ScreenPlace? { if case .orphan(let place) = state { place } else { nil } }

  /// The observer of the screen, if it is a container that was in a reading or in a verb.
  private(set) var observer: ContainerObserver?

  var presentationObserver: PresentationObserver?

  /// The engine of the application that showed the screen last.
  private(set) var engine: NavigationEngine

  // The attachment is freed together with its screen.
  isolated deinit { engine.reconciler.noteFreed(id) }

  fileprivate init(in engine: NavigationEngine) {
    self.engine = engine
    id = ScreenID(engine.nextScreenNumber())
  }

  func setRecord(_ record: ScreenRecord?, in engine: NavigationEngine) {
    if let record { state = .owned(record) } else { state = .none }
    self.engine = engine
  }

  func becomeOrphan(in place: ScreenPlace) { state = .orphan(place) }

  func observer<Observer: ContainerObserver>(orMake make: () -> Observer) -> Observer {
    if let known = observer as? Observer { return known }
    let made = make()
    observer = made
    return made
  }
}

extension UIViewController {
  /// The framework's state of this screen, made at its first use.
  var attachment: ScreenAttachment { attachment(in: nil) }

  func attachment(in engine: NavigationEngine?) -> ScreenAttachment {
    if let existingAttachment { return existingAttachment }
    let attachment = ScreenAttachment(in: engine ?? CoordinatorContext.running?.engine ?? .current)
    companionObject = attachment
    return attachment
  }

  var existingAttachment: ScreenAttachment? { companionObject as? ScreenAttachment }

  /// Whether this screen is an orphan, because its coordinator has stopped.
  var isOrphan: Bool { existingAttachment?.orphanPlace != nil }

  var screenRecord: ScreenRecord? { existingAttachment?.record }
}

/// Identifies a screen of an application; never reused, even after the screen is freed.
package struct ScreenID: Hashable {
  private let number: Int32

  var value: Int { Int(number) }

  init(_ number: Int) { self.number = Int32(number) }
}

extension ScreenID: CustomStringConvertible {
  package var description: String { "\(number)" }
}
