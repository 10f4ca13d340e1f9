import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  /// The last screen that this coordinator presented or asked to present, without those that a
  /// request dismisses, and `others` with everything above them.
  func lastPresented(besides others: [UIViewController] = []) -> UIViewController? {
    let dismissed = engine.screensToDismiss
    var last: (screen: UIViewController, order: ScreenRecord.PresentationOrder)?
    // The latest come first, so that usually few have to be inspected closely.
    func inspect(_ records: [ScreenRecord]) {
      for record in records.reversed() where record.place.kind == .presented {
        if let last, !record.mayBePresented(after: last.order) { continue }
        guard let screen = record.screen else { continue }
        let order = record.presentationOrder(of: screen)
        if let last, order < last.order { continue }
        // A raw call may have dismissed it.
        guard order.stage != .notPresented || record.isRequested,
          !screen.disappears(with: dismissed),
          !others.contains(where: { screen.disappears(with: $0) })
        else { continue }
        last = (screen, order)
      }
    }
    inspect(presentedForChildren)
    inspect(records)
    return last?.screen
  }

  /// The top screen of this coordinator on a stack after the changes in a preview; nil if a screen
  /// that is not on the stack yet lies above it.
  func topScreen(
    on container: UINavigationController, in preview: Preview
  ) -> UIViewController? {
    let list = preview.list(of: container)
    for index in (0..<list.count).reversed() {
      guard let screen = list[index] else { return nil }
      if isOwn(screen, on: container) { return screen }
      if screen.parent !== container { return nil }
    }
    return nil
  }

  /// Returns the screens of this coordinator on a stack, from bottom to top.
  func screens(on container: UINavigationController) -> [UIViewController] {
    container.viewControllers.filter { isOwn($0, on: container) }
  }

  private func isOwn(_ screen: UIViewController, on container: UINavigationController) -> Bool {
    guard let record = screen.screenRecord else { return false }
    return record.ownerID == id && record.isOn(container)
  }
}

extension NavigationEngine {
  /// The screens that running and waiting requests dismiss, each with everything above it.
  var screensToDismiss: Set<ObjectIdentifier> {
    var screens: Set<ObjectIdentifier> = []
    // The queue still runs a request while it asks the guards.
    for request in requests where request.phase != .asking {
      for screen in (request.change as? Dismissal)?.screens ?? [] {
        screens.insert(ObjectIdentifier(screen))
      }
    }
    return screens
  }
}

extension UIViewController {
  func disappears(with screens: Set<ObjectIdentifier>) -> Bool {
    !screens.isEmpty && selfAndOuter.contains { screens.contains(ObjectIdentifier($0)) }
  }
}
