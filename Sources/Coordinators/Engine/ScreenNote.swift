import CoordinatorCore
import UIKitShim

/// What the framework keeps beside a screen, for as long as the screen lives.
@MainActor
final class ScreenNote {
  let id: ScreenID

  /// The record of the screen, while a coordinator owns it.
  private(set) var record: ScreenRecord?

  /// The coordinator that owns the screen.
  var owner: OwnerID? { record?.ownerID }

  /// Whether the screen has had a place in a window or in another screen.
  ///
  /// Without such a place it is then a detached container, and no hierarchy of its own.
  var hadPlace = false

  /// Where a stopped coordinator has left the screen, which stays there until it is replaced.
  ///
  /// Nobody adopts it.
  var orphanPlace: ScreenPlace?

  /// What observes the screen, if it is a container that a coordinator has used.
  private(set) var observer: DelegateProxy?

  /// What observes the screen's presentation.
  var presentationObserver: PresentationObserver?

  /// That of the application in which the screen was seen last.
  private(set) var engine: NavigationEngine
  private let address: ObjectIdentifier

  // Beside a screen, so that it is freed with it.
  isolated deinit { engine.noteFreed(address) }

  fileprivate init(of screen: UIViewController, in engine: NavigationEngine) {
    self.engine = engine
    address = ObjectIdentifier(screen)
    id = ScreenID(engine.nextScreenNumber())
  }

  func setRecord(_ record: ScreenRecord?, in engine: NavigationEngine) {
    self.record = record
    self.engine = engine
  }

  /// What observes the container, made at its first use.
  func observer<Observer: DelegateProxy>(orMake make: () -> Observer) -> Observer {
    if let known = observer as? Observer { return known }
    let made = make()
    observer = made
    // What lies in it may get an owner now.
    engine.reconciler.setNeedsReadingAsArrival(address)
    return made
  }
}

extension UIViewController {
  /// What is kept beside this screen, made at its first use.
  var note: ScreenNote { note(in: nil) }

  /// The same, where it is known to which application the screen belongs.
  func note(in engine: NavigationEngine?) -> ScreenNote {
    if let note = knownNote { return note }
    let note = ScreenNote(
      of: self, in: engine ?? CoordinatorContext.running?.engine ?? .current)
    companionObject = note
    return note
  }

  /// What is kept beside this screen, if anything is.
  var knownNote: ScreenNote? { companionObject as? ScreenNote }

  /// Whether a stopped coordinator has left this screen where it is.
  var isOrphan: Bool { knownNote?.orphanPlace != nil }

  /// The record of this screen, if a coordinator owns it.
  var screenRecord: ScreenRecord? { knownNote?.record }
}
