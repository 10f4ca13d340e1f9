public import Foundation

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value, from 1 to 1000.
  public let rawValue: Float
  /// Creates a priority from its value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which content hugs its size.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two layout attributes; stored, not solved.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A layout attribute, such as an edge.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The object whose attribute is on the left.
  open private(set) weak var firstItem: AnyObject?
  /// The object whose attribute is on the right.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute on the left.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute on the right.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// The relation between both sides.
  open private(set) var relation = Relation.equal
  /// The factor of the attribute on the right.
  open private(set) var multiplier: CGFloat = 1
  /// The number added on the right.
  open var constant: CGFloat = 0 {
    didSet { holder?.setNeedsLayout() }
  }
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// An identifier for debugging.
  open var identifier: String?

  /// The view that lists this constraint while it is active.
  weak var holder: UIView?

  /// Creates a constraint between two attributes.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint is active; activating it adds it to the nearest common superview.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil else { return }
        guard let view = commonView else {
          raise(
            .invalidArgument,
            "Unable to activate constraint with anchors \(firstAttribute) and \(secondAttribute) "
              + "because they have no common ancestor."
          )
        }
        view.addConstraint(self)
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// Activates the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondItem != nil else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    return first.lineage.first(where: second.isDescendant)
  }

  /// Whether an item is the view or inside it.
  final func refers(toPartOf view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
