import CoordinatorCore
import UIKitShim

/// The framework's state of one screen, which lives as long as the screen.
@MainActor
final class ScreenAttachment {
  let id: ScreenID

  /// Whether the screen has had a place in a window or in another screen; when it loses that place,
  /// it is a detached container, and no hierarchy of its own.
  var hadPlace = false

  /// Whether the app keeps the screen after its removal.
  var isKeptForReuse = false

  var isReportedAsLeak = false

  /// The record of the screen, while a coordinator owns it.
  private(set) var record: ScreenRecord?

  var owner: OwnerID? { record?.ownerID }

  /// The place of an orphan, which stays there until another screen replaces it, and which only a
  /// child whose own screen it is may adopt.
  var orphanPlace: ScreenPlace?

  /// The observer of the screen, if it is a container that a coordinator has used.
  private(set) var observer: ContainerObserver?

  var presentationObserver: PresentationObserver?

  /// The engine of the application that showed the screen last.
  private(set) var engine: NavigationEngine
  private let address: ObjectIdentifier

  // The attachment is freed together with its screen.
  isolated deinit { engine.reconciler.noteFreed(id, at: address) }

  fileprivate init(of screen: UIViewController, in engine: NavigationEngine) {
    self.engine = engine
    address = ObjectIdentifier(screen)
    id = ScreenID(engine.nextScreenNumber())
  }

  func setRecord(_ record: ScreenRecord?, in engine: NavigationEngine) {
    self.record = record
    self.engine = engine
  }

  func observer<Observer: ContainerObserver>(orMake make: () -> Observer) -> Observer {
    if let known = observer as? Observer { return known }
    let made = make()
    observer = made
    // The screens in the container may get owners now.
    engine.reconciler.hierarchies.setNeed(.new, of: id)
    return made
  }
}

extension UIViewController {
  /// The framework's state of this screen, made at its first use.
  var attachment: ScreenAttachment { attachment(in: nil) }

  func attachment(in engine: NavigationEngine?) -> ScreenAttachment {
    if let existingAttachment { return existingAttachment }
    let attachment = ScreenAttachment(
      of: self, in: engine ?? CoordinatorContext.running?.engine ?? .current)
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
