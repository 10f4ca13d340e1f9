import Foundation

extension UIView {
  /// This view and its superviews, from the innermost to the outermost.
  final var lineage: some Sequence<UIView> { sequence(first: self) { $0.superview } }

  /// Marks this view and its superviews, so that a layout pass visits only views that need it.
  final func markNeedsLayout() {
    // The superviews of a marked view are marked, too, or are in the current pass.
    if needsLayout { return }
    needsLayout = true
    var ancestor = storedSuperview
    while let current = ancestor, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      ancestor = current.storedSuperview
    }
  }

  /// Runs the pending layout of this view and its subviews, with the callbacks of their
  /// controllers.
  final func performLayoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      performUpdatePropertiesIfNeeded()
      performUpdateConstraintsIfNeeded()
      let owner = owner
      owner?.updateUnavailableContentIfNeeded()
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for subview in storedSubviews where subview.needsLayout || subview.descendantNeedsLayout {
      subview.performLayoutIfNeeded()
    }
  }

  /// Updates the constraints if needed, by the owner if there is one.
  final func performUpdateConstraintsIfNeeded() {
    guard constraintsAreOutdated else { return }
    constraintsAreOutdated = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  /// Updates the properties of the owner and the view, if needed.
  final func performUpdatePropertiesIfNeeded() {
    guard propertiesAreOutdated else { return }
    propertiesAreOutdated = false
    owner?.updateProperties()
    updateProperties()
  }

  /// The origin of this view's coordinates in the outermost view, from the frames.
  final var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var ancestor: UIView? = self
    while let current = ancestor {
      origin.x += current.frame.minX - current.bounds.minX
      origin.y += current.frame.minY - current.bounds.minY
      ancestor = current.storedSuperview
    }
    return origin
  }

  final func notifyTintColorChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.ownTintColor == nil {
      subview.notifyTintColorChanged()
    }
    setNeedsDisplay()
  }

  /// The inherited traits, with this view's overrides.
  final func ownTraits(in inherited: UITraitCollection) -> UITraitCollection {
    storedTraitOverrides.change(inherited, style: overrideUserInterfaceStyle)
  }

  /// Notifies this view and its subviews of changed traits around it, if its own traits changed.
  final func traitsDidChange(around previous: UITraitCollection) {
    let previous = ownTraits(in: previous)
    if traitCollection != previous { notifyTraitsChanged(from: previous) }
  }

  /// Notifies this view and its subviews of their previous traits.
  final func notifyTraitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitObservers(after: previous)
    for subview in storedSubviews {
      subview.traitsDidChange(around: subview.owner?.ownTraits(in: previous) ?? previous)
    }
  }
}
