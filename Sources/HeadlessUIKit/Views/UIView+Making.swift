import Foundation

extension UIView {
  /// Creates a view of this class, which is known only at run time.
  static func make(frame: CGRect) -> Self {
    guard let view = make(self, frame: frame) as? Self else {
      preconditionFailure("\(self) was made by init(frame:) but is something else")
    }
    return view
  }

  @_optimize(none)
  private final class func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    metatype(type, readAs: MadeView.self).init(frame: frame)
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

private final class OtherMadeView: MadeView {}
