import Foundation

extension UIView {
  /// This view and those around it, from the innermost to the outermost.
  final var lineage: some Sequence<UIView> { sequence(first: self) { $0.superview } }

  /// Marks this view, and the way to it, so that a pass visits only what is due.
  final func markNeedsLayout() {
    // The way to a view that is marked is marked too, or the pass is on it.
    if needsLayout { return }
    needsLayout = true
    var ancestor = storedSuperview
    while let current = ancestor, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      ancestor = current.storedSuperview
    }
  }

  /// Lays out what is due in this view and below, with the owners' callbacks around it.
  final func performLayoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      bringPropertiesUpToDate()
      bringConstraintsUpToDate()
      let owner = owner
      owner?.bringUnavailableContentUpToDate()
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

  /// Asks the view's owner, or the view itself, for the constraints that are outdated.
  final func bringConstraintsUpToDate() {
    guard constraintsAreOutdated else { return }
    constraintsAreOutdated = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  /// Lets the view's owner and the view set what is outdated.
  final func bringPropertiesUpToDate() {
    guard propertiesAreOutdated else { return }
    propertiesAreOutdated = false
    owner?.updateProperties()
    updateProperties()
  }

  /// The place of this view's coordinates in those of the outermost view, by the frames.
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

  final func tellTintColorChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.ownTintColor == nil {
      subview.tellTintColorChanged()
    }
    setNeedsDisplay()
  }

  /// The traits of the surroundings, with what this view overrides.
  final func ownTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    storedTraitOverrides.change(surroundings, style: overrideUserInterfaceStyle)
  }

  /// Reports a change of the traits around this view to it and its subviews, if its own traits changed.
  final func traitsDidChange(around previous: UITraitCollection) {
    let previous = ownTraits(in: previous)
    if traitCollection != previous { tellTraitsChanged(from: previous) }
  }

  /// Reports the former traits of this view to it, and those of its subviews to them.
  final func tellTraitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellTraitObservers(after: previous)
    for subview in storedSubviews {
      subview.traitsDidChange(around: subview.owner?.ownTraits(in: previous) ?? previous)
    }
  }
}
