import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  /// The last screen that this coordinator presented or asked to present, without those that a
  /// request dismisses, and `others` with everything above them.
  func lastPresented(besides others: [UIViewController] = []) -> UIViewController? {
    var candidates = screens(presentedBy: self)
    for child in context?.childContexts ?? [] {
      candidates += (child.attachment as? ScreenOwner)?.screens(presentedBy: self) ?? []
    }
    var last: (screen: UIViewController, order: (Int, Int))?
    // The latest comes first, so that usually only one has to be looked at closely.
    for record in candidates.reversed() where record.isInUI {
      let order = record.presentationOrder
      if let last, order < last.order { continue }
      guard let screen = record.screen, !screen.isToBeDismissed,
        !others.contains(where: { screen.disappears(with: $0) })
      else { continue }
      last = (screen, order)
    }
    return last?.screen
  }

  private func screens(presentedBy presenter: ScreenOwner) -> [ScreenRecord] {
    var presented: [ScreenRecord] = []
    for record in records {
      guard record.place.kind == .presented,
        self === presenter || record.presenter == presenter.id
      else { continue }
      presented.append(record)
    }
    return presented
  }

  func topScreen(on container: UINavigationController) -> UIViewController? {
    container.viewControllers.last { isOwn($0, on: container) }
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

extension UIViewController {
  /// Whether a request dismisses this screen, or one below it.
  var isToBeDismissed: Bool {
    selfAndOuter.contains { ($0.screenRecord?.pendingDismissals ?? 0) > 0 }
  }
}
