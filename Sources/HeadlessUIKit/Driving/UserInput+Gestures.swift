import Foundation

extension UserInput {
  // MARK: Swipe back

  /// Begins to drag the top screen of a navigation stack aside.
  ///
  /// Move it by ``moveGesture(to:)``, then let go by ``finishGesture()`` or ``cancelGesture()``.
  public func beginSwipeBack(in navigation: UINavigationController) throws {
    try requireVisible(navigation)
    let navigation = navigation.backNavigationController ?? navigation
    guard device.activeGesture == nil else { throw InputRefusal("another gesture is going on") }
    guard navigation.viewControllers.count > 1 else {
      throw InputRefusal("the stack has only one screen")
    }
    try device.run {
      guard let recognizer = navigation.interactivePopGestureRecognizer, recognizer.mayBegin else {
        throw InputRefusal("the swipe back does not begin")
      }
      recognizer.state = .began
      guard navigation.beginInteractivePop(), let transition = navigation.transition else {
        recognizer.state = .possible
        throw InputRefusal("there is nothing to go back to")
      }
      transition.whenEnded { recognizer.state = .possible }
      device.activeGesture = .driving(transition)
    }
  }

  // MARK: Sheet drag

  /// Begins to drag a sheet down.
  ///
  /// Move it by ``moveGesture(to:)``, then let go by ``finishGesture()`` or ``cancelGesture()``. A
  /// sheet that must not be dismissed can be dragged too, and goes back.
  public func beginSheetDrag(of sheet: UIViewController) throws {
    let layer = try touchableLayer { $0.root === sheet }
    guard let layer else { throw InputRefusal("the sheet is not on top") }
    guard layer.isSwipeDismissable else { throw InputRefusal("it is not a sheet") }
    try beginDrag(of: sheet)
  }

  /// Begins to dismiss what is presented on top as a user does, or to attempt it.
  func beginDrag(of sheet: UIViewController) throws {
    guard let manager = sheet.storedPresentationController else {
      throw InputRefusal("the sheet is not on top")
    }
    guard device.activeGesture == nil else { throw InputRefusal("another gesture is going on") }
    device.run {
      let isAllowed =
        !sheet.insistsOnStaying
        && manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
      guard isAllowed else {
        device.activeGesture = .refusedDrag(manager)
        return
      }
      manager.delegate?.presentationControllerWillDismiss(manager)
      let transition = sheet.presenter?.requestDismissal(
        animated: true,
        isInteractive: true,
        isByUser: true,
        completion: nil
      )
      if let transition { device.activeGesture = .driving(transition) }
    }
  }

  /// Moves a sheet to the next detent by its grabber, to a larger or a smaller one; `wraps` means that
  /// the smallest one follows the largest, as at a tap.
  package func resizeSheet(_ sheet: UIViewController, larger: Bool, wraps: Bool) throws {
    let layer = try touchableLayer { $0.root === sheet }
    guard let layer else { throw InputRefusal("the sheet is not on top") }
    guard let manager = layer.sheet else { throw InputRefusal("it is not a sheet") }
    guard device.activeGesture == nil else { throw InputRefusal("another gesture is going on") }
    let current = manager.selectedDetentIndex
    var next = larger ? current + 1 : current - 1
    if wraps, next == manager.detents.count { next = 0 }
    guard next != current, manager.detents.indices.contains(next) else {
      throw InputRefusal("the sheet has no \(larger ? "larger" : "smaller") detent")
    }
    device.run {
      manager.selectedDetentIdentifier = manager.detents[next].identifier
      let delegate = manager.delegate as? any UISheetPresentationControllerDelegate
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(manager)
    }
    device.displayNeeded()
  }
}

extension VisibleHierarchy.Layer {
  /// What manages the layer if it is a sheet, or a popover that comes as one.
  package var sheet: UISheetPresentationController? {
    let manager = root.activePresentationController
    return manager as? UISheetPresentationController
      ?? (manager as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }
}

extension UIViewController {
  /// Whether this controller, or what it shows, is modal in the presentation.
  fileprivate var insistsOnStaying: Bool {
    isModalInPresentation || appearingChildren.contains(where: \.insistsOnStaying)
  }
}
