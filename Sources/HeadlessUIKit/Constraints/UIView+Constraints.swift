import Foundation

/// A priority of the size of a view's content.
enum ContentPriority: Hashable {
  case hugging(NSLayoutConstraint.Axis)
  case compressionResistance(NSLayoutConstraint.Axis)
}

// Constraints are stored, so that layout code runs; hosts lay out views by their kind.
extension UIView {
  /// Adds a constraint to this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraints.append(constraint)
    setNeedsLayout()
  }

  /// Adds constraints to this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
    constraints.remove(at: index)
    constraint.holder = nil
    setNeedsLayout()
  }

  /// Removes constraints from this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    if constraints.isEmpty { return }
    let removed = Set(constraints.map { ObjectIdentifier($0) })
    self.constraints.removeAll { constraint in
      guard removed.contains(ObjectIdentifier(constraint)) else { return false }
      constraint.holder = nil
      return true
    }
    setNeedsLayout()
  }

  /// Removes the constraints of this view and its superviews that refer to a view or its subviews.
  final func removeConstraints(referringTo view: UIView) {
    var next: UIView? = self
    while let holder = next {
      if !holder.constraints.isEmpty {
        holder.removeConstraints(holder.constraints.filter { $0.refers(toPartOf: view) })
      }
      next = holder.storedSuperview
    }
  }

  /// The priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.hugging(axis)] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[.hugging(axis)] = priority
    setNeedsLayout()
  }

  /// The priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities[.compressionResistance(axis)] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[.compressionResistance(axis)] = priority
    setNeedsLayout()
  }

  /// Adds a layout guide to this view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Removes a layout guide from this view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide", UILayoutGuide())
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide", UILayoutGuide())
  }

  /// The part of the view whose width is easy to read; here, the part inside its margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// The view's own guide with an identifier, which is made when it is first read.
  final func guide<Guide: UILayoutGuide>(
    _ identifier: String, _ make: @autoclosure () -> Guide
  ) -> Guide {
    for case let guide as Guide in layoutGuides where guide.ownIdentifier == identifier {
      return guide
    }
    let guide = make()
    guide.ownIdentifier = identifier
    guide.identifier = identifier
    guide.owningView = self
    layoutGuides.append(guide)
    return guide
  }
}

// MARK: Anchors

extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The first line's baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  /// The last line's baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
}
