import Foundation

extension UIView {
  /// Makes a view of this very class, which is known only as a value.
  ///
  /// NB: Swift calls a metatype's initialiser only if it is `required`, which UIKit's is not, so
  /// the metatype is read as one whose is; both take the same place in the table of methods.
  static func make(frame: CGRect) -> Self {
    guard let view = make(self, frame: frame) as? Self else {
      preconditionFailure("\(self) was made by init(frame:) but is something else")
    }
    return view
  }

  @_optimize(none)
  private final class func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let maker = unsafe unsafeBitCast(type, to: MadeView.Type.self)
    return maker.init(frame: frame)
  }
}

private class MadeView: UIView {
  required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Keeps the compiler from calling the one initialiser of ``MadeView`` it would know of directly.
private final class OtherMadeView: MadeView {
  required init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
