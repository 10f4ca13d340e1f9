import Foundation

extension UserInput {
  // MARK: Swipe back

  /// Begins the swipe back of a navigation controller.
  ///
  /// Move it with ``moveGesture(to:)``, and end it with ``finishGesture()`` or ``cancelGesture()``.
  public func beginSwipeBack(in navigation: UINavigationController) throws {
    try requireVisible(navigation)
    let navigation = navigation.backNavigationController ?? navigation
    guard device.activeGesture == nil else { throw InputRejection("another gesture is going on") }
    guard navigation.viewControllers.count > 1 else {
      throw InputRejection("the stack has only one screen")
    }
    try touch(navigation.storedView) {
      guard let recognizer = navigation.interactivePopGestureRecognizer, recognizer.mayBegin else {
        throw InputRejection("the swipe back does not begin: \(navigation.swipeBackProblem)")
      }
      recognizer.state = .began
      guard navigation.beginInteractivePop(), let transition = navigation.transition else {
        recognizer.state = .possible
        throw InputRejection("there is nothing to go back to")
      }
      transition.whenEnded { recognizer.state = .possible }
      device.activeGesture = .driving(transition)
    }
  }

  // MARK: Sheet drag

  /// Begins to drag a sheet down.
  ///
  /// Move it with ``moveGesture(to:)``, and end it with ``finishGesture()`` or ``cancelGesture()``.
  /// A sheet that cannot be dismissed can be dragged, too, and moves back.
  public func beginSheetDrag(of sheet: UIViewController) throws {
    let layer = try touchableLayer { $0.root === sheet }
    guard let layer else { throw InputRejection("the sheet is not on top") }
    guard layer.isSwipeDismissable else { throw InputRejection("it is not a sheet") }
    try beginDrag(of: sheet)
  }

  /// Begins the user's dismissal of a presented controller, or an attempt if it is not allowed.
  func beginDrag(of sheet: UIViewController, isTouch: Bool = true) throws {
    guard let manager = sheet.storedPresentationController else {
      throw InputRejection("the sheet is not on top")
    }
    guard device.activeGesture == nil else { throw InputRejection("another gesture is going on") }
    func begin() {
      let isAllowed =
        !sheet.preventsInteractiveDismissal
        && manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
      guard isAllowed else {
        device.activeGesture = .rejectedDrag(manager)
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
    if isTouch { try touch(sheet.storedView, begin) } else { device.run(begin) }
  }

  /// Moves a sheet to the next larger or smaller detent by its grabber.
  ///
  /// `wraps` means that the smallest detent follows the largest, as with a tap.
  package func resizeSheet(_ sheet: UIViewController, larger: Bool, wraps: Bool) throws {
    let layer = try touchableLayer { $0.root === sheet }
    guard let layer else { throw InputRejection("the sheet is not on top") }
    guard let manager = layer.sheet else { throw InputRejection("it is not a sheet") }
    guard device.activeGesture == nil else { throw InputRejection("another gesture is going on") }
    let current = manager.selectedDetentIndex
    var next = larger ? current + 1 : current - 1
    if wraps, next == manager.detents.count { next = 0 }
    guard next != current, manager.detents.indices.contains(next) else {
      throw InputRejection("the sheet has no \(larger ? "larger" : "smaller") detent")
    }
    try touch(sheet.storedView) {
      manager.selectedDetentIdentifier = manager.detents[next].identifier
      let delegate = manager.delegate as? any UISheetPresentationControllerDelegate
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(manager)
    }
    device.displayNeeded()
  }
}

extension VisibleHierarchy.Layer {
  /// The sheet presentation controller of the layer, or the one that its popover adapts to.
  package var sheet: UISheetPresentationController? {
    let manager = root.activePresentationController
    return manager as? UISheetPresentationController
      ?? (manager as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }
}

extension UIViewController {
  /// Whether this controller or a visible descendant sets `isModalInPresentation`.
  fileprivate var preventsInteractiveDismissal: Bool {
    isModalInPresentation || appearingChildren.contains(where: \.preventsInteractiveDismissal)
  }
}
