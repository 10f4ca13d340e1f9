public import Foundation

/// A view that lays out its arranged subviews in a row or a column.
open class UIStackView: UIView {
  /// How arranged views are distributed along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How arranged views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    /// The top, in a row.
    public static let top = Alignment.leading
    /// The bottom, in a row.
    public static let bottom = Alignment.trailing
  }

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack from an archive, such as a storyboard.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    InterfaceCoder.decode(self, from: coder)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the order in which they are laid out.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether the stack is a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { setNeedsLayout() }
  }
  /// How the views are distributed along the axis.
  open var distribution: Distribution = .fill {
    didSet { setNeedsLayout() }
  }
  /// How the views are aligned across the axis.
  open var alignment: Alignment = .fill {
    didSet { setNeedsLayout() }
  }
  /// The distance between neighbours.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// Whether the views are arranged inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsLayout() }
  }
  /// Whether distances are measured from baselines.
  open var isBaselineRelativeArrangement = false

  /// The value for the default spacing in `setCustomSpacing(_:after:)`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The value for the system's spacing in `setCustomSpacing(_:after:)`.
  public class var spacingUseSystem: CGFloat { .leastNonzeroMagnitude }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end, and as a subview if needed.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index of the arranged ones, and as a subview if needed.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    var index = stackIndex
    if let old = arrangedSubviews.firstIndex(of: view) {
      arrangedSubviews.remove(at: old)
      index = min(index, arrangedSubviews.count)
    }
    guard index <= arrangedSubviews.count else {
      raise(
        .internalInconsistency,
        "Index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(arrangedSubviews.count)"
      )
    }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: index)
    setNeedsLayout()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    setNeedsLayout()
  }

  /// Stops arranging a subview that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  /// Sets the distance after one of the arranged views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The distance after one of the arranged views, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
