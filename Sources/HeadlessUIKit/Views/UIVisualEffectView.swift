public import Foundation

/// An effect of a view; data only.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur; data only.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// Creates a blur.
  public convenience init(style: Style) { self.init() }
}

/// A vibrancy on a blur; data only.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the vibrancy for a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

/// A view with an effect, whose content is in ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; data only.
  open var effect: UIVisualEffect?
  /// The view to which the app adds subviews.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view of a storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
