import UIKit

class OverridingLayoutConstraint: NSLayoutConstraint {
  override init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    super.init(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: constant)
  }
  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue }
  }
  override var priority: UILayoutPriority {
    get { super.priority }
    set { super.priority = newValue }
  }
  override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override class func activate(_ constraints: [NSLayoutConstraint]) {
    super.activate(constraints)
  }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) {
    super.deactivate(constraints)
  }
}

class OverridingLayoutGuide: UILayoutGuide {
  override init() { super.init() }
  override var identifier: String {
    get { super.identifier }
    set { super.identifier = newValue }
  }
}
