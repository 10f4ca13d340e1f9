import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  /// The last screen that this coordinator presented or asked to present, without those that a
  /// request dismisses, and `others` with everything above them.
  func lastPresented(besides others: [UIViewController] = []) -> UIViewController? {
    let dismissed = engine.screensToDismiss
    var last: (screen: UIViewController, order: ScreenRecord.PresentationOrder)?
    inspectPresented { record in
      if let last, !record.mayBePresented(after: last.order) { return }
      guard let screen = record.screen else { return }
      let order = record.presentationOrder(of: screen)
      if let last, order < last.order { return }
      // A raw call may have dismissed it.
      guard order.stage != 1 || record.isRequested, !screen.disappears(with: dismissed),
        !others.contains(where: { screen.disappears(with: $0) })
      else { return }
      last = (screen, order)
    }
    return last?.screen
  }

  /// Passes the records of this coordinator's presented screens, and of those that it presented for
  /// its children.
  ///
  /// The latest come first, so that usually few have to be inspected closely.
  private func inspectPresented(_ inspect: (ScreenRecord) -> Void) {
    for record in presentedForChildren.reversed() where record.place.kind == .presented {
      inspect(record)
    }
    for record in records.reversed() where record.place.kind == .presented { inspect(record) }
  }

  /// The top screen of this coordinator on a stack after the changes in a preview; nil if a screen
  /// that is not on the stack yet lies above it.
  func topScreen(
    on container: UINavigationController, in preview: Preview
  ) -> UIViewController? {
    for screen in (preview.screens(in: container) ?? container.viewControllers).reversed() {
      guard let screen else { return nil }
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
