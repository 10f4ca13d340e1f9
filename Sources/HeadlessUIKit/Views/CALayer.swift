public import Foundation

/// The layer of a view; its values are stored, but not drawn.
///
/// The layer shares the frame, opacity, visibility, clipping and background of its view.
open class CALayer: NSObject {
  private weak var view: UIView?
  private var values = Values()

  private struct Values {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: UIColor?

    var frame: CGRect {
      get {
        CGRect(
          x: position.x - bounds.width / 2, y: position.y - bounds.height / 2,
          width: bounds.width, height: bounds.height)
      }
      set {
        position = CGPoint(x: newValue.midX, y: newValue.midY)
        bounds.size = newValue.size
      }
    }
  }

  /// Creates a layer that belongs to no view.
  public override init() {
    super.init()
  }

  convenience init(of view: UIView) {
    self.init()
    self.view = view
  }

  // MARK: Values of the view

  private func read<Value: Sendable>(
    _ own: Value, _ value: @MainActor (UIView) -> Value
  ) -> Value {
    guard let view else { return own }
    return MainActor.assumeIsolated { value(view) }
  }

  private func write(_ change: @MainActor (UIView) -> Void) {
    if let view { MainActor.assumeIsolated { change(view) } }
  }

  /// The frame in the superlayer's coordinates.
  open var frame: CGRect {
    get { read(values.frame) { $0.frame } }
    set {
      values.frame = newValue
      write { $0.frame = newValue }
    }
  }
  /// The bounds in the layer's own coordinates.
  open var bounds: CGRect {
    get { read(values.bounds) { $0.bounds } }
    set {
      values.bounds = newValue
      write { $0.bounds = newValue }
    }
  }
  /// The centre in the superlayer's coordinates.
  open var position: CGPoint {
    get { read(values.position) { $0.center } }
    set {
      values.position = newValue
      write { $0.center = newValue }
    }
  }
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { read(values.opacity) { Float($0.alpha) } }
    set {
      values.opacity = newValue
      write { $0.alpha = CGFloat(newValue) }
    }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { read(values.isHidden) { $0.isHidden } }
    set {
      values.isHidden = newValue
      write { $0.isHidden = newValue }
    }
  }
  /// Whether the layer's content is clipped to its bounds.
  open var masksToBounds: Bool {
    get { read(values.masksToBounds) { $0.clipsToBounds } }
    set {
      values.masksToBounds = newValue
      write { $0.clipsToBounds = newValue }
    }
  }
  /// The background colour.
  open var backgroundColor: CGColor? {
    get { read(values.backgroundColor) { $0.backgroundColor }?.cgColor }
    set {
      let color = newValue.map { UIColor(cgColor: $0) }
      values.backgroundColor = color
      write { $0.backgroundColor = color }
    }
  }

  // MARK: Appearance, stored only

  /// The radius of rounded corners.
  open var cornerRadius: CGFloat = 0
  /// The rounded corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is rasterized.
  open var shouldRasterize = false
  /// The scale of the rasterized image.
  open var rasterizationScale: CGFloat = 1
  private var transform = CGAffineTransform.identity
  /// The transform of the layer.
  open func affineTransform() -> CGAffineTransform { transform }
  /// Sets the transform of the layer.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = m }
  /// The position of the layer on the z axis.
  open var zPosition: CGFloat = 0
  /// The speed of time in the layer; the device's clock ignores it.
  open var speed: Float = 1
  /// The layer whose alpha channel masks this one.
  open var mask: CALayer?

  // MARK: Sublayers

  /// The superlayer, if there is one.
  open private(set) weak var superlayer: CALayer?
  /// The sublayers.
  open private(set) var sublayers: [CALayer]?
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }
  /// Inserts a layer at an index from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Animations, stored only

  private var animations: [String: CAAnimation] = [:]
  /// Stores an animation until it is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? UUID().uuidString] = anim
  }
  /// The animation that was added for a key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
}

/// A set of corners.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
